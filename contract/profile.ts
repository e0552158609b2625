// Editing a vendor’s own profile: six sections, each saved separately (product 2, 3).
import * as z from 'zod';
import { linkLengthMax } from '../core/catalogue/links.ts';
import { priceKinds, priceRoles, priceRules, priceUnits } from '../core/catalogue/price-list.ts';
import { aboutLengthMax, profileLengths, profileSteps } from '../core/catalogue/profile.ts';
import { answerLengthMax } from '../core/catalogue/questions.ts';
import { servicesMax } from '../core/catalogue/services.ts';
import { strengthParts } from '../core/catalogue/strength.ts';
import { type Endpoint, endpoint } from './endpoint.ts';
import { bilingual, body, counted, data, day, id, idr, instant, line } from './shapes.ts';

const tag = 'profile';
const base = '/v2/vendor_profile';

const aboutFields = { business_name: line(profileLengths.businessName), about: line(aboutLengthMax), founded_year: z.int().nullable() };
const contactFields = {
  address: line(profileLengths.address),
  /** Country code, ISO 3166-1 alpha-2. */
  country: z.string().max(2),
  /** For addresses in Indonesia. */
  city_id: id.nullable(),
  /** For addresses abroad. */
  foreign_city: line(profileLengths.city),
  zip: line(profileLengths.zip),
  phone: line(profileLengths.phone),
  other_phone: line(profileLengths.phone),
  whatsapp: line(profileLengths.phone),
  email: line(profileLengths.email),
};
const chosenService = z.strictObject({ id: id.nullable(), category_id: id.nullable(), city_id: id.nullable() });
const servicesFields = {
  services: z.array(chosenService).max(servicesMax + 1),
  /** Index of the main service in the list, from 0. */
  main: z.int().min(0).max(servicesMax),
};
const priceItem = z.strictObject({
  /** A package is booked as a whole, a rate is multiplied by its unit, and an extra is added to one. */
  role: z.enum(priceRoles),
  name: line(priceRules.nameLengthMax),
  kind: z.enum(priceKinds),
  low: idr.nullable(),
  /** Only for the kind `between`. */
  high: idr.nullable(),
  unit: z.enum(priceUnits),
  /** Only for the unit `own`. */
  own_unit: line(priceRules.unitLengthMax),
});
const pricesFields = { items: z.array(priceItem).max(priceRules.itemsMax + 1) };
const answer = z.strictObject({
  question: z.string().max(40),
  /** One option or text; several options; or a number. */
  value: z.union([line(answerLengthMax), z.array(z.string().max(40)).max(40), z.number()]),
});
const answersFields = { answers: z.array(answer).max(200) };
const linksFields = {
  website: line(linkLengthMax),
  /** A URL, a username, or a username with `@`. */
  instagram: line(linkLengthMax),
  tiktok: line(linkLengthMax),
  facebook: line(linkLengthMax),
  youtube: line(linkLengthMax),
};

/** Revision of a section and when it was saved; null if never. */
const saved = { revision: z.int().min(0), saved_at: instant.nullable() };
const ownProfile = z.object({
  id,
  status: z.int(),
  slug: z.string(),
  missing: z.array(z.enum(profileSteps)),
  /** Profile strength in percent, the contribution of each part, and the best next step. */
  strength: z.object({
    percent: z.int(),
    parts: z.array(z.object({ part: z.enum(strengthParts), earned: z.int(), weight: z.int() })),
    next: z.enum(strengthParts).nullable(),
  }),
  plan: z.object({
    name: z.enum(['Gold', 'Silver', 'Trial']),
    /** Number of cities the plan shows; null: no limit. */
    city_max: z.int().nullable(),
    /** Cities beyond the plan’s limit: saved, but not shown. */
    hidden_cities: z.array(z.string()),
  }),
  about: z.object({ ...saved, ...aboutFields }),
  contact: z.object({ ...saved, ...contactFields }),
  services: z.object({
    ...saved,
    ...servicesFields,
    /** Services with a paid membership: they can be changed but not removed. */
    paid: z.array(z.object({ id, plan: z.enum(['Gold', 'Silver']), ends_on: day.nullable() })),
    /** Categories of the saved services, which decide the questions in `answers`. */
    categories: z.array(z.object({ id, slug: z.string(), name: bilingual })),
  }),
  prices: z.object({
    ...saved,
    ...pricesFields,
    /** False while the roles of a list are our guesses. Saving it confirms them. */
    is_confirmed: z.boolean(),
  }),
  answers: z.object({ ...saved, ...answersFields }),
  links: z.object({ ...saved, ...linksFields }),
});
export type OwnProfile = z.infer<typeof ownProfile>;

