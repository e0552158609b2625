import { me, meIncludes, logout, type SessionAnswer } from '../../contract/identity.ts';
import type { Visitor } from '../../core/identity/gate.ts';
import { ApiError } from './calls/call.ts';
import { call } from './calls/browser-call.ts';
import { forgetKeptHere } from './kept-here.ts';
import { type Account, clientState, removeUser, signedIn, storeUser } from './client-state.ts';

/** The cookie is out of reach of scripts, so whether there is a session is asked once a page load. */
let asked: Promise<void> | null = null;

/** Makes sure that the client state knows who is signed in, if anyone. */
export function ensureSession(): Promise<void> {
  asked ??= ask();
  return asked;
}

/** An answer that comes after someone signed out or in is of a session that is over: it is not taken. */
function ask(): Promise<void> {
  const mine: Promise<void> = call(me, { query: { include: meIncludes.join(',') } }).then(
    (answer) => {
      if (asked === mine) take(answer);
    },
    (failure: unknown) => {
      if (failure instanceof ApiError && failure.status === 401) return;
      if (asked === mine) asked = null;
      throw failure;
    },
  );
  return mine;
}

/** The vendor is used when there is one, else the user. (spec 6) */
const take = (answer: SessionAnswer): void => storeUser('vendor' in answer ? answer.vendor : answer.user);

/** Takes over the answer of a login at once. Done when nothing is left in this browser of the vendor that was here before: a page that is left sooner may leave it there. */
export function beginSession(answer: SessionAnswer): Promise<void> {
  asked = Promise.resolve();
  take(answer);
  // For a vendor, photos may have been shared before it signed in.
  return forgetKeptHere(!('vendor' in answer)).catch(() => undefined);
}

function forget(isSharedToo: boolean): Promise<void> {
  asked = Promise.resolve();
  removeUser();
  return forgetKeptHere(isSharedToo).catch(() => undefined);
}

/** The session has ended, and its account may be back in a moment: photos that were shared wait for it. */
export const sessionOver = (): Promise<void> => forget(false);

/** Forgets the session here at once, without asking the server: it has ended already. Done when nothing is left of what this browser kept for its account. */
export const forgetSession = (): Promise<void> => forget(true);

/** Ends the session on the server and here. When the server cannot be reached the cookie stays, so the caller is told. */
export async function endSession(): Promise<void> {
  try {
    await call(logout);
  } catch (failure) {
    if (!(failure instanceof ApiError && failure.status === 401)) throw failure;
  }
  await forgetSession();
}

/** Reads the signed-in account again, after something about it changed. */
export async function refreshSession(): Promise<void> {
  asked = null;
  await ensureSession();
}

/** Who the gate sees. */
function visitorOf(account: Account | null): Visitor {
  if (account === null) return null;
  return account.type === 'vendor' ? { type: 'vendor', status: account.status } : { type: account.type };
}

export const currentVisitor = (): Visitor => visitorOf(signedIn(clientState.get()));
