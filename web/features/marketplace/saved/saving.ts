import { savedVendors, saveVendor, saveVendors, unsaveVendor } from '../../../../contract/clients.ts';
import type { AnswerOf } from '../../../../contract/endpoint.ts';
import { call } from '../../../base/calls/browser-call.ts';
import { ApiError } from '../../../base/calls/call.ts';
import { ensureSession } from '../../../base/session.ts';
import { forgetHere, keepHere, keptHere } from './kept-here.ts';
import { areSavedKnown, becomeSaved, savedIds } from './saved-store.ts';

/** A page that is left forgets nothing. */
const forgottenAfterMs = 2_000;

let asked: Promise<AnswerOf<typeof savedVendors>> | null = null;

/** What the couple saved, asked for once a page, after its account was given what this browser kept before it signed in. */
export function loadSaved(): Promise<AnswerOf<typeof savedVendors>> {
  asked ??= read().catch((failure: unknown) => {
    asked = null; // with the next heart it may be known
    throw failure;
  });
  return asked;
}

async function read() {
  await giveKept();
  const saved = await call(savedVendors);
  becomeSaved(withPressed(new Set([...saved.data, ...saved.unlisted].map(({ id }) => id))));
  return saved;
}

/** The page that is being opened may have been made before the server knew: it is given what this one has not forgotten. */
const forgetSoon = (kept: readonly number[]): unknown => setTimeout(() => forgetHere(kept), forgottenAfterMs);

/** Hearts pressed on this page: an answer that was under way by then does not know of them. */
const pressed = new Map<number, boolean>();
function withPressed(known: ReadonlySet<number>): ReadonlySet<number> {
  const ids = new Set(known);
  for (const [id, isSaved] of pressed)
    if (isSaved) ids.add(id);
    else ids.delete(id);
  return ids;
}

async function giveKept(): Promise<void> {
  await ensureSession();
  const kept = keptHere();
  if (kept.length === 0) return;
  await call(saveVendors, { body: { vendor_ids: [...kept] } });
  forgetSoon(kept);
}

/** Nobody is signed in any more; no answer came, as when the page is left meanwhile. */
const waitsForNextPage: readonly number[] = [401, 0];

/**
 * Shows the change right away, or with what else is saved once that is known, and undoes it when the server refuses. Until the account has it this browser
 * keeps it: the page may be left at once, and where the session or the connection has ended it waits for the next page.
 */
export async function setSaved(vendorId: number, isSaved: boolean): Promise<void> {
  pressed.set(vendorId, isSaved);
  keepHere(vendorId, isSaved);
  if (!areSavedKnown()) await loadSaved().catch(() => undefined);
  becomeSaved(withPressed(savedIds()));
  try {
    await ensureSession();
    await call(isSaved ? saveVendor : unsaveVendor, { params: { id: vendorId }, keepalive: true });
    forgetSoon([vendorId]);
  } catch (failure) {
    if (isSaved && failure instanceof ApiError && waitsForNextPage.includes(failure.status)) return;
    forgetHere([vendorId]);
    pressed.set(vendorId, !isSaved);
    becomeSaved(withPressed(savedIds()));
    throw failure;
  }
}
