import { checkEmail } from '../identity/email.ts';
import { keysOf } from '../keys.ts';
import { isOneOf } from '../one-of.ts';
import { accept, type Outcome, refuse, type Refusal } from '../outcome.ts';
import { cleanName, cleanText } from '../text.ts';

/** How long each line of the form may be, in code points. */
export const contactLengths = { business_name: 80, contact_name: 80, email: 254, phone: 30, website: 200, message: 1000 } as const;

/** What our own form asks a business for; slugs name a category and a city of the catalogue. */
export type ContactForm = {
  readonly business_name: string;
  readonly contact_name: string;
  readonly email: string;
  readonly phone: string;
  readonly category: string;
  readonly city: string;
  readonly website: string;
  readonly message: string;
};

export type ContactFormRefusal =
  | 'acquisition.business_name_required'
  | 'acquisition.contact_name_required'
  | 'acquisition.phone_required'
  | 'acquisition.category_required'
  | 'acquisition.text_invalid'
  | 'acquisition.text_too_long'
  | 'catalogue.phone_invalid'
  | 'identity.email_invalid';

const required = {
  business_name: 'acquisition.business_name_required',
  contact_name: 'acquisition.contact_name_required',
  phone: 'acquisition.phone_required',
} as const;
const lineFields = ['business_name', 'contact_name', 'phone', 'website'] as const;

/**
 * What a business typed into our form, cleaned: all wrong fields are named at once. A phone number has the 8 to 15 digits of one in a profile, and stays as it was typed. City, website and message may stay empty. Only the form
 * holds itself to this; the call behind it keeps any JSON object. (product 9, Vendor acquisition)
 */
export function checkContactForm(typed: ContactForm): Outcome<ContactForm, ContactFormRefusal> {
  const wrong: Refusal<ContactFormRefusal>[] = [];
  const kept: Record<keyof ContactForm, string> = { ...typed };
  for (const field of lineFields) {
    const isRequired = field in required;
    const line = cleanName(typed[field], { field, maxLength: contactLengths[field], isRequired });
    if (line.ok) kept[field] = line.value;
    else wrong.push(lineRefusal(line.refusals[0].code, field));
  }
  if (!isDialled(kept.phone) && !wrong.some(({ field }) => field === 'phone'))
    wrong.push({ code: 'catalogue.phone_invalid', field: 'phone' });
  const email = checkEmail(typed.email);
  if (email.ok) kept.email = email.value;
  else wrong.push(...email.refusals);
  if (typed.category === '') wrong.push({ code: 'acquisition.category_required', field: 'category' });
  const message = cleanText(typed.message, { field: 'message', maxLength: contactLengths.message, isRequired: false });
  if (message.ok) kept.message = message.value;
  else wrong.push(lineRefusal(message.refusals[0].code, 'message'));
  const [first, ...rest] = wrong;
  return first ? refuse(first, ...rest) : accept(kept);
}

/** Without the rule of profiles itself: it would come to this page alone, as a file of its own, and each page names the files of all. */
const isDialled = (phone: string): boolean => /^\+?\d{8,15}$/.test(phone.replace(/[\s().-]/g, ''));

function lineRefusal(code: string, field: keyof typeof contactLengths): Refusal<ContactFormRefusal> {
  if (code === 'text.too_long') return { code: 'acquisition.text_too_long', field, params: { maximum: contactLengths[field] } };
  if (code === 'text.required' && isOneOf(keysOf(required), field)) return { code: required[field], field };
  return { code: 'acquisition.text_invalid', field };
}

/** What a payload says of the business behind it; empty where it says nothing that can be read. */
export type KnownContact = { readonly [Field in keyof ContactForm]: string };

/** Other names under which forms of partners have sent the same thing. */
const otherNames: { readonly [Field in keyof ContactForm]: readonly string[] } = {
  business_name: ['businessName', 'business', 'company', 'vendor_name', 'vendorName'],
  contact_name: ['contactName', 'name', 'full_name', 'fullName', 'pic'],
  email: ['e_mail', 'mail', 'email_address', 'emailAddress'],
  phone: ['phone_number', 'phoneNumber', 'whatsapp', 'mobile', 'telephone'],
  category: ['category_slug', 'vendor_category', 'vendorCategory', 'service'],
  city: ['city_slug', 'location', 'area'],
  website: ['url', 'instagram', 'site'],
  message: ['notes', 'note', 'about', 'description', 'comment'],
};

/** Reads a payload that may be anything: the fields of our form, under their own or another usual name, as one clean line each. */
export function knownContact(payload: Readonly<Record<string, unknown>>): KnownContact {
  const read = (field: keyof ContactForm): string => {
    for (const name of [field, ...otherNames[field]]) {
      const value = Object.hasOwn(payload, name) ? payload[name] : undefined;
      if (typeof value !== 'string' && typeof value !== 'number') continue;
      const line = cleanText(String(value), { field, maxLength: contactLengths.message, isRequired: true });
      if (line.ok) return shortened(line.value, field === 'category' || field === 'city' ? 80 : contactLengths[field]);
    }
    return '';
  };
  return {
    business_name: read('business_name'),
    contact_name: read('contact_name'),
    email: read('email'),
    phone: read('phone'),
    category: read('category'),
    city: read('city'),
    website: read('website'),
    message: read('message'),
  };
}

const shortened = (text: string, maxLength: number): string => Array.from(text).slice(0, maxLength).join('');

/** Whom an operator invites: the business, the person who answers for it, and where the invitation goes. */
export type Invitation = Pick<ContactForm, 'business_name' | 'contact_name' | 'email'>;
export type InvitationRefusal = Exclude<
  ContactFormRefusal,
  'acquisition.phone_required' | 'catalogue.phone_invalid' | 'acquisition.category_required'
>;

/** The three things an invitation cannot do without, cleaned; every wrong one is named. */
export function checkInvitation(wish: Invitation): Outcome<Invitation, InvitationRefusal> {
  const wrong: Refusal<InvitationRefusal>[] = [];
  const line = (field: 'business_name' | 'contact_name'): string => {
    const cleaned = cleanName(wish[field], { field, maxLength: contactLengths[field] });
    if (cleaned.ok) return cleaned.value;
    wrong.push(lineRefusal(cleaned.refusals[0].code, field) as Refusal<InvitationRefusal>);
    return '';
  };
  const businessName = line('business_name');
  const contactName = line('contact_name');
  const email = checkEmail(wish.email);
  if (!email.ok) wrong.push(...email.refusals);
  const [first, ...rest] = wrong;
  if (first) return refuse(first, ...rest);
  return accept({ business_name: businessName, contact_name: contactName, email: email.ok ? email.value : '' });
}
