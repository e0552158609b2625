import { reviewGroundsId } from '../review-grounds.id.ts';
import { translationOf } from '../typed.ts';
import type { reviewsMessagesEn } from './reviews.en.ts';

export const reviewsMessagesId = translationOf<typeof reviewsMessagesEn>()({
  ...reviewGroundsId,
  invited_subject: 'Bagaimana pengalaman Anda dengan {other}?',
  invited_text:
    'Halo {name},\n\nSelamat atas pernikahan Anda! Maukah Anda bercerita kepada calon pengantin lain tentang {other}? Bintang dan beberapa kalimat membantu mereka memilih, dan {other} juga membacanya.\n\n[Tulis ulasan]({page})\n\nHalaman ini terbuka selama setahun setelah pernikahan Anda.',
  reminded_subject: 'Ulasan Anda untuk {other}',
  reminded_text:
    'Halo {name},\n\nDua minggu lalu kami bertanya tentang pengalaman Anda dengan {other}. Jika ada waktu dua menit, calon pengantin lain akan terbantu.\n\n[Tulis ulasan]({page})\n\nIni satu-satunya pengingat.',
  written_subject: '{other} memberi Anda {count} bintang',
  written_text:
    'Halo {name},\n\n{other} mengulas Anda dengan {count} bintang.\n\n> {text}\n\nAnda dapat membalas satu kali, dan semua orang melihat balasan Anda di bawah ulasan.\n\n[Balas ulasan]({page})',
  answered_subject: '{other} membalas ulasan Anda',
  answered_text: 'Halo {name},\n\n{other} membalas ulasan Anda.\n\n> {text}\n\n[Lihat balasan]({page})',
  reported_subject: 'Ulasan Anda tentang {other} dilaporkan',
  reported_text:
    'Halo {name},\n\n{other} melaporkan ulasan Anda kepada kami. Alasan yang diberikan: {ground}.\n\nKami akan membaca ulasan Anda dan memutuskan apakah tetap tampil. Sampai saat itu ulasan Anda tampil seperti biasa dan Anda tidak perlu melakukan apa pun. Keputusannya kami kirim lewat email.\n\n[Lihat ulasan]({page})',
  kept_subject: 'Ulasan Anda tentang {other} tetap tampil',
  kept_text:
    'Halo {name},\n\n{other} melaporkan ulasan Anda. Kami membacanya dan memutuskan bahwa ulasan itu tetap tampil.\n\n> Alasan kami:\n> {reason}\n\n[Lihat ulasan]({page})',
  removed_subject: 'Kami menghapus ulasan Anda tentang {other}',
  removed_text:
    'Halo {name},\n\n{other} melaporkan ulasan Anda. Kami membacanya dan menghapusnya. Sebagai gantinya, semua orang membaca bahwa sebuah ulasan dihapus, tanpa nama Anda, dengan alasan ini: {ground}.\n\n> Mengapa kami memutuskan demikian:\n> {reason}\n\n[Lihat ulasan]({page})',
  checked_kept_subject: 'Ulasan Anda tentang {other} sudah diterbitkan',
  checked_kept_text:
    'Halo {name},\n\nTerima kasih sudah menunggu. Kami sudah memeriksa ulasan Anda tentang {other}, dan ulasan itu kini tampil di profilnya.\n\n[Lihat ulasan]({page})',
  checked_removed_subject: 'Ulasan Anda tentang {other} tidak diterbitkan',
  checked_removed_text:
    'Halo {name},\n\nKami memeriksa ulasan Anda tentang {other} dan tidak menerbitkannya. Sebagai gantinya, semua orang membaca bahwa sebuah ulasan dihapus, tanpa nama Anda, dengan alasan ini: {ground}.\n\n> Mengapa kami memutuskan demikian:\n> {reason}\n\n[Lihat ulasan]({page})',
  held_removed_subject: 'Kami tidak menerbitkan sebuah ulasan tentang usaha Anda',
  held_removed_text:
    'Halo {name},\n\nKami memeriksa sebuah ulasan tentang usaha Anda sebelum ditampilkan, lalu menghapusnya. Ulasan itu tidak dihitung dalam rating Anda. Sebagai gantinya, semua orang membaca bahwa sebuah ulasan dihapus, dengan alasan ini: {ground}.\n\n> Mengapa kami memutuskan demikian:\n> {reason}\n\n[Lihat ulasan]({page})',
  report_kept_subject: 'Ulasan yang Anda laporkan tetap tampil',
  report_kept_text:
    'Halo {name},\n\nKami membaca ulasan {other} yang Anda laporkan dan memutuskan bahwa ulasan itu tetap tampil.\n\n> Alasan kami:\n> {reason}\n\nJika belum membalas, Anda masih dapat membalasnya di bawah ulasan.\n\n[Lihat ulasan]({page})',
  report_removed_subject: 'Kami menghapus ulasan yang Anda laporkan',
  report_removed_text:
    'Halo {name},\n\nKami membaca ulasan {other} yang Anda laporkan dan menghapusnya. Ulasan itu tidak lagi dihitung dalam rating Anda. Sebagai gantinya, semua orang membaca bahwa sebuah ulasan dihapus, dengan alasan ini: {ground}.\n\n> Mengapa kami memutuskan demikian:\n> {reason}\n\n[Lihat ulasan]({page})',
});
