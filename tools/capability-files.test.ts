// Every capability of the server has the same files: `api.ts` for its neighbours, `routes.ts` with the one function that registers it, `routes-….ts` for
// further calls. Anyone who knows one finds the way in the next.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const isRoutes = (file: string): boolean => /(?:^|\/)routes(?:-[a-z-]+)?\.ts$/.test(file);
/** Files of a folder that binds calls of the contract. */
const files = globSync('server/*/**/*.ts', { cwd: root })
  .filter((file) => !file.endsWith('.test.ts') && !/^server\/(?:kit|testing|pages)\//.test(file))
  .map((file) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    const { staticImports, staticExports } = parseSync(file, text).module;
    const exported = staticExports.flatMap(({ entries }) => entries.filter(({ isType }) => !isType));
    return {
      file,
      text,
      names: exported.flatMap(({ exportName: { name } }) => name ?? []),
      sources: [
        ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
        ...staticExports.flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? [])),
      ],
    };
  });
const ofCapabilities = files.filter(({ file }) => file.split('/').length === 3);

test('calls are bound in routes.ts and routes-….ts alone', () => {
  const binding = files.filter(({ text }) => /\bserve\([a-z]+\.[a-z]/i.test(text)).map(({ file }) => file);
  expect(binding.length).toBeGreaterThan(30);
  expect(binding.filter((file) => !isRoutes(file))).toEqual([]);
});

test('routes.ts has one function that registers the capability, and nothing else has it', () => {
  const registering = ofCapabilities.filter(({ file }) => file.endsWith('/routes.ts'));
  expect(registering.length).toBeGreaterThan(20);
  expect(
    registering.filter(({ names }) => names.length !== 1 || !names[0]?.startsWith('register')).map(({ file, names }) => [file, names]),
  ).toEqual([]);
  const further = ofCapabilities.filter(({ file }) => isRoutes(file) && !file.endsWith('/routes.ts'));
  expect(further.flatMap(({ file, names }) => (names.some((name) => name.startsWith('register')) ? [file] : []))).toEqual([]);
});

test('api.ts answers neighbours and registers nothing: it knows no routes', () => {
  const apis = ofCapabilities.filter(({ file }) => file.endsWith('/api.ts'));
  expect(apis.length).toBeGreaterThan(20);
  const wrong = apis.filter(({ names, sources }) => names.some((name) => name.startsWith('register')) || sources.some(isRoutes));
  expect(wrong.map(({ file }) => file)).toEqual([]);
});
