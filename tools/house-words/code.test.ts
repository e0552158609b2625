import { expect, test } from 'vitest';
import { codeProblems } from './code.ts';
import { glossary } from './glossary.ts';

const words = glossary('| name | sealed | encrypted |\n| comment | begins | starts |\n');

test('a word is found in names at the top, of types and of files, and in comments, not in columns and in what is only used', () => {
  const text = `// It begins here.\nexport const sealedBox = 1;\ninterface Row { readonly isSealed: boolean; readonly sealed_at: string }\nfunction open(row: Row) { return row.sealed_at + 'begins'; }`;
  expect(codeProblems('server/sealed.ts', text, words)).toEqual([
    'server/sealed.ts:1: “sealed” in a name; say “encrypted” (docs/glossary.md)',
    'server/sealed.ts:2: “sealed” in a name; say “encrypted” (docs/glossary.md)',
    'server/sealed.ts:3: “sealed” in a name; say “encrypted” (docs/glossary.md)',
    'server/sealed.ts:1: “begins” in a comment; say “starts” (docs/glossary.md)',
  ]);
  expect(codeProblems('server/open.ts', 'const opened = 1;', words)).toEqual([]);
});
