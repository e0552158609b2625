import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Attack, openWorld, type Result } from './world.ts';

export interface Outcome {
  readonly name: string;
  readonly result: Result;
  readonly seconds: number;
}

/** Makes the attacks one after the other on one world. One that throws gave way. */
export async function runAttacks(
  attacks: readonly Attack[],
  options: { readonly isShort: boolean },
  say: (what: string) => void,
): Promise<Outcome[]> {
  const world = await openWorld({ ...options, dataDir: mkdtempSync(path.join(os.tmpdir(), 'pelaminan-attack-')) });
  const outcomes: Outcome[] = [];
  try {
    for (const attack of attacks) {
      say(`${attack.name}: ${attack.about}`);
      const began = performance.now();
      let result: Result;
      try {
        result = await attack.run(world);
      } catch (fault) {
        result = { figures: {}, failures: [fault instanceof Error ? (fault.stack ?? fault.message) : String(fault)] };
      }
      outcomes.push({ name: attack.name, result, seconds: (performance.now() - began) / 1_000 });
    }
  } finally {
    await world.close();
  }
  return outcomes;
}
