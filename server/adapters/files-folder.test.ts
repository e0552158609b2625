import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { FilesOutage } from '../ports/files.ts';
import { folderFiles } from './files-folder.ts';

const root = mkdtempSync(path.join(os.tmpdir(), 'pelaminan-files-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
const files = folderFiles(root);

test('a file is kept, replaced, read and forgotten', async () => {
  const name = 'documents/7/0193-a';
  expect(await files.get(name)).toBeNull();
  await files.put(name, Buffer.from('first'));
  await files.put(name, Buffer.from('second'));
  expect((await files.get(name))?.toString()).toBe('second');
  expect(readdirSync(path.join(root, 'documents', '7'))).toEqual(['0193-a']);
  expect(statSync(path.join(root, name)).mode & 0o077).toBe(0);
  await files.remove(name);
  await files.remove(name);
  expect(await files.get(name)).toBeNull();
});

test.each(['../outside', '/etc/passwd', 'a/../../b', 'a//b', 'a.txt', 'A', ''])('%j is no name', async (name) => {
  await expect(files.put(name, Buffer.from('x'))).rejects.toThrow(RangeError);
  await expect(files.get(name)).rejects.toThrow(RangeError);
  await expect(files.remove(name)).rejects.toThrow(RangeError);
});

test('a folder that cannot be written is an outage', async () => {
  writeFileSync(path.join(root, 'blocked'), 'a file where a folder should be');
  await expect(files.put('blocked/x', Buffer.from('x'))).rejects.toThrow(FilesOutage);
});
