import { translationOf } from '../typed.ts';
import type { vendorTeamEn } from './vendor-team.en.ts';

export const vendorTeamId = translationOf<typeof vendorTeamEn>()({
  team: 'Tim dan perangkat yang sedang masuk',
  devicesOf: 'Perangkat {name} yang sedang masuk',
  notSignedIn: 'Tidak sedang masuk, terakhir terlihat {when}',
  neverSignedIn: 'Belum pernah masuk',
  sessionLine: '{address}, terakhir terlihat {when}',
  endSessions: 'Keluarkan dari semua perangkat',
  endSessionsOf: 'Keluarkan dari semua perangkat: {name}',
  endTitle: 'Keluarkan {name} dari semua perangkat',
  endText: 'Semua perangkatnya langsung dikeluarkan. Ia dapat masuk lagi.',
  sessionsEnded: '{name} sudah dikeluarkan',
});
