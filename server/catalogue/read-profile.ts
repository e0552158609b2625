// A vendor's own profile for editing: its sections with their revisions, what is missing, and its strength.
import type { OwnProfile } from '../../contract/profile.ts';
import { networks } from '../../core/catalogue/links.ts';
import type { PriceItem } from '../../core/catalogue/price-list.ts';
import type { About, Contact, ProfileSection } from '../../core/catalogue/profile.ts';
import { type Answer, questionsFor } from '../../core/catalogue/questions.ts';
import { type ProfileFacts, strengthOf } from '../../core/catalogue/strength.ts';
import { lengthOf } from '../../core/text.ts';
import { businessDayOf } from '../../core/time.ts';
import type { Connection } from '../kit/database.ts';
import { picturesIn } from '../pictures/api.ts';
import { serviceStatuses } from './membership-changes.ts';
import { planOfVendor } from './membership-store.ts';
import { answersOf, isPriceListConfirmed, pricesOf } from './offer-store.ts';
import { type OwnProfileRecord, ownProfile } from './profile-store.ts';
import { type SavedSection, savedSections } from './sections-store.ts';
import { cityLimitOf, servicesOf, type VendorService } from './services-store.ts';

/** `now` is epoch milliseconds: which memberships still count today. */
export async function readProfile(db: Connection, vendorId: number, now: number): Promise<OwnProfile> {
  const [own, services, statuses, prices, isConfirmed, answers, saved, plan, cityMax, photos] = await Promise.all([
    ownProfile(db, vendorId),
    servicesOf(db, vendorId),
    serviceStatuses(db, vendorId, businessDayOf(now)),
    pricesOf(db, vendorId),
    isPriceListConfirmed(db, vendorId),
    answersOf(db, vendorId),
    savedSections(db, vendorId),
    planOfVendor(db, vendorId),
    cityLimitOf(db, vendorId),
    picturesOf(db, vendorId),
  ]);
  const at = (section: ProfileSection): SavedSection => saved.get(section) ?? { revision: 0, saved_at: null };
  const { percent, parts, next } = strengthOf(factsOf(own, { services, prices, answers, photos }));
  return {
    id: own.id,
    status: own.status,
    slug: own.slug,
    missing: [...own.missing],
    strength: { percent, parts: [...parts], next },
    plan: {
      name: plan.statusPlan,
      city_max: cityMax,
      hidden_cities: [...new Set(services.flatMap(({ isShown, city }) => (isShown ? [] : [city.name])))],
    },
    about: { ...at('about'), ...wireAbout(own.about) },
    contact: { ...at('contact'), ...wireContact(own.contact) },
    services: {
      ...at('services'),
      ...wireServices(services),
      paid: statuses.flatMap(({ id, held }) => (held === null ? [] : [{ id, plan: held.plan, ends_on: held.endsOn }])),
      categories: categoriesOf(services),
    },
    prices: { ...at('prices'), items: prices.map(wirePrice), is_confirmed: isConfirmed },
    answers: { ...at('answers'), answers: answers.map(wireAnswer) },
    links: { ...at('links'), ...own.links },
  };
}

interface Offer {
  readonly services: readonly VendorService[];
  readonly prices: readonly PriceItem[];
  readonly answers: readonly Answer[];
  readonly photos: { readonly portfolio: number; readonly hasPicture: boolean };
}
function factsOf(own: OwnProfileRecord, { services, prices, answers, photos }: Offer): ProfileFacts {
  const asked = questionsFor(services.map(({ category }) => category.slug));
  return {
    missing: own.missing,
    aboutLength: lengthOf(own.about.about),
    photos: photos.portfolio,
    hasPicture: photos.hasPicture,
    prices: prices.length,
    answered: answers.filter(({ question }) => asked.includes(question)).length,
    asked: asked.length,
    hasWhatsapp: own.contact.whatsapp !== '',
    links: [own.links.website, ...networks.map((network) => own.links[network])].filter((link) => link !== '').length,
  };
}

async function picturesOf(db: Connection, vendorId: number): Promise<Offer['photos']> {
  const shown = await picturesIn(db, [
    { vendorId, place: 'portfolio' },
    { vendorId, place: 'profile' },
  ]);
  return { portfolio: shown.get('portfolio')?.length ?? 0, hasPicture: shown.has('profile') };
}

const wireAbout = ({ businessName, about, foundedYear }: About) => ({
  business_name: businessName,
  about,
  founded_year: foundedYear,
});
const wireContact = ({ cityId, foreignCity, otherPhone, ...same }: Contact) => ({
  ...same,
  city_id: cityId,
  foreign_city: foreignCity,
  other_phone: otherPhone,
});
/** The main service is read first. */
const wireServices = (services: readonly VendorService[]) => ({
  services: services.map(({ id, category, city }) => ({ id, category_id: category.id, city_id: city.id })),
  main: 0,
});
const wirePrice = ({ ownUnit, ...same }: PriceItem) => ({ ...same, own_unit: ownUnit });
const wireAnswer = ({ question, value }: Answer) => ({
  question,
  value: typeof value === 'string' || typeof value === 'number' ? value : [...value],
});

const categoriesOf = (services: readonly VendorService[]): VendorService['category'][] => [
  ...new Map(services.map(({ category }) => [category.id, category])).values(),
];
