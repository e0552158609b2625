import { isCountryCode } from '../bank-accounts/countries.ts';
import { accept, allOf, type Outcome, refuse } from '../outcome.ts';
import { cleanName, cleanText, lengthOf } from '../text.ts';

/** Who a vendor is. `foundedYear` is a year of our calendar, null while not said. */
export type About = { readonly businessName: string; readonly about: string; readonly foundedYear: number | null };

/** Where a vendor is and how it is reached. In Indonesia the city is one of ours (`cityId`); abroad it is a name (`foreignCity`). */
export type Contact = {
  readonly address: string;
  /** Two capital letters, ISO 3166. */
  readonly country: string;
  readonly cityId: number | null;
  readonly foreignCity: string;
  readonly zip: string;
  /** On file: our codes for bank accounts go to it. */
  readonly phone: string;
  readonly otherPhone: string;
  readonly whatsapp: string;
  readonly email: string;
};

export type ProfileCode =
  | 'catalogue.business_name_invalid'
  | 'catalogue.about_too_long'
  | 'catalogue.founded_year_invalid'
  | 'catalogue.country_unknown'
  | 'catalogue.city_unknown'
  | 'catalogue.zip_invalid'
  | 'catalogue.phone_invalid'
  | 'catalogue.email_invalid'
  | 'catalogue.text_invalid';

/** The parts of a profile that are saved by themselves, in the order in which they are asked. */
export const profileSections = ['about', 'contact', 'services', 'prices', 'answers', 'links'] as const;
export type ProfileSection = (typeof profileSections)[number];

/** What a profile needs before couples see it, in the order of the checklist. (product 2) */
export const profileSteps = ['business_name', 'about', 'service', 'address', 'city', 'phone'] as const;
export type ProfileStep = (typeof profileSteps)[number];

/** Where each step is done: the section, and the field on the wire. */
export const fieldOfStep: Readonly<Record<ProfileStep, { readonly section: ProfileSection; readonly field: string }>> = {
  business_name: { section: 'about', field: 'business_name' },
  about: { section: 'about', field: 'about' },
  service: { section: 'services', field: 'services' },
  address: { section: 'contact', field: 'address' },
  city: { section: 'contact', field: 'city_id' },
  phone: { section: 'contact', field: 'phone' },
};

export const aboutLengthMax = 500;
export const profileLengths = { businessName: 80, address: 200, city: 80, zip: 10, email: 254, phone: 30 } as const;
const businessNameLengthMin = 2;
const firstYear = 1900;
const phoneDigits = { min: 8, max: 15 } as const;
export const homeCountry = 'ID';