export const getProfile = endpoint({
  method: 'GET',
  path: base,
  tag,
  summary: 'Get my profile for editing: its sections, what is missing before it can be published, and its strength.',
  access: 'vendor-unpublished:view',
  answer: data(ownProfile),
});

/** Refusals of every section. */
const always = ['catalogue.edited_elsewhere', 'catalogue.needed_while_published', 'catalogue.text_invalid'] as const;
/** The revision that was edited; if the section was saved in between, the call is refused. */
const over = { revision: counted };
const save = { method: 'PUT', tag, access: 'vendor-unpublished:profile', answer: data(ownProfile) } as const satisfies Partial<Endpoint>;

export const saveAbout = endpoint({
  ...save,
  path: `${base}/about`,
  summary: 'Save business name, description and founding year. Saving publishes the profile if nothing is missing.',
  body: body({ ...over, ...aboutFields }),
  refusals: [...always, 'catalogue.business_name_invalid', 'catalogue.about_too_long', 'catalogue.founded_year_invalid'],
});
export const saveContact = endpoint({
  ...save,
  path: `${base}/contact`,
  summary: 'Save address and contact details. Changing a saved phone number requires the password.',
  body: body({ ...over, ...contactFields, password: line(512).optional() }),
  refusals: [
    ...always,
    'catalogue.password_needed',
    'identity.password_wrong',
    'identity.too_many_attempts',
    'catalogue.country_unknown',
    'catalogue.city_unknown',
    'catalogue.zip_invalid',
    'catalogue.phone_invalid',
    'catalogue.email_invalid',
  ],
});
export const saveServices = endpoint({
  ...save,
  path: `${base}/services`,
  summary: 'Save services by category and city. A service keeps its membership when its category or city changes.',
  body: body({ ...over, ...servicesFields }),
  refusals: [
    ...always,
    'catalogue.required',
    'catalogue.category_unknown',
    'catalogue.city_unknown',
    'catalogue.service_unknown',
    'catalogue.service_twice',
    'catalogue.service_paid_for',
    'catalogue.too_many_cities',
    'catalogue.too_many_rows',
  ],
});
export const savePrices = endpoint({
  ...save,
  path: `${base}/prices`,
  summary: 'Save my price list, which also confirms what each line is. Amounts are in Rupiah.',
  body: body({ ...over, ...pricesFields }),
  refusals: [
    ...always,
    'catalogue.required',
    'catalogue.amount_invalid',
    'catalogue.price_high_not_above',
    'catalogue.price_twice',
    'catalogue.rate_needs_unit',
    'catalogue.package_with_unit',
    'catalogue.too_many_rows',
  ],
});
export const saveAnswers = endpoint({
  ...save,
  path: `${base}/answers`,
  summary: 'Save my answers to the questions of my categories.',
  body: body({ ...over, ...answersFields }),
  refusals: [...always, 'catalogue.answer_invalid', 'catalogue.number_out_of_range', 'catalogue.question_unknown'],
});
export const saveLinks = endpoint({
  ...save,
  path: `${base}/links`,
  summary: 'Save website and social media links.',
  body: body({ ...over, ...linksFields }),
  refusals: [...always, 'catalogue.website_invalid', 'catalogue.handle_invalid'],
});
