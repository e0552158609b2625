// The backup drill: takes a backup under load, deletes everything else, and restores it in another place.
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { runProduct } from '../../e2e/start-product.ts';
import { restoreBackup, takeBackup } from '../../server/database/backup.ts';
import { logIn, payOnce } from './calls.ts';
import { examine } from './examine.ts';

export interface DrillReport {
  readonly paidBefore: number;
  readonly paidMeanwhile: number;
  readonly backup: { readonly files: number; readonly bytes: number; readonly seconds: number };
  readonly restoredInSeconds: number;
  /** Orders paid before the backup started that the restored world does not know as paid. */
  readonly lost: number;
  readonly differences: readonly string[];
  readonly isAuditWhole: boolean;
  /** The restored world signs people in and takes money again. */
  readonly worksAgain: boolean;
}

const vendors = ['gold@demo.test', 'international@demo.test'];

interface DrillSizes {
  readonly paymentsBefore: number;
  /** Where the product of the drill has its data; goes with it. An empty folder is filled. */
  readonly dataDir?: string;
}

/** Runs the drill with a product and folders of its own; nothing of it stays. */
export async function drill({ paymentsBefore, dataDir: first }: DrillSizes, say: (what: string) => void): Promise<DrillReport> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'pelaminan-drill-'));
  const [backupDir, dataDir] = [path.join(folder, 'backup'), path.join(folder, 'restored')];
  const product = await runProduct({}, first);
  try {
    const payers = await Promise.all(vendors.map((email) => logIn(product.origin, email)));
    const before: string[] = [];
    for (let n = 0; n < paymentsBefore; n++) before.push(await payOnce(product.origin, payers[n % payers.length] ?? ''));
    say(`${before.length} orders paid; the backup begins while more are paid`);
    let isTaking = true;
    const meanwhile = payWhile(product.origin, payers, () => isTaking);
    const begun = performance.now();
    const backup = await takeBackup(product.dataDir, backupDir, new Date());
    const seconds = (performance.now() - begun) / 1_000;
    isTaking = false;
    const paidMeanwhile = await meanwhile;
    // The secrets are kept elsewhere than the backup; here they are carried over by hand.
    cpSync(path.join(product.dataDir, 'secrets'), path.join(dataDir, 'secrets'), { recursive: true });
    await product.stop();
    say('everything but the backup is gone');
    const restoring = performance.now();
    await restoreBackup(backupDir, dataDir);
    const { hasColumn: _any, ...books } = await examine(dataDir, before);
    const restoredInSeconds = (performance.now() - restoring) / 1_000;
    const worksAgain = await startsAgain(dataDir);
    return { paidBefore: before.length, paidMeanwhile, backup: { ...backup, seconds }, restoredInSeconds, ...books, worksAgain };
  } finally {
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function startsAgain(dataDir: string): Promise<boolean> {
  const { origin, stop } = await runProduct({}, dataDir);
  try {
    return (await payOnce(origin, await logIn(origin, vendors[0] ?? ''))) !== '';
  } finally {
    await stop();
  }
}

async function payWhile(origin: string, sessions: readonly string[], isWanted: () => boolean): Promise<number> {
  let paid = 0;
  for (let n = 0; isWanted(); n++) {
    await payOnce(origin, sessions[n % sessions.length] ?? '');
    paid++;
  }
  return paid;
}
