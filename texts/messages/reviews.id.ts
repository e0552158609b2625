import { translationOf } from '../typed.ts';
import type { reviewsMessagesEn } from './reviews.en.ts';

export const reviewsMessagesId = translationOf<typeof reviewsMessagesEn>()({
  invited_subject: 'Bagaimana pengalaman Anda dengan {other}?',
  invited_text:
    'Halo {name},\n\nSelamat atas pernikahan Anda! Maukah Anda bercerita kepada calon pengantin lain tentang {other}? Bintang dan beberapa kalimat membantu mereka memilih, dan {other} juga membacanya.\n\nTulis ulasan Anda di sini: {page}\n\nHalaman ini terbuka selama setahun setelah pernikahan Anda.',
  reminded_subject: 'Ulasan Anda untuk {other}',
  reminded_text:
    'Halo {name},\n\nDua minggu lalu kami bertanya tentang pengalaman Anda dengan {other}. Jika ada waktu dua menit, calon pengantin lain akan terbantu: {page}\n\nIni satu-satunya pengingat.',
  written_subject: '{other} memberi Anda {count} bintang',
  written_text:
    'Halo {name},\n\n{other} mengulas Anda dengan {count} bintang:\n\n{text}\n\nAnda dapat membalas satu kali, dan semua orang melihat balasan Anda di bawah ulasan: {page}',
  answered_subject: '{other} membalas ulasan Anda',
  answered_text: 'Halo {name},\n\n{other} membalas ulasan Anda:\n\n{text}\n\nLihat keduanya di sini: {page}',
});
