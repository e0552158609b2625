// `npm run audit:verify` recomputes the hash chain of the audit log and names the first entry that was changed, removed or inserted. `npm run audit:verify --
// <position>:<hash>` also compares it with a hash that was kept earlier; it prints the newest one.
import { readConfig } from '../config.ts';
import { openDatabase } from '../database/open.ts';
import { createLog } from '../kit/log.ts';
import { type BreakReason, verifyAudit, type WrittenDown } from '../operations/verify-audit.ts';
import { faultText } from '../kit/fault.ts';

const reasons: Readonly<Record<BreakReason, string>> = {
  entry_changed: 'was changed after it was written',
  entry_missing: 'was removed',
  link_missing: 'was removed together with its link',
  entry_unlinked: 'was slipped in without a link',
  cut_off: 'and what follows was cut off',
  not_as_written_down: 'is not the one that was written down',
};

function writtenDownIn(text: string | undefined): WrittenDown | undefined {
  if (text === undefined) return undefined;
  const parts = /^(\d+):([0-9a-f]{64})$/.exec(text);
  if (!parts) throw new Error('Usage: npm run audit:verify -- [<position>:<hash>]');
  return { position: Number(parts[1]), hash: parts[2] ?? '' };
}

try {
  const writtenDown = writtenDownIn(process.argv[2]);
  const database = await openDatabase(readConfig(process.env), createLog('error'));
  try {
    const verdict = await verifyAudit(database.db, writtenDown);
    if (verdict.kind === 'whole') console.log(`The audit log is whole. Newest link, to write down: ${verdict.position}:${verdict.hash}`);
    else {
      const entry = verdict.entryId === null ? '' : ` (audit_entry ${verdict.entryId})`;
      console.error(`The audit log is broken: row ${verdict.position}${entry} ${reasons[verdict.why]}.`);
      process.exitCode = 1;
    }
  } finally {
    await database.close();
  }
} catch (fault) {
  console.error(faultText(fault));
  process.exitCode = 1;
}
