import ts from 'typescript';

/**
 * Puts the functions of a program that a run of it is sure to need where engines make them ready at once. An engine looks through
 * a function when it reads what stands around it, and reads it again when it is first called; what stands in parentheses it
 * expects to be called, and reads once. Only functions that are declared are moved, to the beginning of what they are declared in,
 * where they are known from the beginning as before.
 */
export function readyAtOnce(code: string, starts: ReadonlySet<number>): string {
  /** What stands from here to the end of a node, with the functions in it where they shall be. */
  const written = (node: ts.Node, from = node.getStart()): string => {
    let text = '';
    let at = from;
    ts.forEachChild(node, (child) => {
      text += code.slice(at, child.getStart()) + (isBody(child) ? body(child) : written(child));
      at = child.getEnd();
    });
    return text + code.slice(at, node.getEnd());
  };
  const body = (block: ts.Block): string => {
    const moved = block.statements.filter(
      (statement): statement is ts.FunctionDeclaration =>
        ts.isFunctionDeclaration(statement) && starts.has(statement.getStart()),
    );
    const first = moved.map((one) => `var ${one.name?.text}=(${written(one)});`);
    let text = `{${first.join('')}`;
    let at = block.getStart() + 1;
    for (const statement of block.statements) {
      text += code.slice(at, statement.getStart());
      if (!moved.includes(statement as ts.FunctionDeclaration)) text += written(statement);
      at = statement.getEnd();
    }
    return text + code.slice(at, block.getEnd());
  };
  return written(ts.createSourceFile('program.js', code, ts.ScriptTarget.Latest, true), 0);
}

function isBody(node: ts.Node): node is ts.Block {
  return ts.isBlock(node) && ts.isFunctionLike(node.parent);
}
