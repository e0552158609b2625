// An example of every email, for looking at and for tests.
import { type EmailContent, bodyOf, plain } from '../../texts/email-body.ts';
import { accountFooter, notificationFooter } from '../../texts/messages/email-frame.ts';
import { adsWords } from '../../texts/messages/ads.ts';
import { type NoticeCode, noticeCatalogues, noticeText } from '../../texts/notices.ts';
import type { Catalogue, Language } from '../../texts/typed.ts';
import { isOptional, kindOfNotice } from '../../core/feed/kinds.ts';
import { date, dateTime, longDate, money } from '../../texts/format.ts';

export interface EmailSample {
  /** The email’s key in its catalogue, for example `credit.paid_text`. */
  readonly key: string;
  readonly language: Language;
  /** The code of its subject. */
  readonly code: string;
  readonly content: EmailContent;
}

/** Subjects that several emails share. */
const sharedSubjects: Readonly<Record<string, string>> = {
  unread_text: 'subject_more',
  confirm_message_text: 'confirm_subject',
  known_message_text: 'known_subject',
  moved_text_own: 'moved_subject',
  cancelled_text_own: 'cancelled_subject',
  leaving_vendor_text: 'leaving_subject',
  instalment_refunding_text_couple: 'instalment_refunding_subject',
  instalment_refunding_text_vendor: 'instalment_refunding_subject',
  spam_returned_text: 'spam_agreed_subject',
  spam_agreed_text_couple: 'spam_agreed_subject',
  spam_refused_text_couple: 'spam_refused_subject',
};
const noEmails: ReadonlySet<string> = new Set(['meetings.calendar_text']);

const at = Date.parse('2026-11-24T03:00:00Z');
const day = '2026-12-05';
const zones = ['Asia/Jakarta'];
/** What a subject keeps. */
const kept = {
  amount: 2_500_000,
  total: 24_500_000,
  credits: 500_000,
  minimum: 1_500,
  due: day,
  day,
  days: 7,
  count: 4,
  when: { at: new Date(at).toISOString(), zones },
  other: 'Rumah Laras',
  from: 'Rumah Laras',
  label: 'Deposit',
  subject: 'Foto dan film',
  number: 'QT-2026-00042',
  plan: 'Gold',
  bank: 'BCA',
  end: '4821',
  person: 'Sari Dewi',
  business: 'Studio Cahaya',
};

/** What stands in a text, by the name of its variable. */
function wordsOf(language: Language, strangers: string | undefined): Readonly<Record<string, string | number>> {
  const page = `https://pelaminan.example${language === 'id' ? '/id' : ''}/dashboard`;
  const said = {
    en: 'Thank you for the lovely day!\nWe would book you again.',
    id: 'Terima kasih atas hari yang indah!\nKami akan memesan Anda lagi.',
  };
  const typed =
    strangers === undefined
      ? {}
      : { name: strangers, other: strangers, vendor: strangers, to: strangers, from: strangers, business: strangers, person: strangers };
  const quoted =
    strangers === undefined
      ? {}
      : { text: strangers, reason: strangers, note: strangers, label: strangers, couple: strangers, parts: strangers };
  return {
    name: 'Ayu & Bima',
    to: 'Ayu & Bima',
    business: 'Studio Cahaya',
    person: 'Sari Dewi',
    role: language === 'id' ? 'Penjualan' : 'Sales',
    other: 'Rumah Laras',
    vendor: 'Rumah Laras',
    from: dateTime(at, language),
    couple: 'Sinta & Raka',
    link: page,
    page,
    room: 'https://meet.pelaminan.example/r/8f3c-21ab',
    number: 'QT-2026-00042',
    plan: 'Gold',
    service: 'Wedding Photography',
    amount: money(2_500_000, language),
    total: money(24_500_000, language),
    credits: money(500_000, language),
    balance: money(12_400, language),
    tax: money(55_000, language),
    rate: '11%',
    fee: money(125_000, language),
    net: money(2_375_000, language),
    minimum: money(1_500, language),
    cpc: money(1_000, language),
    recommended: money(1_800, language),
    basis: adsWords(language)('basis_category', { paying: '8', sample: '13' }),
    when: dateTime(at, language),
    due: date(day, language),
    until: longDate(day, language),
    date: longDate(day, language),
    day: longDate(day, language),
    valid: date(day, language),
    by: date(day, language),
    days: 14,
    count: 4,
    bank: 'BCA',
    end: '4821',
    holder: 'PT Rumah Laras',
    reference: 'TRX-88412',
    label: language === 'id' ? 'Uang muka' : 'Deposit',
    subject: 'Foto dan film',
    wedding: `${date('2027-06-12', language)} · Bandung`,
    note: said[language],
    text: said[language],
    reason: said[language],
    ground: 'spam',
    seen: language === 'id' ? 'Mereka sudah membukanya.' : 'They have opened it.',
    instead: '',
    parts: 'NPWP: not readable\nSPPKP: expired',
    tasks:
      language === 'id'
        ? '14:30 WIB: Kirim album (Ayu & Bima)\nTelepon (Sari & Deni)'
        : '14:30 WIB: Send album (Ayu & Bima)\nCall (Sari & Deni)',
    title: 'Kirim album',
    who: 'Ayu & Bima',
    time: '14:30',
    action: language === 'id' ? 'Baca dan balas' : 'Read and reply',
    told: language === 'id' ? 'Rumah Laras mengirim 4 pesan kepada Anda di Pelaminan.' : 'Rumah Laras sent you 4 messages on Pelaminan.',
    first: date('2026-11-16', language),
    last: date('2026-11-22', language),
    quoted: '2',
    contacts: language === 'id' ? '5 (minggu sebelumnya: 3)' : '5 (the week before: 3)',
    booked: money(24_500_000, language),
    paid: money(2_500_000, language),
    impressions: '1204',
    clicks: '38',
    spending: money(57_000, language),
    advice: said[language],
    ...typed,
    ...quoted,
  };
}

/** Every email in both languages; `strangers` stands wherever people type something. */
export function emailSamples(strangers?: string): EmailSample[] {
  return Object.entries(noticeCatalogues).flatMap(([capability, catalogues]) =>
    (['en', 'id'] as const).flatMap((language) => {
      const catalogue: Catalogue = catalogues[language];
      return Object.entries(catalogue).flatMap(([key, sentence]): EmailSample[] => {
        if (!key.includes('_text') || noEmails.has(`${capability}.${key}`)) return [];
        const code = `${capability}.${sharedSubjects[key] ?? key.replace('_text', '_subject')}`;
        const kind = kindOfNotice(code);
        const values =
          strangers === undefined
            ? kept
            : { ...kept, other: strangers, from: strangers, subject: strangers, label: strangers, person: strangers, business: strangers };
        const content: EmailContent = {
          language,
          heading: plain(noticeText({ code: code as NoticeCode, values }, language)),
          body: bodyOf(sentence, {
            ...wordsOf(language, strangers),
            ...(capability === 'conversations' && { from: strangers ?? kept.from }),
          }),
          footer:
            kind === 'account'
              ? accountFooter(language)
              : notificationFooter(language, kind, {
                  turnOff: isOptional(kind) ? 'https://pelaminan.example/unsubscribe/sample' : null,
                  settings: 'https://pelaminan.example/dashboard/account',
                }),
        };
        return [{ key: `${capability}.${key}`, language, code, content }];
      });
    }),
  );
}
