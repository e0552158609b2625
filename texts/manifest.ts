import type { Language } from './typed.ts';

/** What a device calls the product where someone keeps it on their home screen. */
export const manifestTexts: Readonly<
  Record<Language, Readonly<Record<'marketplace' | 'dashboard', { readonly name: string; readonly description: string }>>>
> = {
  en: {
    marketplace: { name: 'Pelaminan', description: 'Find wedding vendors in Indonesia by price, reviews and date.' },
    dashboard: { name: 'Pelaminan for vendors', description: 'Your ads, couples, quotations and earnings on Pelaminan.' },
  },
  id: {
    marketplace: { name: 'Pelaminan', description: 'Temukan vendor pernikahan di Indonesia menurut harga, ulasan, dan tanggal.' },
    dashboard: { name: 'Pelaminan untuk vendor', description: 'Iklan, calon pengantin, penawaran, dan penghasilan Anda di Pelaminan.' },
  },
};

/** What a long press on the icon of the dashboard offers. */
export const shortcutNames: Readonly<Record<Language, Readonly<Record<'inbox' | 'quotationNew' | 'calendar', string>>>> = {
  en: { inbox: 'Inbox', quotationNew: 'New quotation', calendar: 'Calendar' },
  id: { inbox: 'Kotak masuk', quotationNew: 'Penawaran baru', calendar: 'Kalender' },
};
