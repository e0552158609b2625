// The attacks in their short form, each as a test, on one set of data.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyOfDemoWorld } from '../demo-world.ts';
import { attacks } from './attacks/index.ts';
import { openWorld, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ isShort: true, dataDir: await copyOfDemoWorld() });
}, 240_000);
afterAll(() => world.close());

test.for(attacks)('$name: $about', { timeout: 300_000 }, async (attack) => {
  const { failures, figures } = await attack.run(world);
  expect(failures, JSON.stringify(figures)).toEqual([]);
});
