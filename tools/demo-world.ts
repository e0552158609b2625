// The demo world for tests that run products of their own: filled once in a test run, copied for each.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { withFolderLock } from '../server/database/embedded.ts';
import { startProcess } from './drill/processes.ts';

/** Where the world is kept once a test has asked for it; the processes of a run inherit it. */
const variable = 'DEMO_WORLD_FOLDER';

/** Around the whole run: that of both runners, where one command runs both. */
export default function setup(): () => void {
  if (process.env[variable] !== undefined) return () => undefined;
  const folder = mkdtempSync(path.join(os.tmpdir(), 'pelaminan-demo-world-'));
  process.env[variable] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

/** A data folder with the demo world, as a product leaves it that was started once. Anyone who asks for it takes it away. */
export async function copyOfDemoWorld(): Promise<string> {
  const folder = process.env[variable];
  if (folder === undefined) throw new Error('no run of tests keeps a demo world');
  const [making, made] = [path.join(folder, 'making'), path.join(folder, 'made')];
  await withFolderLock(folder, async () => {
    if (existsSync(made)) return;
    rmSync(making, { recursive: true, force: true });
    await (await startProcess(making, { settings: { DRAIN_SECONDS: '0' } })).stop();
    renameSync(making, made);
  });
  const copy = mkdtempSync(path.join(os.tmpdir(), 'pelaminan-demo-'));
  // With modes and owners: the database refuses a folder that is not its own.
  const { status, stderr } = spawnSync('cp', ['-a', `${made}/.`, copy], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`the demo world could not be copied: ${stderr}`);
  return copy;
}
