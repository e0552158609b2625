import { translationOf } from '../typed.ts';
import type { hildaEn } from './hilda.en.ts';

export const hildaId = translationOf<typeof hildaEn>()({
  title: 'Hilda, pramutamu kami',
  inactive:
    'Hilda menyarankan vendor kepada pasangan yang pernikahannya sesuai. Minta ia menyarankan Anda; tim kami melihat setiap profil lebih dulu.',
  join: 'Minta Hilda',
  pending: 'Permintaan Anda ada di tim kami. Anda menerima email begitu diputuskan.',
  takeBack: 'Batalkan permintaan',
  active: 'Sejak {day}, Hilda menyarankan Anda kepada pasangan yang pernikahannya sesuai dengan kota dan layanan Anda.',
  leave: 'Hentikan saran',
  leaveTitle: 'Hentikan saran dari Hilda?',
  leaveText:
    'Pasangan langsung tidak lagi melihat Anda di antara sarannya. Anda boleh meminta lagi kapan saja; tim kami akan melihat dari awal.',
  asked: 'Permintaan Anda diterima Hilda',
  left: 'Hilda tidak lagi menyarankan Anda',

  queueLead: 'Vendor yang ingin disarankan kepada pasangan. Terima yang profilnya akan Anda tunjukkan kepada teman sendiri.',
  queuePending: 'Menunggu',
  queueActive: 'Disarankan',
  rating: 'Nilai',
  ratingOf: '{rating} dari {count} ulasan',
  noRating: 'belum ada',
  since: 'Sejak',
  admit: 'Terima',
  refuse: 'Tolak',
  admitOf: 'Terima {vendor}',
  refuseOf: 'Tolak {vendor}',
  admitted: 'Diterima. Vendor sudah diberi tahu',
  refuseTitle: 'Tolak vendor ini',
  refuseText: '{vendor} membaca alasan Anda dan boleh meminta lagi.',
  refused: 'Ditolak. Vendor sudah diberi tahu',
  'refuseExample.pictures': 'Fotonya belum menunjukkan karya Anda sendiri.',
  'refuseExample.prices': 'Pasangan belum dapat melihat harga.',
  none: 'Tidak ada yang menunggu',
  noneText: 'Jika sebuah vendor meminta Hilda, permintaannya menunggu di sini, yang terlama lebih dulu.',
  noneActive: 'Belum ada yang disarankan',
  noneActiveText: 'Vendor yang Anda terima tercatat di sini.',
});
