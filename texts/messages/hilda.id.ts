import { translationOf } from '../typed.ts';
import type { hildaMessagesEn } from './hilda.en.ts';

export const hildaMessagesId = translationOf<typeof hildaMessagesEn>()({
  admitted_subject: 'Mulai sekarang Hilda menyarankan Anda kepada pasangan',
  admitted_text:
    'Halo {name},\n\nAnda diterima: Hilda, pramutamu kami, menyarankan Anda kepada pasangan yang pernikahannya sesuai dengan kota dan layanan Anda.\n\nProfil yang lengkap membuat mereka yakin:\n\n{link}\n\nPelaminan',
  refused_subject: 'Permintaan Anda bergabung dengan Hilda',
  refused_text:
    'Halo {name},\n\nHilda belum dapat menyarankan Anda kepada pasangan.\n\nAlasan kami: {reason}\n\nSetelah itu diperbaiki, silakan meminta lagi:\n\n{link}\n\nPelaminan',
});
