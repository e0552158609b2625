import { translationOf } from '../typed.ts';
import type { feedEn } from './feed.en.ts';

export const feedId = translationOf<typeof feedEn>()({
  lead: 'Yang terbaru lebih dulu.',
  open: 'Buka',
  openOf: 'Buka: {title}',
  unread: 'Baru',
  none: 'Belum ada notifikasi',
  noneText: 'Kabar terbaru akan muncul di sini.',
});
