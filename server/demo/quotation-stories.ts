// What couples asked vendors of the demo for, and how far each request got.
import type { QuotationContent } from '../../core/quotations/content.ts';
import type { QuotationStatus } from '../../core/quotations/status.ts';

export interface Story {
  readonly couple: number;
  readonly askedDaysAgo: number;
  /** Whether the couple came by the vendor’s ad; null: its first contact was not recorded. */
  readonly cameByAd: boolean | null;
  readonly weddingInDays: number;
  readonly place: string;
  readonly guests: number;
  readonly budgetIdr: number | null;
  readonly wishes: string;
  readonly state: QuotationStatus | null;
  readonly packageIdr: number;
  /** Instead of what a photographer offers. */
  readonly offer?: Pick<QuotationContent, 'items' | 'notes'>;
  readonly hours: number;
  /** How many instalments have been paid. */
  readonly paid: number;
}

/** The named Gold vendor's. */
export const stories: readonly Story[] = [
  {
    couple: 2,
    askedDaysAgo: 40,
    cameByAd: true,
    weddingInDays: 160,
    place: 'Gedung Arsip Nasional, Jakarta',
    guests: 400,
    budgetIdr: 45_000_000,
    wishes: 'Kami ingin foto yang tenang dan hangat, dari akad pagi sampai resepsi malam. Keluarga besar sekitar 60 orang.',
    state: 'accepted',
    packageIdr: 28_000_000,
    hours: 3,
    paid: 1,
  },
  {
    couple: 3,
    askedDaysAgo: 6,
    cameByAd: true,
    weddingInDays: 240,
    place: 'Bandung',
    guests: 150,
    budgetIdr: null,
    wishes: 'A small garden wedding with close friends. We love film photographs and natural light.',
    state: 'viewed',
    packageIdr: 22_500_000,
    hours: 2.5,
    paid: 0,
  },
  {
    couple: 4,
    askedDaysAgo: 3,
    cameByAd: false,
    weddingInDays: 310,
    place: 'Ubud, Bali',
    guests: 80,
    budgetIdr: 30_000_000,
    wishes: 'Pemberkatan di tepi sawah, lalu makan malam. Kami juga ingin sesi prewedding sehari sebelumnya.',
    state: 'draft',
    packageIdr: 26_000_000,
    hours: 4,
    paid: 0,
  },
  {
    couple: 5,
    askedDaysAgo: 20,
    cameByAd: false,
    weddingInDays: 90,
    place: 'Jakarta Selatan',
    guests: 250,
    budgetIdr: 15_000_000,
    wishes: 'Paket setengah hari sudah cukup, akad dan makan siang.',
    state: 'declined',
    packageIdr: 19_000_000,
    hours: 1,
    paid: 0,
  },
  {
    couple: 6,
    askedDaysAgo: 1,
    cameByAd: true,
    weddingInDays: 200,
    place: 'Hotel di Jakarta Pusat',
    guests: 500,
    budgetIdr: 60_000_000,
    wishes: 'Boleh minta penawaran untuk foto dan video dua hari? Siraman di rumah, resepsi di hotel.',
    state: null,
    packageIdr: 0,
    hours: 0,
    paid: 0,
  },
];

/** Of a vendor that earned enough to have some of it paid out. */
export const oneWedding: readonly Story[] = [
  {
    couple: 14,
    askedDaysAgo: 48,
    cameByAd: false,
    weddingInDays: 75,
    place: 'Pendopo di Sleman, Yogyakarta',
    guests: 300,
    budgetIdr: 40_000_000,
    wishes: 'Akad pagi dan resepsi siang di pendopo keluarga. Kami ingin pelaminan yang ringan, dengan bunga segar dan janur.',
    state: 'accepted',
    packageIdr: 0,
    hours: 0,
    offer: {
      items: [
        { name: 'Pelaminan, lorong masuk dan meja akad', quantity: 1, unit: 'paket', price: 26_500_000 },
        { name: 'Rangkaian bunga segar di meja tamu', quantity: 20, unit: 'meja', price: 175_000 },
        { name: 'Pencahayaan hangat pendopo', quantity: 1, unit: 'set', price: 3_200_000 },
      ],
      notes: 'Pemasangan sehari sebelumnya mulai pukul 20.00, pembongkaran pada malam yang sama.',
    },
    paid: 2,
  },
];
