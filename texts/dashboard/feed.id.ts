import { translationOf } from '../typed.ts';
import type { feedEn } from './feed.en.ts';

export const feedId = translationOf<typeof feedEn>()({
  lead: 'Semua yang kami kabarkan kepada Anda, yang terbaru lebih dulu.',
  open: 'Buka',
  openOf: 'Buka: {title}',
  unread: 'Baru',
  none: 'Belum ada apa-apa',
  noneText: 'Jika pasangan menulis, pesanan dibayar, atau tim kami memutuskan sesuatu, kabarnya ada di sini.',
});
