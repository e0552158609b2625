import { parseSync, Visitor } from 'vite';
import type { GlossaryWord } from './glossary.ts';

/** The words of a name: `encryptedAnew` is encrypted anew; a name of SQL or of the wire has them apart already. */
const spaced = (name: string): string => name.replaceAll(/([a-z0-9])([A-Z])|[_\-./]+/g, '$1 $2');

/**
 * Words of the glossary in the comments of a file, in what it declares at the top and in its types, and in its own name. Names of SQL (`fields_box`) are not
 * looked at: a column keeps its name while processes of two versions use it.
 */
export function codeProblems(file: string, text: string, words: readonly GlossaryWord[]): readonly string[] {
  const inNames = words.filter(({ language }) => language === 'name');
  const inComments = words.filter(({ language }) => language === 'comment');
  const { program, comments } = parseSync(file, text);
  const names: { readonly start: number; readonly name: string }[] = [{ start: 0, name: file }];
  const declare = (name: string, start: number): void => {
    if (!name.includes('_')) names.push({ start, name });
  };
  for (const node of program.body) {
    const of = node.type === 'ExportNamedDeclaration' ? node.declaration : node;
    if (of?.type === 'VariableDeclaration') for (const { id } of of.declarations) if (id.type === 'Identifier') declare(id.name, id.start);
    if (of && 'id' in of && of.id?.type === 'Identifier') declare(of.id.name, of.id.start);
  }
  new Visitor({
    TSPropertySignature: ({ key }) => {
      if (key.type === 'Identifier') declare(key.name, key.start);
    },
  }).visit(program);
  const found = [
    ...names.flatMap(({ start, name }) => inNames.filter(({ pattern }) => pattern.test(spaced(name))).map(({ why }) => ({ start, why }))),
    ...comments.flatMap(({ start, value }) => inComments.filter(({ pattern }) => pattern.test(value)).map(({ why }) => ({ start, why }))),
  ];
  return found.map(({ start, why }) => `${file}:${text.slice(0, start).split('\n').length}: ${why}`);
}
