// The drill of a bad day: a backup is taken while money moves, everything else is lost, and the world is put together again elsewhere.
import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { runProduct } from '../../e2e/start-product.ts';
import { restoreBackup, takeBackup } from '../../server/database/backup.ts';
import { demoPassword } from '../../server/database/demo/accounts.ts';
import { joinEmbeddedDatabase } from '../../server/database/embedded.ts';
import { openPool, overPool } from '../../server/kit/database.ts';
import { createLog } from '../../server/kit/log.ts';
import { verifyAudit } from '../../server/operations/verify-audit.ts';
import { differences } from '../../server/testing/oracle.ts';

export interface DrillReport {
  readonly paidBefore: number;
  readonly paidMeanwhile: number;
  readonly backup: { readonly files: number; readonly bytes: number; readonly seconds: number };
  readonly restoredInSeconds: number;
  /** Orders paid before the backup began that the restored world does not know as paid. */
  readonly lost: number;
  readonly differences: readonly string[];
  readonly isAuditWhole: boolean;
  /** The restored world signs people in and takes money again. */
  readonly worksAgain: boolean;
}

const vendors = ['gold@demo.test', 'international@demo.test'];

/** Runs the drill with a product and folders of its own; nothing of it stays. */
export async function drill({ paymentsBefore }: { readonly paymentsBefore: number }, say: (what: string) => void): Promise<DrillReport> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'pelaminan-drill-'));
  const [backupDir, dataDir] = [path.join(folder, 'backup'), path.join(folder, 'restored')];
  const product = await runProduct();
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
    const books = await examine(dataDir, before);
    const restoredInSeconds = (performance.now() - restoring) / 1_000;
    const worksAgain = await startsAgain(dataDir);
    return { paidBefore: before.length, paidMeanwhile, backup: { ...backup, seconds }, restoredInSeconds, ...books, worksAgain };
  } finally {
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function examine(dataDir: string, paidIds: readonly string[]): Promise<Pick<DrillReport, 'lost' | 'differences' | 'isAuditWhole'>> {
  const database = await joinEmbeddedDatabase(dataDir);
  const db = overPool(
    openPool({ host: database.socketFolder, port: database.port, database: 'pelaminan', user: database.owner }, 2, createLog('fatal')),
  );
  try {
    const paid = await db
      .selectFrom('credit_order')
      .select('id')
      .where('id', 'in', [...paidIds])
      .where('status', '=', 'paid')
      .execute();
    return {
      lost: paidIds.length - paid.length,
      differences: await differences(db),
      isAuditWhole: (await verifyAudit(db)).kind === 'whole',
    };
  } finally {
    await db.destroy();
    await database.leave();
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

async function call<Answer>(origin: string, method: string, url: string, session: string | null, body?: object): Promise<Answer> {
  const answer = await fetch(origin + url, {
    method,
    headers: {
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      ...(session !== null && { 'session-id': session }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${url} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

/** A session of a client that is no browser: its handle is enough. */
async function logIn(origin: string, email: string): Promise<string> {
  const { vendor } = await call<{ vendor: { sessionId: string } }>(origin, 'POST', '/v2/login', null, { email, password: demoPassword });
  return vendor.sessionId;
}

/** Orders credit, pays it at the sandbox and waits until it is booked; answers the order's id. */
async function payOnce(origin: string, session: string): Promise<string> {
  const base = '/ms/bs-vendors/api/v1/ads_credits';
  const { data } = await call<{ data: { order: { id: string }; payment: { payment_url: string } } }>(
    origin,
    'POST',
    `${base}/checkout`,
    session,
    {
      credits: 100_000,
    },
  );
  await fetch(`${data.payment.payment_url}/pay`, { method: 'POST', redirect: 'manual' });
  for (let tries = 0; tries < 100; tries++) {
    const order = await call<{ data: { order?: { status: string }; status?: string } }>(
      origin,
      'GET',
      `${base}/orders/${data.order.id}`,
      session,
    );
    if ((order.data.order?.status ?? order.data.status) === 'paid') return data.order.id;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('an order was not paid within ten seconds');
}
