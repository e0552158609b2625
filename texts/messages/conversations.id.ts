import { translationOf } from '../typed.ts';
import { conversationsMessagesEn } from './conversations.en.ts';

export const conversationsMessagesId = translationOf(conversationsMessagesEn)({
  subject_more: { one: '{from} mengirim pesan kepada Anda', other: '{from} mengirim {count} pesan kepada Anda' },
  subject_news: { one: 'Ada kabar dari {from}', other: 'Ada kabar dari {from} ({count})' },
  unread_text:
    'Halo {to},\n\n{told}\n\n| Perihal: {subject}\n| Pernikahan: {wedding}\n\n> {text}\n\n{instead}\n\n[{action}]({link})\n\nBalasan ke email ini tidak sampai kepada {from}. Silakan balas di percakapan. Kami mengirim satu email untuk setiap percakapan sampai Anda membacanya.',
  wrote_more: {
    one: '{from} mengirim pesan kepada Anda di Pelaminan.',
    other: '{from} mengirim {count} pesan kepada Anda di Pelaminan.',
  },
  wrote_news: 'Ada kabar dari {from} di Pelaminan.',
  kind_inquiry: '{from} meminta penawaran dari Anda melalui Pelaminan.',
  kind_quotation: 'Ada kabar tentang penawaran {from} di Pelaminan.',
  kind_meeting: 'Ada kabar tentang meeting dengan {from} di Pelaminan.',
  wedding_unknown: 'belum ditentukan',
  closed: 'Untuk membacanya, buka kontak ini di kotak pesan Anda. Biayanya tertera di sana.',
  files: '(sebuah file)',
  read: 'Baca dan balas',
  unlock: 'Buka kotak masuk',
  subject_appointment: 'Janji temu',
  subject_availability: 'Ketersediaan',
  subject_price_list: 'Daftar harga',
  subject_other: 'Lainnya',
});
