import { translationOf } from '../typed.ts';
import type { hildaMessagesEn } from './hilda.en.ts';

export const hildaMessagesId = translationOf<typeof hildaMessagesEn>()({
  admitted_subject: 'Hilda kini merekomendasikan Anda kepada calon pengantin',
  admitted_text:
    'Halo {name},\n\nHilda, concierge kami, kini merekomendasikan Anda kepada calon pengantin yang cocok dengan kota dan layanan Anda.\n\nJaga profil Anda tetap lengkap agar ia tahu apa yang Anda tawarkan.\n\n[Lihat profil]({link})',
  refused_subject: 'Permintaan Anda bergabung dengan Hilda',
  refused_text:
    'Halo {name},\n\nHilda belum dapat merekomendasikan Anda kepada calon pengantin.\n\n> Alasan kami:\n> {reason}\n\nSetelah diperbaiki, Anda dapat mengajukan diri lagi.\n\n[Ubah profil]({link})',
});
