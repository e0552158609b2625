import { translationOf } from '../typed.ts';
import type { clientActionsEn } from './client-actions.en.ts';

export const clientActionsId = translationOf<typeof clientActionsEn>()({
  label: 'Tindakan untuk {name}',
  writeQuotation: 'Buat penawaran',
  continueDraft: 'Lanjutkan draf',
  writeAgain: 'Buat versi baru',
  noRequest: 'Mereka belum meminta penawaran.',
  inviteRequest: 'Ajak minta penawaran',
  requestLink: 'Untuk mendapat penawaran dari kami, ceritakan pernikahan Anda di sini: {address}',
  propose: 'Usulkan waktu',
  proposal: 'Mari bertemu online. Pilih waktu yang cocok: {address}',
  linked: 'Tautannya ada di kolom pesan. Belum ada yang dikirim.',
  noHours: 'Untuk mengusulkan waktu, atur dulu jam meeting online Anda.',
  setHours: 'Atur jam',
  notInPlan: 'Meeting online tersedia di paket Silver dan Gold.',
  seePlans: 'Lihat paket',
  askReview: 'Minta ulasan',
  invited: 'Diundang pada {day} untuk mengulas Anda.',
  toClient: 'Buka klien',
});
