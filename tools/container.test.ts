// Builds what deploy/ describes without a container engine: the files of the image without development dependencies, started as in production.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, copyFileSync, existsSync, linkSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { healthReady } from '../contract/system.ts';
import { variables } from '../server/config-variables.ts';
import { joinEmbeddedDatabase } from '../server/database/embedded.ts';
import { productionEnv } from '../server/testing/production-env.ts';

const root = path.join(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(path.join(root, 'deploy', file), 'utf8');
const containerfile = read('Containerfile').replaceAll('\\\n', ' ');
const [, image = ''] = containerfile.split(/^FROM .*$/m).slice(1);
const compose = read('compose.yaml');
const caddyfile = read('Caddyfile');
const copied = [...image.matchAll(/^COPY --from=build \/app\/(\S+) (\S+)$/gm)].map(([, from = '', to = '']) => ({ from, to }));
const command = JSON.parse(/^CMD (\[.*\])$/m.exec(image)?.[1] ?? '[]') as string[];
const known = new Set(Object.keys(variables));

describe('the image', () => {
  test('copies what is there, and all that its command needs', () => {
    expect(copied.length).toBeGreaterThan(5);
    expect(copied.filter(({ from }) => !existsSync(path.join(root, from)))).toEqual([]);
    expect(command[0]).toBe('node');
    expect(copied.some(({ from }) => command.at(-1)?.startsWith(`${from}/`))).toBe(true);
  });

  test('sets variables that the server reads, and no secret', () => {
    const set = [...(/^ENV (.*)$/m.exec(image)?.[1] ?? '').matchAll(/(\w+)=/g)].map(([, name = '']) => name);
    expect(set.filter((name) => !known.has(name))).toEqual(['MALLOC_ARENA_MAX']);
    expect(set).toContain('NODE_ENV');
    expect(containerfile).not.toMatch(/SECRET/);
  });

  test('runs as nobody in particular, on a runtime that the project accepts, and is asked whether it is ready', () => {
    expect(image.indexOf('\nUSER node')).toBeGreaterThan(image.lastIndexOf('\nRUN '));
    expect(image.indexOf('\nUSER node')).toBeLessThan(image.indexOf('\nCMD '));
    const { engines } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { engines: { node: string } };
    const wanted = Number(/(\d+)/.exec(engines.node)?.[1]);
    for (const [, major] of containerfile.matchAll(/^FROM node:(\d+)/gm)) expect(Number(major)).toBeGreaterThanOrEqual(wanted);
    expect(/^HEALTHCHECK .*$/m.exec(image)?.[0]).toContain(`127.0.0.1:3000${healthReady.path}`);
    expect(image).toContain('EXPOSE 3000');
  });

  test('leaves out what lies in a working copy and belongs to nobody else', () => {
    const ignored = readFileSync(path.join(root, '.dockerignore'), 'utf8').split('\n');
    for (const name of ['data', 'node_modules', '.git']) expect(ignored).toContain(name);
  });
});

describe('the services', () => {
  test('are given variables that the server reads, all that a production start needs among them', () => {
    const environment = /TRUSTED_PROXY_HOPS[\s\S]*?volumes/.exec(compose)?.[0] ?? '';
    const names = [...environment.matchAll(/^ {6}([A-Z_]+):/gm), ...environment.matchAll(/^([A-Z_]+):/gm)].map(([, name = '']) => name);
    expect(names.filter((name) => !known.has(name))).toEqual([]);
    for (const name of Object.keys(productionEnv).filter((one) => one !== 'NODE_ENV')) expect(compose).toContain(`      ${name}:`);
    expect(compose).not.toMatch(/(SECRET|PASSWORD): *["']?[\w+/=-]{8,}/);
  });

  test('are those the proxy sends people to, by the same answer', () => {
    const upstreams = [...(/reverse_proxy ([^{]*)\{/.exec(caddyfile)?.[1] ?? '').matchAll(/(\w+):(\d+)/g)];
    expect(upstreams.map(([, , port]) => port)).toEqual(['3000', '3000']);
    for (const [, name] of upstreams) expect(compose).toMatch(new RegExp(String.raw`^ {2}${name}:`, 'm'));
    expect(caddyfile).toContain(`health_uri ${healthReady.path}`);
    expect(compose).toContain('./Caddyfile:/etc/caddy/Caddyfile');
    // A process says that it leaves for three seconds; the proxy looks every second.
    expect(caddyfile).toContain('health_interval 1s');
    const grace = Number(/stop_grace_period: (\d+)s\n {2}two/.exec(compose)?.[1]);
    expect(grace).toBeGreaterThanOrEqual(15);
  });
});

describe('the tree of the image', () => {
  let folder: string;
  let app: string;
  let database: Awaited<ReturnType<typeof joinEmbeddedDatabase>>;
  beforeAll(async () => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'pelaminan-image-'));
    app = path.join(folder, 'app');
    mkdirSync(app);
    for (const { from, to } of copied.filter((one) => one.from !== 'node_modules'))
      cpSync(path.join(root, from), path.join(app, to === './' ? from : to), { recursive: true });
    withoutDevelopment(path.join(app, 'node_modules'));
    database = await joinEmbeddedDatabase(path.join(folder, 'database'));
    const admin = new pg.Client({ host: database.socketFolder, port: database.port, user: database.owner, database: 'postgres' });
    await admin.connect();
    await admin.query('create database pelaminan');
    await admin.end();
  });
  afterAll(async () => {
    await database.leave();
    rmSync(folder, { recursive: true, force: true });
  });

  test('starts as in production, serves the first page and its chunks, and leaves when it is told to', async () => {
    expect(existsSync(path.join(app, 'node_modules', 'vitest'))).toBe(false);
    const { PATH, HOME } = process.env;
    const child = spawn(process.execPath, command.slice(1), {
      cwd: app,
      env: {
        PATH,
        HOME,
        ...productionEnv,
        HOST: '127.0.0.1',
        PORT: '0',
        DATA_DIR: path.join(folder, 'data'),
        DRAIN_SECONDS: '0',
        DATABASE_URL: `postgresql://${database.owner}@localhost:${database.port}/pelaminan?host=${encodeURIComponent(database.socketFolder)}`,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const said: string[] = [];
    const address = await new Promise<string>((resolve, reject) => {
      createInterface(child.stderr).on('line', (line) => said.push(line));
      createInterface(child.stdout).on('line', (line) => {
        said.push(line);
        const ready = /^ready (http\S+)$/.exec(line)?.[1];
        if (ready !== undefined) resolve(ready);
      });
      child.once('exit', (code) => reject(new Error(`ended with ${code}: ${said.join('\n')}`)));
    });
    try {
      expect((await fetch(address + healthReady.path)).status).toBe(200);
      const home = await fetch(address);
      const page = await home.text();
      expect(home.status).toBe(200);
      const chunks = [...new Set(page.match(/\/vendor-dashboard\/assets\/[\w.-]+\.(?:js|css)/g))];
      expect(chunks.length).toBeGreaterThan(3);
      for (const chunk of chunks) expect((await fetch(address + chunk)).status, chunk).toBe(200);
      expect((await fetch(`${address}/dev/outbox`)).status).toBe(404);
    } finally {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      expect((await ended)[0], said.join('\n')).toBe(0);
    }
    expect(said.filter((line) => /"level":(50|60)/.test(line))).toEqual([]);
  });
});

/** The packages that `npm prune --omit=dev` leaves, by the lock file. */
function withoutDevelopment(target: string): void {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: boolean; devOptional?: boolean }>;
  };
  for (const [name, { dev, devOptional }] of Object.entries(packages)) {
    const from = path.join(root, name);
    if (name === '' || dev === true || devOptional === true || !existsSync(from)) continue;
    place(from, path.join(path.dirname(target), name));
  }
}

/** Linked where it can be, copied where not; never by a symbolic link, which would find the packages of development beside it. */
function place(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    // Packages within packages are listed by themselves.
    if (entry.name === 'node_modules') continue;
    if (entry.isDirectory()) place(source, target);
    else if (entry.isSymbolicLink()) cpSync(source, target, { verbatimSymlinks: true });
    else
      try {
        linkSync(source, target);
      } catch {
        copyFileSync(source, target);
      }
  }
}
