import { type Database, inTransaction, isDatabaseOutage, type Tx } from '../kit/database.ts';
import type { Answer } from './builders/context.ts';

/** Asks as a browser does: of many that wait for one row a busy machine keeps some waiting for too long, and those ask again. */
export async function patiently(ask: () => Promise<Answer>): Promise<Answer> {
  const answer = await ask();
  return answer.status === 503 ? patiently(ask) : answer;
}

/** The same below the API: a transaction that waited for too long is tried again. */
export async function patientlyIn<T>(db: Database, work: (tx: Tx) => Promise<T>): Promise<T> {
  try {
    return await inTransaction(db, work);
  } catch (fault) {
    if (!isDatabaseOutage(fault)) throw fault;
    return patientlyIn(db, work);
  }
}
