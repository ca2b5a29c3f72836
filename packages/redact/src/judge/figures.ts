/** True for figures, brands that are called after a person, and people whose names stand for their work. */
export function isFigure(name: string): boolean {
  return figures.test(name);
}

const figures =
  /^(?:Alan Turing|Donald (?:E\. )?Knuth|Dennis Ritchie|Brian Kernighan|Martin Fowler|Robert (?:C\. )?Martin|Edgar Codd|Albert Einstein|Isaac Newton|Marie Curie|Charles Darwin|Charles Dickens|Charles Schwab|Eli Lilly|Nikola Tesla|Leonardo (?:da )?Vinci|Tim Cook|Tim Berners|Donald Trump|Harry Potter|James Bond|Peter Parker|Tony Stark|Jane (?:Doe|Smith|Austen)|John (?:Doe|Smith|Conway)|William Shakespeare|Mary Shelley|Martin Luther|Michael Jackson|Henry Ford|Louis Vuitton|Ralph Lauren|Calvin Klein|Philip Morris|Thomas Bayes|Daniel Bernoulli|Leonhard Euler|Carl Gauss|Sarah Connor|Arthur Dent|Anna Karenina|Elizabeth Bennet|Ken Thompson|Andrea Doria|Henry Schein|Alice Bob|Fisher Yates|Eli Lilly|Edgar Poe|Ada Lovelace|Grace Hopper|Linus Torvalds|Marc Jacobs|Michael Kors|Paul Smith|Tommy Hilfiger|Jack Daniels|Ben Jerry|Wells Fargo|Agent Smith|Will Smith|Jack Smith|Max Mustermann|Erika Mustermann)\b/;
