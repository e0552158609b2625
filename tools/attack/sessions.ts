// Signed-in accounts by the hundred: their sessions are inserted as a login would, without the time password hashing takes.
import { keysFor } from '../../server/config-secrets.ts';
import { startSession } from '../../server/identity/sessions.ts';
import { secrets, type World } from './world.ts';

const handleKeys = keysFor([secrets.TOKEN_SECRET], 'session handle');

/** One session of each of up to so many accounts, as the header `Session-Id` takes it and as a browser keeps it. */
export async function signIn(
  { db }: World,
  count: number,
  type: 'vendor' | 'user' = 'vendor',
): Promise<{ readonly accountId: number; readonly sessionId: string; readonly cookie: string }[]> {
  const accounts = await db
    .selectFrom('account')
    .select('id')
    .where('type', '=', type)
    .where('disabled_at', 'is', null)
    .orderBy('id')
    .limit(count)
    .execute();
  const origin = { address: '127.0.0.1', userAgent: 'attack', isBrowser: false };
  return Promise.all(
    accounts.map(async ({ id }) => {
      const { handle, secret } = await startSession(db, { clock: { now: () => Date.now() }, handleKeys }, id, origin);
      return { accountId: id, sessionId: handle, cookie: `BSID=${secret}` };
    }),
  );
}
