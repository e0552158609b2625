import type { noteSavedVendor, savedVendors } from '../../contract/clients.ts';
import type { AnswerOf, BodyOf } from '../../contract/endpoint.ts';
import { checkNote } from '../../core/clients/shortlist.ts';
import { vendorNames, vendorsForCards } from '../catalogue/api.ts';
import { type Database, inTransaction } from '../kit/database.ts';
import { Refused, refuseWith } from '../kit/refused.ts';
import { type Shortlisted, shortlisted, shortlistOf, writeNote } from './store.ts';

const savedShown = 200;
const presentNote = ({ note, isBooked, revision }: Shortlisted) => ({ note, is_booked: isBooked, revision });

/** What a couple saved: vendors it can see, and those that are not listed now, by name alone. */
export async function listSaved(db: Database, coupleId: number): Promise<AnswerOf<typeof savedVendors>> {
  const saved = await shortlistOf(db, coupleId, savedShown);
  const byId = new Map(saved.map((one) => [one.vendorId, one]));
  const cards = await vendorsForCards(db, [...byId.keys()]);
  const data = cards.flatMap((card) => {
    const one = byId.get(card.id);
    return one === undefined ? [] : [{ ...card, ...presentNote(one) }];
  });
  const listed = new Set(cards.map(({ id }) => id));
  const others = saved.filter(({ vendorId }) => !listed.has(vendorId));
  const names = await vendorNames(
    db,
    others.map(({ vendorId }) => vendorId),
  );
  const unlisted = others.map((one) => ({ id: one.vendorId, name: names.get(one.vendorId)?.business_name ?? '', ...presentNote(one) }));
  return { data, unlisted };
}

/** Keeps a note and whether the vendor is booked. Refused when it was changed since it was read, unless it says the very same. */
export async function noteSaved(db: Database, coupleId: number, vendorId: number, body: BodyOf<typeof noteSavedVendor>): Promise<number> {
  const note = checkNote(body.note);
  if (!note.ok) throw new Refused(note.refusals);
  const isBooked = body.is_booked;
  return inTransaction(db, async (tx) => {
    const revision = await writeNote(tx, coupleId, vendorId, { note: note.value, isBooked, over: body.revision });
    if (revision !== null) return revision;
    const kept = await shortlisted(tx, coupleId, vendorId);
    if (kept === null) refuseWith('request.not_found');
    return kept.note === note.value && kept.isBooked === isBooked ? kept.revision : refuseWith('clients.edited_elsewhere');
  });
}
