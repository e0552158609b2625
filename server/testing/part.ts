/** What is in an answer under these names, one within the other. Throws where it does not. */
export function part(answer: unknown, ...names: readonly (string | number)[]): unknown {
  let held = answer;
  for (const name of names) {
    if (typeof held !== 'object' || held === null || !(name in held)) throw new Error(`the answer has no ${names.join('.')}`);
    held = Reflect.get(held, name);
  }
  return held;
}

/** A text that is there. */
export function textIn(answer: unknown, ...names: readonly (string | number)[]): string {
  const found = part(answer, ...names);
  if (typeof found !== 'string') throw new Error(`${names.join('.')} is no text`);
  return found;
}

/** A number that is there. */
export function numberIn(answer: unknown, ...names: readonly (string | number)[]): number {
  const found = part(answer, ...names);
  if (typeof found !== 'number') throw new Error(`${names.join('.')} is no number`);
  return found;
}

/** A list that is there. */
export function listIn(answer: unknown, ...names: readonly (string | number)[]): readonly unknown[] {
  const found = part(answer, ...names);
  if (!Array.isArray(found)) throw new Error(`${names.join('.')} is no list`);
  return found;
}
