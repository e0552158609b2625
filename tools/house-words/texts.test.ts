import { expect, test } from 'vitest';
import { glossary } from './glossary.ts';
import { textProblems } from './texts.ts';

const words = glossary('| en | papers | documents |\n| id | berkas | file |\n');

test('a word is found in the language where it is replaced: in a file of one language and beside the other one', () => {
  expect(textProblems('texts/a.en.ts', `export const a = {\n  papers: 'Our Papers',\n  rest: 'Paperspace, berkas',\n};`, words)).toEqual([
    'texts/a.en.ts:2: “papers” in a text; say “documents” (docs/glossary.md)',
  ]);
  const both = `export const words = { papers: { en: 'Papers', id: 'Papers' }, raw: { en: 'berkas', id: 'semua berkas' } };`;
  expect(textProblems('texts/b.ts', both, words)).toEqual([
    'texts/b.ts:1: “papers” in a text; say “documents” (docs/glossary.md)',
    'texts/b.ts:1: “berkas” in a text; say “file” (docs/glossary.md)',
  ]);
  expect(textProblems('texts/c.ts', 'const rawId = `{n} berkas`; // berkas', words)).toHaveLength(1);
});
