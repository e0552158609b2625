// Bundles the programs that look at uploaded files, each with the libraries it needs: one small file starts in a third of the time of the processor that its
// modules take one by one, and there is a process for each upload. Does nothing when no source is newer.
import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..');
const sources = path.join(root, 'server', 'adapters', 'file-inspector');
const folder = path.join(root, 'dist', 'inspection');
const programs = ['look', 'draw', 'picture', 'watchdog'];

const changedAt = (file) => statSync(file).mtimeMs;
const isDone = () => {
  const inputs = [
    ...readdirSync(sources).map((name) => path.join(sources, name)),
    path.join(root, 'core', 'files', 'rules.ts'),
    path.join(root, 'core', 'pictures', 'rules.ts'),
    path.join(root, 'package-lock.json'),
  ];
  const newest = Math.max(...inputs.map(changedAt));
  return programs.every((name) => existsSync(path.join(folder, `${name}.js`)) && changedAt(path.join(folder, `${name}.js`)) > newest);
};

export default async function bundleInspection() {
  if (isDone()) return;
  const { build } = await import('vite');
  const next = `${folder}-${process.pid}`;
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    // What brings machine code stays where npm put it.
    ssr: { noExternal: true, external: ['sharp', '@hyzyla/pdfium'] },
    build: {
      ssr: true,
      outDir: next,
      copyPublicDir: false,
      minify: true,
      rolldownOptions: {
        input: Object.fromEntries(programs.map((name) => [name, path.join(sources, `${name}.ts`)])),
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
  rmSync(folder, { recursive: true, force: true });
  renameSync(next, folder);
}

if (import.meta.main) await bundleInspection();
