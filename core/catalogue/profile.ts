import { accept, type Outcome, type Refusal, refuse } from '../outcome.ts';
import { cleanName, cleanText, lengthOf } from '../text.ts';

/** What a vendor says of itself. Cities and categories are ids; null while not chosen. */
export type ProfileDraft = {
  readonly businessName: string;
  readonly about: string;
  readonly address: string;
  readonly zip: string;
  readonly phone: string;
  readonly whatsapp: string;
  readonly website: string;
  readonly cityId: number | null;
  readonly categoryId: number | null;
};

export type ProfileRefusal =
  | 'catalogue.business_name_invalid'
  | 'catalogue.about_too_long'
  | 'catalogue.phone_invalid'
  | 'catalogue.website_invalid'
  | 'catalogue.city_unknown'
  | 'catalogue.category_unknown'
  | 'catalogue.text_invalid';

/** What a profile needs before couples see it, in the order of the checklist. (product 2) */
export const profileSteps = ['business_name', 'about', 'address', 'city', 'category', 'phone'] as const;
export type ProfileStep = (typeof profileSteps)[number];

const businessNameLength = { min: 2, max: 80 } as const;
export const aboutLengthMax = 500;
const addressLengthMax = 200;
const zipLengthMax = 10;
const websiteLengthMax = 200;
const phoneDigits = { min: 8, max: 15 } as const;

/** A host name with a dot, then anything without white space, quotes or angle brackets. */
const webAddress = /^https?:\/\/[^\s/?#"'<>@\\]+\.[^\s/?#"'<>@\\]+(?:[/?#][^\s"'<>\\]*)?$/i;
const anyScheme = /^[a-z][a-z0-9+.-]*:/i;

/**
 * Checks and cleans a profile as typed, reporting every wrong field under its name on the wire. Empty fields are accepted: a profile
 * may be saved half done (see `missingSteps`). `known` are the ids that exist. (product 2 and 3, reliability S27 and S28)
 */
export function checkProfile(
  draft: ProfileDraft,
  known: { readonly cityIds: ReadonlySet<number>; readonly categoryIds: ReadonlySet<number> },
): Outcome<ProfileDraft, ProfileRefusal> {
  const refusals: Refusal<ProfileRefusal>[] = [];
  const take = <T>(outcome: Outcome<T, ProfileRefusal>, otherwise: T): T => {
    if (outcome.ok) return outcome.value;
    refusals.push(...outcome.refusals);
    return otherwise;
  };
  const profile: ProfileDraft = {
    businessName: take(checkBusinessName(draft.businessName), ''),
    about: take(checkAbout(draft.about), ''),
    address: take(checkLine(draft.address, 'address', addressLengthMax), ''),
    zip: take(checkLine(draft.zip, 'zip', zipLengthMax), ''),
    phone: take(checkPhone(draft.phone, 'phone'), ''),
    whatsapp: take(checkPhone(draft.whatsapp, 'whatsapp'), ''),
    website: take(checkWebsite(draft.website), ''),
    cityId: draft.cityId,
    categoryId: draft.categoryId,
  };
  if (draft.cityId !== null && !known.cityIds.has(draft.cityId)) refusals.push({ code: 'catalogue.city_unknown', field: 'city_id' });
  if (draft.categoryId !== null && !known.categoryIds.has(draft.categoryId)) {
    refusals.push({ code: 'catalogue.category_unknown', field: 'category_id' });
  }
  const [first, ...more] = refusals;
  return first === undefined ? accept(profile) : refuse(first, ...more);
}

/** What is still to be filled in before the vendor is published; empty when nothing is. (product 2) */
export function missingSteps(profile: ProfileDraft): ProfileStep[] {
  const filled: readonly (readonly [ProfileStep, boolean])[] = [
    ['business_name', profile.businessName !== ''],
    ['about', profile.about !== ''],
    ['address', profile.address !== ''],
    ['city', profile.cityId !== null],
    ['category', profile.categoryId !== null],
    ['phone', profile.phone !== ''],
  ];
  return filled.filter(([, isFilled]) => !isFilled).map(([step]) => step);
}

/**
 * A phone number as it is dialled from anywhere: `+` and 8 to 15 digits. Spaces, dots, dashes and brackets are taken out; a number
 * that begins with 0 is Indonesian. Empty stays empty.
 */
export function checkPhone(raw: string, field: string): Outcome<string, 'catalogue.phone_invalid'> {
  const typed = raw.replace(/[\s().-]/g, '');
  if (typed === '') return accept('');
  const dialled =
    typed.startsWith('0') && !typed.startsWith('00') ? `+62${typed.slice(1)}` : typed.replace(/^00/, '+').replace(/^(?=62)/, '+');
  const digits = dialled.slice(1);
  const isNumber =
    dialled.startsWith('+') && /^[1-9]\d*$/.test(digits) && digits.length >= phoneDigits.min && digits.length <= phoneDigits.max;
  return isNumber ? accept(dialled) : refuse({ code: 'catalogue.phone_invalid', field });
}

function checkBusinessName(raw: string): Outcome<string, ProfileRefusal> {
  const name = cleanName(raw, { field: 'business_name', maxLength: businessNameLength.max, isRequired: false });
  const isLongEnough = name.ok && (name.value === '' || lengthOf(name.value) >= businessNameLength.min);
  return isLongEnough ? name : refuse({ code: 'catalogue.business_name_invalid', field: 'business_name' });
}

function checkAbout(raw: string): Outcome<string, ProfileRefusal> {
  const about = cleanText(raw, { field: 'about', maxLength: aboutLengthMax, isRequired: false });
  if (about.ok) return about;
  const isTooLong = about.refusals[0].code === 'text.too_long';
  return isTooLong
    ? refuse({ code: 'catalogue.about_too_long', field: 'about', params: { maximum: aboutLengthMax } })
    : refuse({ code: 'catalogue.text_invalid', field: 'about' });
}

function checkLine(raw: string, field: string, maxLength: number): Outcome<string, ProfileRefusal> {
  const line = cleanName(raw, { field, maxLength, isRequired: false });
  return line.ok ? line : refuse({ code: 'catalogue.text_invalid', field });
}

/** A web address; `https://` is put before one that was typed without. Any other scheme is refused (reliability S27). */
function checkWebsite(raw: string): Outcome<string, ProfileRefusal> {
  const line = checkLine(raw, 'website', websiteLengthMax);
  if (!line.ok || line.value === '') return line;
  const address = anyScheme.test(line.value) ? line.value : `https://${line.value}`;
  return webAddress.test(address) && lengthOf(address) <= websiteLengthMax
    ? accept(address)
    : refuse({ code: 'catalogue.website_invalid', field: 'website' });
}

/**
 * Whether a save changes a number our codes may go to: whoever found an open session must not lead them elsewhere, so the password is asked
 * again. The first number of all changes nothing for anybody. Numbers are compared as they are dialled. (reliability S15)
 */
export function changesPhoneOnFile(before: Phones, after: Phones): boolean {
  const dialled = (raw: string): string => {
    const checked = checkPhone(raw, 'phone');
    return checked.ok ? checked.value : raw;
  };
  const isAny = before.phone !== '' || before.whatsapp !== '';
  return isAny && (dialled(before.phone) !== dialled(after.phone) || dialled(before.whatsapp) !== dialled(after.whatsapp));
}
type Phones = Pick<ProfileDraft, 'phone' | 'whatsapp'>;
