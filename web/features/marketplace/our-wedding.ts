import { getWedding, type OwnWedding } from '../../../contract/weddings.ts';
import { call } from '../../base/calls/browser-call.ts';
import { ensureSession } from '../../base/session.ts';

let asked: Promise<OwnWedding | null> | null = null;

/** What the couple who is signed in told about its wedding, asked for once a page. */
export const ourWedding = (): Promise<OwnWedding | null> => (asked ??= read());

async function read(): Promise<OwnWedding | null> {
  await ensureSession();
  return (await call(getWedding)).data;
}
