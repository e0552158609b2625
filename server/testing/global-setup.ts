// One PostgreSQL for the whole run; each test app gets a copy of a migrated template, which takes about 50 ms.
import type { TestProject } from 'vitest/node';
import { openScratchDatabase } from './scratch-database.ts';

/** `programs` is the folder of another PostgreSQL than the one from npm. */
export async function provideDatabase(project: TestProject, programs?: string): Promise<() => Promise<void>> {
  const scratch = await openScratchDatabase('template_pelaminan', programs);
  await scratch.client.end(); // a template must have no connections
  project.provide('postgres', { socketFolder: scratch.socketFolder, port: scratch.port, template: 'template_pelaminan' });
  return () => scratch.close();
}

export default (project: TestProject): Promise<() => Promise<void>> => provideDatabase(project);
