import type { reviewGroundsEn } from './review-grounds.en.ts';
import { translationOf } from './typed.ts';

export const reviewGroundsId = translationOf<typeof reviewGroundsEn>()({
  'ground.not_client': 'Bukan dari klien',
  'ground.other_vendor': 'Tentang vendor lain',
  'ground.untrue': 'Isinya tidak benar',
  'ground.offensive': 'Hinaan atau diskriminasi',
  'ground.private': 'Data pribadi',
  'ground.advertising': 'Iklan, atau bukan tentang pernikahan',
  'ground.not_genuine': 'Bukan ulasan independen',
});
