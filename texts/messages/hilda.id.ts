import { translationOf } from '../typed.ts';
import type { hildaMessagesEn } from './hilda.en.ts';

export const hildaMessagesId = translationOf<typeof hildaMessagesEn>()({
  admitted_subject: 'Hilda kini merekomendasikan Anda kepada calon pengantin',
  admitted_text:
    'Halo {name},\n\nHilda, concierge kami, kini merekomendasikan Anda kepada calon pengantin yang cocok dengan kota dan layanan Anda.\n\nJaga profil Anda tetap lengkap:\n\n{link}\n\nPelaminan',
  refused_subject: 'Permintaan Anda bergabung dengan Hilda',
  refused_text:
    'Halo {name},\n\nHilda belum dapat merekomendasikan Anda kepada calon pengantin.\n\nAlasan kami: {reason}\n\nSetelah diperbaiki, Anda dapat mengajukan diri lagi:\n\n{link}\n\nPelaminan',
});
