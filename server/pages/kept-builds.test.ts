import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { dayMs } from '../../core/time.ts';
import { keepBuild } from './kept-builds.ts';

const at = Date.parse('2026-11-22T05:00:00Z');
let folder: string;
let kept: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'pelaminan-builds-'));
  kept = path.join(folder, 'kept');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function build(name: string, ...files: string[]): string {
  const web = path.join(folder, name);
  mkdirSync(path.join(web, '.vite'), { recursive: true });
  for (const file of ['index.html', ...files]) writeFileSync(path.join(web, file), `${name} ${file}`);
  return web;
}

test('chunks of the builds of a week are kept, with what they were compressed to, and nothing that is no chunk', async () => {
  await keepBuild(build('first', 'app-AAAAAAAA.js', 'app-AAAAAAAA.js.br', 'robots.txt'), kept, at);
  await keepBuild(build('second', 'app-BBBBBBBB.js', 'react-C_C-CCCC.css'), kept, at + 6 * dayMs);
  expect(readdirSync(kept).toSorted()).toEqual(['app-AAAAAAAA.js', 'app-AAAAAAAA.js.br', 'app-BBBBBBBB.js', 'react-C_C-CCCC.css']);
  await keepBuild(path.join(folder, 'second'), kept, at + 8 * dayMs);
  expect(readdirSync(kept).toSorted()).toEqual(['app-BBBBBBBB.js', 'react-C_C-CCCC.css']);
});

test('a chunk that two builds share is as young as the last of them', async () => {
  await keepBuild(build('first', 'react-AAAAAAAA.js'), kept, at);
  await keepBuild(build('second', 'react-AAAAAAAA.js'), kept, at + 6 * dayMs);
  await keepBuild(build('third', 'other-AAAAAAAA.js'), kept, at + 12 * dayMs);
  expect(readdirSync(kept)).toContain('react-AAAAAAAA.js');
});

test('processes that start at once leave whole files behind', async () => {
  const web = build('first', ...Array.from({ length: 40 }, (_, n) => `chunk${n}-AAAAAAAA.js`));
  await Promise.all([keepBuild(web, kept, at), keepBuild(web, kept, at), keepBuild(web, kept, at)]);
  expect(readdirSync(kept)).toHaveLength(40);
});

test('what the own build does not have is served from there', async () => {
  const first = build('first', 'app-AAAAAAAA.js', 'app-AAAAAAAA.js.br');
  await keepBuild(first, kept, at);
  const app = Fastify();
  const root = [build('second', 'app-BBBBBBBB.js'), kept];
  await app.register(fastifyStatic, { root, prefix: '/assets/', preCompressed: true, immutable: true, maxAge: '365d', index: false });
  const old = await app.inject({ url: '/assets/app-AAAAAAAA.js' });
  expect(old).toMatchObject({ statusCode: 200, body: 'first app-AAAAAAAA.js' });
  expect(old.headers['cache-control']).toContain('immutable');
  const small = await app.inject({ url: '/assets/app-AAAAAAAA.js', headers: { 'accept-encoding': 'br' } });
  expect(small.headers['content-encoding']).toBe('br');
  expect((await app.inject({ url: '/assets/app-BBBBBBBB.js' })).body).toBe('second app-BBBBBBBB.js');
  expect((await app.inject({ url: '/assets/app-CCCCCCCC.js' })).statusCode).toBe(404);
  await app.close();
});
