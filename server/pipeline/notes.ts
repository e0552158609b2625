import type { TimelineItem } from '../../contract/client-timeline.ts';
import { checkNote } from '../../core/clients/note.ts';
import { notifyVendor, vendorContact } from '../catalogue/api.ts';
import { isClient } from '../clients/api.ts';
import { inTransaction, type Tx } from '../kit/database.ts';
import { Refused, refuseWith } from '../kit/refused.ts';
import type { PipelineContext } from './context.ts';
import { deleteNote, entryOf, insertNote, lockNote, type Note, writeNote } from './note-store.ts';
import { presentEntries, type Reading } from './timeline.ts';

/** Notes something about a client. */
export async function addNote(ctx: PipelineContext, reading: Reading, coupleId: number, raw: string): Promise<TimelineItem> {
  const text = checked(raw);
  const { vendorId, accountId } = reading;
  const note = await inTransaction(ctx.db, async (tx) => {
    if (!(await isClient(tx, vendorId, coupleId))) refuseWith('request.not_found');
    const added = await insertNote(tx, { vendorId, coupleId, accountId, text, at: ctx.clock.now() });
    if (added !== null) await notifyVendor(tx, ctx.bus, vendorId, { kind: 'client' });
    return added ?? refuseWith('clients.too_many_notes');
  });
  return present(ctx, reading, note);
}

/** Changes a note over the state that was read. */
export async function changeNote(
  ctx: PipelineContext,
  reading: Reading,
  id: string,
  { text: raw, revision }: { readonly text: string; readonly revision: number },
): Promise<TimelineItem> {
  const text = checked(raw);
  const note = await inTransaction(ctx.db, async (tx) => {
    const found = await changeable(tx, reading, id);
    if (found.revision !== revision) refuseWith('clients.edited_elsewhere');
    await notifyVendor(tx, ctx.bus, reading.vendorId, { kind: 'client' });
    return writeNote(tx, found, text, ctx.clock.now());
  });
  return present(ctx, reading, note);
}

/** Deletes a note. */
export const removeNote = (ctx: PipelineContext, reading: Reading, id: string): Promise<void> =>
  inTransaction(ctx.db, async (tx) => {
    await deleteNote(tx, await changeable(tx, reading, id));
    await notifyVendor(tx, ctx.bus, reading.vendorId, { kind: 'client' });
  });

function checked(raw: string): string {
  const note = checkNote(raw);
  if (!note.ok) throw new Refused(note.refusals);
  return note.value.text;
}

/** A note that this account may change: its own, or any for the vendor's owner. */
async function changeable(tx: Tx, { vendorId, accountId }: Reading, id: string): Promise<Note> {
  const note = (await lockNote(tx, vendorId, id)) ?? refuseWith('request.not_found');
  const isAllowed = note.accountId === accountId || (await vendorContact(tx, vendorId))?.accountId === accountId;
  return isAllowed ? note : refuseWith('request.not_found');
}

async function present({ db }: PipelineContext, reading: Reading, note: Note): Promise<TimelineItem> {
  const [entry = refuseWith('request.not_found')] = await presentEntries(db, reading, note.coupleId, [entryOf(note)]);
  return entry;
}
