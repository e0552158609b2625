import { translationOf } from '../typed.ts';
import type { hildaEn } from './hilda.en.ts';

export const hildaId = translationOf<typeof hildaEn>()({
  title: 'Hilda, concierge kami',
  inactive:
    'Hilda merekomendasikan vendor kepada calon pengantin yang cocok. Ajukan diri Anda; tim kami meninjau setiap profil lebih dulu.',
  join: 'Ajukan diri',
  pending: 'Permintaan Anda sedang ditinjau. Keputusannya kami kirim lewat email.',
  takeBack: 'Batalkan permintaan',
  active: 'Sejak {day}, Hilda merekomendasikan Anda kepada calon pengantin yang cocok dengan kota dan layanan Anda.',
  leave: 'Hentikan rekomendasi',
  leaveTitle: 'Hentikan rekomendasi Hilda?',
  leaveText:
    'Hilda langsung berhenti merekomendasikan Anda. Anda dapat mengajukan diri lagi kapan saja; tim kami akan meninjau profil Anda lagi.',
  asked: 'Permintaan terkirim',
  takenBack: 'Permintaan dibatalkan',
  left: 'Anda tidak lagi direkomendasikan',

  queueLead: 'Vendor yang ingin direkomendasikan kepada calon pengantin. Terima vendor yang akan Anda rekomendasikan kepada teman.',
  queuePending: 'Menunggu',
  queueActive: 'Direkomendasikan',
  rating: 'Rating',
  ratingOf: '{rating} dari {n} ulasan',
  noRating: 'belum ada',
  since: 'Sejak',
  admit: 'Terima',
  refuse: 'Tolak',
  admitOf: 'Terima {vendor}',
  refuseOf: 'Tolak {vendor}',
  admitted: 'Diterima. Vendor sudah diberi tahu',
  refuseTitle: 'Tolak vendor ini',
  refuseText: '{vendor} melihat alasan Anda dan dapat mengajukan diri lagi.',
  refused: 'Ditolak. Vendor sudah diberi tahu',
  'refuseExample.pictures': 'Fotonya belum menunjukkan karya Anda sendiri.',
  'refuseExample.prices': 'Profil Anda belum mencantumkan harga.',
  none: 'Tidak ada permintaan',
  noneText: 'Permintaan vendor muncul di sini, yang terlama lebih dulu.',
  noneActive: 'Belum ada vendor yang direkomendasikan',
  noneActiveText: 'Vendor yang Anda terima muncul di sini.',
});
