// Vendors' replies in the demo world: most within a day, some not yet.
import type { Row } from './insert.ts';
import { dayMs, hourMs, minuteMs } from '../../core/time.ts';
import { type Chance, chanceOf } from './art/chance.ts';
import type { AskedQuestion, Question } from './client-rows.ts';
import { iso } from './ids.ts';

interface ConversationRows {
  readonly conversation: Row<'conversation'>[];
  readonly conversation_side: Row<'conversation_side'>[];
  readonly message: Row<'message'>[];
}
interface Line {
  readonly author: 'vendor' | 'couple';
  readonly text: string;
  readonly at: number;
}

const replies: Readonly<Record<Question[0], readonly [string, ...string[]]>> = {
  availability: [
    'Halo, terima kasih sudah menghubungi kami. Tanggal itu masih kosong. Boleh tahu lokasi acaranya di mana?',
    'Halo Kak, tanggal tersebut masih tersedia. Kami bisa menahannya tujuh hari tanpa biaya.',
  ],
  price_list: [
    'Terima kasih! Daftar harga lengkap ada di profil kami. Paket yang paling sering dipilih sudah termasuk transportasi dalam kota.',
    'Halo, dengan senang hati. Boleh kami tahu perkiraan jumlah tamunya, supaya harganya pas?',
  ],
  appointment: [
    'Tentu. Sabtu pukul 15.00 di studio kami, apakah cocok? Alamatnya ada di profil.',
    'Bisa, Kak. Sabtu ini atau Sabtu depan?',
  ],
  other: ['Bisa. Biasanya 30% untuk menahan tanggal, 40% sebulan sebelumnya, dan sisanya seminggu sebelum acara.'],
};
const thanks = [
  'Terima kasih, kami diskusikan dulu berdua ya.',
  'Baik, sangat membantu. Kami kabari secepatnya.',
  'Wonderful, thank you. We’ll talk it over tonight.',
] as const;

/** The rows of all conversations. The n-th has a number of its own in its id. */
export function conversationRows(asked: readonly AskedQuestion[], now: number): ConversationRows {
  const rows: ConversationRows = { conversation: [], conversation_side: [], message: [] };
  for (const [index, one] of asked.entries()) addConversation(rows, index + 1, one, now);
  return rows;
}

function linesOf(chance: Chance, { question, askedAt, isTrial }: AskedQuestion, now: number): Line[] {
  const [subject, text] = question;
  const lines: Line[] = [{ author: 'couple', text, at: askedAt }];
  const repliedAt = askedAt + chance.int(20, 1_300) * minuteMs;
  if (isTrial || repliedAt > now || chance.happens(0.3)) return lines;
  lines.push({ author: 'vendor', text: chance.pick(replies[subject]), at: repliedAt });
  const thankedAt = repliedAt + chance.int(1, 30) * hourMs;
  if (thankedAt < now && chance.happens(0.6)) lines.push({ author: 'couple', text: chance.pick(thanks), at: thankedAt });
  return lines;
}

function addConversation(rows: ConversationRows, nth: number, asked: AskedQuestion, now: number): void {
  const chance = chanceOf(`conversation ${nth}`);
  const lines = linesOf(chance, asked, now);
  const id = `0de30000-0000-4000-8000-${String(nth).padStart(12, '0')}`;
  const reply = lines.findIndex(({ author }) => author === 'vendor') + 1;
  const last = lines.at(-1) ?? { author: 'couple', text: '', at: now };
  const isOld = now - last.at > 14 * dayMs;
  rows.conversation.push({
    id,
    vendor_id: asked.vendorId,
    couple_id: asked.coupleId,
    subject: asked.question[0],
    wedding_on: asked.weddingOn,
    last_number: lines.length,
    last_at: iso(last.at),
    reply_number: reply > 0 ? reply : null,
    reply_at: reply > 0 ? iso(lines[reply - 1]?.at ?? now) : null,
    // Replies before the start of the demo world are already checked.
    reply_judged_at: reply > 0 ? iso(now) : null,
  });
  for (const side of ['vendor', 'couple'] as const) {
    const isUnread = last.author !== side && !isOld;
    rows.conversation_side.push({
      conversation_id: id,
      side,
      read_number: isUnread ? lines.length - 1 : lines.length,
      read_at: isUnread ? null : iso(last.at + 10 * minuteMs),
      unread_since: isUnread ? iso(last.at) : null,
      // The email about it was already sent.
      mailed_at: isUnread ? iso(last.at + 5 * minuteMs) : null,
    });
  }
  for (const [index, { author, text, at }] of lines.entries())
    rows.message.push({
      id: `0de3${String(nth).padStart(4, '0')}-0000-4000-8000-${String(index + 1).padStart(12, '0')}`,
      conversation_id: id,
      vendor_id: asked.vendorId,
      number: index + 1,
      author,
      kind: 'text',
      subject: index === 0 ? asked.question[0] : null,
      body: text,
      wedding_on: index === 0 ? asked.weddingOn : null,
      sent_at: iso(at),
    });
}
