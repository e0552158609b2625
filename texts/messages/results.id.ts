import { translationOf } from '../typed.ts';
import { resultsMessagesEn } from './results.en.ts';

export const resultsMessagesId = translationOf(resultsMessagesEn)({
  week_subject: 'Minggu Anda di Pelaminan: {count} calon pengantin baru',
  week_quiet_subject: 'Minggu Anda di Pelaminan',
  week_text:
    'Halo {name},\n\nInilah minggu Anda, dari {first} sampai {last}.\n\n| Calon pengantin baru: {contacts}\n| Penawaran dikirim: {quoted}\n| Penawaran diterima: {booked}\n| Dibayar calon pengantin: {paid}\n| Tayangan iklan: {impressions}\n| Klik iklan: {clicks}\n| Biaya iklan: {spending}\n\n{advice}\n\n[Lihat hasil]({link})',
  beside: '{now} (minggu sebelumnya: {before})',
  advice_be_seen:
    'Profil Anda lebih jarang dikunjungi daripada profil vendor serupa. Iklan menampilkan kartu Anda di tempat yang pertama dilihat calon pengantin.',
  advice_better_card: 'Iklan Anda lebih jarang diklik daripada iklan vendor serupa. Foto pertama yang paling terlihat: coba ganti.',
  advice_answer_faster: 'Calon pengantin menunggu jawaban pertama Anda lebih lama daripada jawaban vendor serupa.',
  advice_win_more:
    'Lebih sedikit permintaan kepada Anda yang menjadi pesanan daripada kepada vendor serupa. Lihat penawaran yang ditolak dan alasannya.',
});
