// Programs that one tool alone needs are packages of their own with their own lock file: neither the product nor its tests bring them along.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** Loads a module of the package in `tools/<name>`, which is installed when it is first asked for. */
export async function fromOwnPackage(name: string, module: string): Promise<unknown> {
  const folder = path.join(import.meta.dirname, name);
  if (!existsSync(path.join(folder, 'node_modules'))) {
    const args = ['ci', '--ignore-scripts', '--no-fund', '--no-audit', '--loglevel=error'];
    const { status } = spawnSync('npm', args, {
      cwd: folder,
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
    });
    if (status !== 0) throw new Error(`npm ci failed in tools/${name}`);
  }
  return import(pathToFileURL(path.join(folder, 'node_modules', module)).href);
}
