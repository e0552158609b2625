// A part of Mantine comes without its style: a file that uses one imports what it looks like, or it stands there bare.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(file, 'utf8');
const library = path.join(root, 'node_modules/@mantine/core');

/** The style sheets of Mantine that a file of ours brings along, and those of the whole dashboard. */
function brought(file: string): Set<string> {
  const text = read(file);
  const found = new Set([...text.matchAll(/@mantine\/core\/styles\/(\w+)\.layer\.css/g)].map(([, name = '']) => name));
  for (const [, sheet = ''] of text.matchAll(/import '(\.[^']+\.css)'/g))
    for (const name of brought(path.join(path.dirname(file), sheet))) found.add(name);
  return found;
}

/** What a part needs: its own sheet, and those of what it is built on. */
function needed(module: string, seen = new Set<string>()): Set<string> {
  if (seen.has(module) || !existsSync(module)) return new Set();
  seen.add(module);
  const sheets = new Set<string>();
  for (const [, from = ''] of read(module).matchAll(/from "(\.[^"]+)"/g)) {
    const sheet = /(\w+)\.module\.mjs$/.exec(from)?.[1];
    if (sheet !== undefined) sheets.add(sheet);
    else if (/\/(\w*Base|InlineInput|Input)\.mjs$/.test(from))
      for (const name of needed(path.join(path.dirname(module), from), seen)) sheets.add(name);
  }
  return sheets;
}

const ofAll = brought(path.join(root, 'web/app/mantine.css'));
const files = readdirSync(path.join(root, 'web'), { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.tsx'));
const uses = files.flatMap((name) =>
  [...read(path.join(root, 'web', name)).matchAll(/import \{([^}]+)\} from '@mantine\/core'/g)].flatMap(([, parts = '']) =>
    parts
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== '' && !part.startsWith('type '))
      .map((part) => [name, part] as const),
  ),
);

test('the parts that are used are found, with what they are built on', () => {
  expect(uses).toContainEqual(['ui/checked-fields.tsx', 'PasswordInput']);
  expect([...needed(path.join(library, 'esm/components/PasswordInput/PasswordInput.mjs'))]).toEqual(
    expect.arrayContaining(['PasswordInput', 'Input']),
  );
});

test.each(uses)('%s brings the styles of %s', (name, part) => {
  const module = path.join(library, `esm/components/${part}/${part}.mjs`);
  const bare = [...needed(module)].filter((sheet) => !ofAll.has(sheet) && !brought(path.join(root, 'web', name)).has(sheet));
  expect(bare).toEqual([]);
});
