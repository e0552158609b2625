// Reasons picked from a list: kept by code, rendered in the language of their reader. (decision 0170)
import { acquisitionsEn } from './dashboard/acquisitions.en.ts';
import { acquisitionsId } from './dashboard/acquisitions.id.ts';
import { adClicksEn } from './dashboard/ad-clicks.en.ts';
import { adClicksId } from './dashboard/ad-clicks.id.ts';
import { hildaEn } from './dashboard/hilda.en.ts';
import { hildaId } from './dashboard/hilda.id.ts';
import { operationsEn } from './dashboard/operations.en.ts';
import { operationsId } from './dashboard/operations.id.ts';
import { reviewCasesEn } from './dashboard/review-cases.en.ts';
import { reviewCasesId } from './dashboard/review-cases.id.ts';
import { spamEn } from './dashboard/spam.en.ts';
import { spamId } from './dashboard/spam.id.ts';
import type { Catalogue, Language } from './typed.ts';

/** What a reason is given for, where there is a list to pick one from: the catalogue with the list. */
const catalogues = {
  application_dismissed: { en: acquisitionsEn, id: acquisitionsId },
  click_disputed: { en: adClicksEn, id: adClicksId },
  dispute: { en: operationsEn, id: operationsId },
  hilda_declined: { en: hildaEn, id: hildaId },
  review_case: { en: reviewCasesEn, id: reviewCasesId },
  spam_report: { en: spamEn, id: spamId },
} as const satisfies Readonly<Record<string, Readonly<Record<Language, Catalogue>>>>;

const listed = Object.entries(catalogues).flatMap(([given, { en, id }]) => {
  const translations: Catalogue = id;
  return Object.entries<Catalogue[string]>(en).flatMap(([key, sentence]) => {
    const translation = translations[key];
    if (!key.includes('Example.') || typeof sentence !== 'string' || typeof translation !== 'string') return [];
    return [{ given, code: `stock:${given}.${key}`, en: sentence, id: translation }];
  });
});
const byCode = new Map(listed.map((reason) => [reason.code, reason]));

/** A reason as it is kept: by its code when it is one of the list, in whichever language it was picked; as it was typed otherwise. */
export const keptReason = (text: string, givenFor: string): string =>
  listed.find(({ given, en, id }) => given === givenFor && (text === en || text === id))?.code ?? text;

/** A kept reason in the language of its reader. */
export const reasonIn = (kept: string, language: Language): string => byCode.get(kept)?.[language] ?? kept;
