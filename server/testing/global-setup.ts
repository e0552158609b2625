// One PostgreSQL for the whole run; each test app gets a copy of a migrated template, which takes about 50 ms.
import type { TestProject } from 'vitest/node';
import { openScratchDatabase } from './scratch-database.ts';

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const scratch = await openScratchDatabase('template_pelaminan');
  await scratch.client.end(); // a template must have no connections
  project.provide('postgres', { socketFolder: scratch.socketFolder, port: scratch.port, template: 'template_pelaminan' });
  return () => scratch.close();
}