/** Postal codes where they have one shape; elsewhere letters, digits, blanks and dashes. */
const zipShapes: Readonly<Record<string, RegExp>> = {
  ID: /^[1-9]\d{4}$/,
  MY: /^\d{5}$/,
  SG: /^\d{6}$/,
  TH: /^\d{5}$/,
  PH: /^\d{4}$/,
  AU: /^\d{4}$/,
  JP: /^\d{3}-?\d{4}$/,
  US: /^\d{5}(?:-\d{4})?$/,
};
const anyZip = /^[A-Z0-9][A-Z0-9 -]{1,9}$/i;
/** A local part and a domain with a dot; whether it exists only a letter would tell. */
const emailShape = /^[^\s@"<>(),;:\\]+@[^\s@"<>(),;:\\]+\.[^\s@"<>(),;:\\.]{2,}$/;

/**
 * Checks and cleans who a vendor is, reporting every wrong field under its name on the wire. Empty fields are accepted: a profile may be saved half
 * done (see `missingSteps`). `thisYear` is the year in Asia/Jakarta. (product 3; reliability S28)
 */
export function checkAbout(draft: About, thisYear: number): Outcome<About, ProfileCode> {
  return allOf({
    businessName: businessName(draft.businessName),
    about: aboutText(draft.about),
    foundedYear: foundedYear(draft.foundedYear, thisYear),
  });
}

/** Checks and cleans where a vendor is and how it is reached. `cityIds` are those that exist. (product 3; reliability S27 and S28) */
export function checkContact(draft: Contact, cityIds: ReadonlySet<number>): Outcome<Contact, ProfileCode> {
  const isHome = draft.country === homeCountry;
  const cityId = isHome ? draft.cityId : null;
  return allOf({
    address: line(draft.address, 'address', profileLengths.address),
    country: isCountryCode(draft.country)
      ? accept(draft.country)
      : refuse({ code: 'catalogue.country_unknown', field: 'country' } as const),
    cityId: cityId === null || cityIds.has(cityId) ? accept(cityId) : refuse({ code: 'catalogue.city_unknown', field: 'city_id' } as const),
    foreignCity: isHome ? accept('') : line(draft.foreignCity, 'foreign_city', profileLengths.city),
    zip: checkZip(draft.zip, draft.country),
    phone: checkPhone(draft.phone, 'phone'),
    otherPhone: checkPhone(draft.otherPhone, 'other_phone'),
    whatsapp: checkPhone(draft.whatsapp, 'whatsapp'),
    email: checkEmail(draft.email),
  });
}

/** What of a profile the checklist looks at. */
export type Checked = {
  readonly businessName: string;
  readonly about: string;
  readonly address: string;
  readonly cityId: number | null;
  readonly foreignCity: string;
  readonly phone: string;
  readonly hasService: boolean;
};

/** What is still to be filled in before the vendor is published; empty when nothing is. (product 2) */
export function missingSteps(profile: Checked): ProfileStep[] {
  const isFilled: Readonly<Record<ProfileStep, boolean>> = {
    business_name: profile.businessName !== '',
    about: profile.about !== '',
    service: profile.hasService,
    address: profile.address !== '',
    city: profile.cityId !== null || profile.foreignCity !== '',
    phone: profile.phone !== '',
  };
  return profileSteps.filter((step) => !isFilled[step]);
}

/**
 * A phone number as it is dialled from anywhere: `+` and 8 to 15 digits. Spaces, dots, dashes and brackets are taken out; a number
 * that starts with 0 is Indonesian. Empty stays empty.
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

/** A postal code as its country writes it, in capitals. Empty stays empty. */
export function checkZip(raw: string, country: string): Outcome<string, 'catalogue.zip_invalid'> {
  const zip = raw.trim().toUpperCase();
  return zip === '' || (zipShapes[country] ?? anyZip).test(zip) ? accept(zip) : refuse({ code: 'catalogue.zip_invalid', field: 'zip' });
}

function checkEmail(raw: string): Outcome<string, ProfileCode> {
  const address = line(raw, 'email', profileLengths.email);
  if (!address.ok || address.value === '' || emailShape.test(address.value)) return address;
  return refuse({ code: 'catalogue.email_invalid', field: 'email' });
}

function businessName(raw: string): Outcome<string, ProfileCode> {
  const name = cleanName(raw, { field: 'business_name', maxLength: profileLengths.businessName, isRequired: false });
  const isLongEnough = name.ok && (name.value === '' || lengthOf(name.value) >= businessNameLengthMin);
  return isLongEnough ? name : refuse({ code: 'catalogue.business_name_invalid', field: 'business_name' });
}

function aboutText(raw: string): Outcome<string, ProfileCode> {
  const about = cleanText(raw, { field: 'about', maxLength: aboutLengthMax, isRequired: false });
  if (about.ok) return about;
  const isTooLong = about.refusals[0].code === 'text.too_long';
  return isTooLong
    ? refuse({ code: 'catalogue.about_too_long', field: 'about', params: { maximum: aboutLengthMax } })
    : refuse({ code: 'catalogue.text_invalid', field: 'about' });
}

function foundedYear(year: number | null, thisYear: number): Outcome<number | null, ProfileCode> {
  if (year === null || (Number.isInteger(year) && year >= firstYear && year <= thisYear)) return accept(year);
  // Years are written without a separator, so they go into the sentence as words.
  const params = { first: String(firstYear), last: String(thisYear) };
  return refuse({ code: 'catalogue.founded_year_invalid', field: 'founded_year', params });
}

/** One line of text that may be empty. */
function line(raw: string, field: string, maxLength: number): Outcome<string, 'catalogue.text_invalid'> {
  const cleaned = cleanName(raw, { field, maxLength, isRequired: false });
  return cleaned.ok ? cleaned : refuse({ code: 'catalogue.text_invalid', field });
}

/**
 * Whether a save changes a number our codes may go to: anyone who found an open session must not lead them elsewhere, so the password is asked
 * again. The first number of all changes nothing for anyone. Numbers are compared as they are dialled. (reliability S15)
 */
export function changesPhoneOnFile(before: Phones, after: Phones): boolean {
  const dialled = (raw: string): string => {
    const checked = checkPhone(raw, 'phone');
    return checked.ok ? checked.value : raw;
  };
  const isAny = before.phone !== '' || before.whatsapp !== '';
  return isAny && (dialled(before.phone) !== dialled(after.phone) || dialled(before.whatsapp) !== dialled(after.whatsapp));
}
type Phones = Pick<Contact, 'phone' | 'whatsapp'>;
