import { translationOf } from '../typed.ts';
import type { feedEn } from './feed.en.ts';

export const feedId = translationOf<typeof feedEn>()({
  lead: 'Pemberitahuan, yang terbaru lebih dulu.',
  open: 'Buka',
  openOf: 'Buka: {title}',
  unread: 'Baru',
  none: 'Belum ada pemberitahuan',
  noneText: 'Kabar terbaru akan muncul di sini.',
});
