import { translationOf } from '../typed.ts';
import { conversationsMessagesEn } from './conversations.en.ts';

export const conversationsMessagesId = translationOf(conversationsMessagesEn)({
  subject_more: { one: '{from} mengirim pesan kepada Anda', other: '{from} mengirim {count} pesan kepada Anda' },
  greeting: 'Halo {to},',
  wrote_more: {
    one: '{from} mengirim pesan kepada Anda di Pelaminan.',
    other: '{from} mengirim {count} pesan kepada Anda di Pelaminan.',
  },
  kind_inquiry: '{from} meminta penawaran dari Anda melalui Pelaminan.',
  kind_quotation: 'Ada kabar tentang penawaran {from} di Pelaminan.',
  kind_meeting: 'Ada kabar tentang meeting dengan {from} di Pelaminan.',
  about: 'Perihal: {subject}',
  wedding: 'Pernikahan: {when}',
  wedding_unknown: 'Pernikahan: belum ditentukan',
  closed: 'Untuk membacanya, buka kontak ini di kotak pesan Anda. Biayanya tertera di sana.',
  files: '(sebuah file)',
  read: 'Baca dan balas di sini:',
  once: 'Kami mengirim satu email untuk setiap percakapan sampai Anda membacanya.',
  subject_appointment: 'Janji temu',
  subject_availability: 'Ketersediaan',
  subject_price_list: 'Daftar harga',
  subject_other: 'Lainnya',
});
