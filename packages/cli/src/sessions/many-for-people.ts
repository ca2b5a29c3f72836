/** A person looks for what was done lately; a program is given all. */
export const manyForPeople = 50;
