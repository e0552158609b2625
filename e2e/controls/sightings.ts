// The controls seen in all journeys of a run, and the check that every control is used by one.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pages } from '../../core/identity/pages.ts';
import { exceptions } from './exceptions.ts';
import type { Sighting } from './in-page.ts';
import { allTexts, controlsOf, namesFrom } from './names.ts';

/** Workers inherit the environment of the process that started the product. A folder given by it is kept. */
export const sightingsFolder = 'E2E_CONTROLS';

/** A journey that has ended. */
export interface Ran {
  readonly file: string;
  readonly isGood: boolean;
}

interface Verdict {
  /** Seen, and used by no journey. */
  readonly unused: readonly string[];
  /** Excepted although a journey uses it. */
  readonly usedExceptions: readonly string[];
}

/** What waits for a second operator stands on the pages it is about too, while it waits: that differs from run to run. It is the same as on the page of them all. */
const amongProposals = (control: string): string => control.replace(/^\/operations\S*/, pages.operationsProposals);

/** What is left when everything used is taken from everything seen. English pages are the list; either language counts as use. */
export function verdictOn(sightings: readonly Sighting[], names: ReturnType<typeof namesFrom>, excepted: readonly string[]): Verdict {
  const of = (how: Sighting['how']) => sightings.filter((one) => one.how === how);
  const used = new Set(of('used').flatMap((one) => controlsOf(one, names)));
  const seen = new Set(of('seen').flatMap((one) => (one.language === 'en' ? controlsOf(one, names) : [])));
  const left = [...seen].filter((control) => !used.has(control) && !used.has(amongProposals(control)) && !excepted.includes(control));
  return { unused: left.toSorted(), usedExceptions: excepted.filter((control) => used.has(control)) };
}

/** Why the list says nothing: a part of the journeys has used a part of the controls. */
function partOf(ran: readonly Ran[]): string | undefined {
  const [, ...words] = process.argv.slice(process.argv.indexOf('test'));
  if (words.some((word) => !/^--(reporter|trace|workers|output)\b/.test(word))) return 'a part of the journeys ran';
  const files = readdirSync(path.join(import.meta.dirname, '..')).filter((file) => file.endsWith('.e2e.ts'));
  if (files.some((file) => ran.every((one) => one.file !== file))) return 'a part of the journeys ran';
  return ran.every(({ isGood }) => isGood) ? undefined : 'a journey failed';
}

/** Starts to collect; answers what ends it, which throws when a control was used by no one. */
export function collectSightings(): () => Promise<void> {
  const kept = process.env[sightingsFolder];
  const folder = kept ?? mkdtempSync(path.join(os.tmpdir(), 'pelaminan-controls-'));
  process.env[sightingsFolder] = folder;
  return async () => {
    const lines = readdirSync(folder).flatMap((file) => readFileSync(path.join(folder, file), 'utf8').split('\n').filter(Boolean));
    if (kept === undefined) rmSync(folder, { recursive: true });
    const all = [...new Set(lines)].map((line) => JSON.parse(line) as Sighting | Ran);
    const why = partOf(all.filter((one) => 'file' in one));
    if (why !== undefined) {
      process.stdout.write(`Controls that no journey uses are not listed: ${why}.\n`);
      return;
    }
    const { unused, usedExceptions } = verdictOn(
      all.filter((one) => 'how' in one),
      namesFrom(await allTexts()),
      Object.keys(exceptions),
    );
    // What is in a queue depends on which journey comes first: an exception that was used is named, and taken out by hand.
    for (const control of usedExceptions) process.stdout.write(`An exception that a journey used: ${control}\n`);
    for (const control of unused) process.stdout.write(`No journey uses: ${control}\n`);
    if (unused.length > 0)
      throw new Error(`controls that no journey uses: ${unused.length}. Press each in a journey and assert what it does`);
  };
}
