import type { Loss, Stage } from '../../core/clients/stage.ts';
import type { Tx } from '../kit/database.ts';
import { insertMove } from '../pipeline/move-store.ts';
import { addDays, businessDayOf, dayMs, hourMs } from '../../core/time.ts';
import { insertNote } from '../pipeline/note-store.ts';
import { insertTask, markDone } from '../pipeline/task-store.ts';
import { readClients } from '../pipeline/read-clients.ts';

/** What vendors decided about clients, in the order they have them in each stage. */
const decisions: readonly { readonly from: Stage; readonly stage: Stage; readonly loss: Loss | null }[] = [
  { from: 'new', stage: 'lost', loss: { reason: 'date_taken', words: 'Tanggalnya sudah terisi; kami sarankan hari Minggu.' } },
  { from: 'new', stage: 'lost', loss: { reason: 'no_answer', words: '' } },
  { from: 'answered', stage: 'lost', loss: { reason: 'chose_another', words: '' } },
  { from: 'quoted', stage: 'lost', loss: { reason: 'too_expensive', words: 'Anggarannya separuh dari paket kami.' } },
  { from: 'answered', stage: 'booked', loss: null },
];

/** Noted about clients that are under way. */
const notes = [
  'Akad jam 8 pagi, keluarga besar dari Solo. Ibu ingin foto keluarga sebelum tamu datang.',
  'Sudah telepon: suka gaya candid, tidak mau banyak pose. Minta contoh album.',
  'Venue belum pasti; tanyakan lagi setelah tanggal 10.',
];

/** To be done for clients that are under way, so many days from today. */
const tasks = [
  { title: 'Kirim contoh album', inDays: 0, dueTime: '16:00' },
  { title: 'Tanyakan susunan acara', inDays: 2, dueTime: null },
  { title: 'Ingatkan uang muka', inDays: 6, dueTime: null },
  { title: 'Survei lokasi', inDays: -3, dueTime: null },
] as const;

/** Some clients of a vendor are where it put them: booked elsewhere than here, or lost; some have notes and tasks. */
export async function fillPipeline(tx: Tx, { vendorId, now }: { readonly vendorId: number; readonly now: number }): Promise<void> {
  const owner = await tx.selectFrom('vendor').select('account_id').where('id', '=', vendorId).executeTakeFirstOrThrow();
  const clients = (await readClients(tx, vendorId, null, now)).toSorted((a, b) => a.lastAt - b.lastAt || a.coupleId - b.coupleId);
  const moved = new Set<number>();
  for (const { from, stage, loss } of decisions) {
    const client = clients.find((one) => one.now.stage === from && !moved.has(one.coupleId));
    if (client === undefined) continue;
    moved.add(client.coupleId);
    const at = Math.min(client.lastAt + hourMs, now);
    await insertMove(tx, { vendorId, coupleId: client.coupleId, number: 1, from, stage, loss, accountId: owner.account_id, at });
  }
  for (const [index, text] of notes.entries()) {
    const client = clients.filter(({ now: { stage } }) => stage === 'booked' || stage === 'quoted' || stage === 'answered')[index];
    if (client === undefined) continue;
    const at = Math.min(client.lastAt + hourMs, now);
    await insertNote(tx, { vendorId, coupleId: client.coupleId, accountId: owner.account_id, text, at });
  }
  for (const [index, { title, inDays, dueTime }] of tasks.entries()) {
    const client = clients.filter(({ now: { stage } }) => stage === 'booked' || stage === 'quoted' || stage === 'answered')[index];
    if (client === undefined) continue;
    const content = { title, dueOn: addDays(businessDayOf(now), inDays), dueTime };
    const task = await insertTask(tx, {
      ...content,
      vendorId,
      coupleId: client.coupleId,
      accountId: owner.account_id,
      at: now - 4 * dayMs,
    });
    if (task !== null && inDays < 0) await markDone(tx, task, now - 3 * dayMs);
  }
}
