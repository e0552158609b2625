// Validates and stores each section of a profile. The steps of a save are the same for all (save-section.ts).
import type { OwnProfile } from '../../contract/profile.ts';
import type * as contract from '../../contract/profile.ts';
import type { BodyOf } from '../../contract/endpoint.ts';
import { checkLinks } from '../../core/catalogue/links.ts';
import { checkPriceList } from '../../core/catalogue/price-list.ts';
import { changesPhoneOnFile, checkAbout, checkContact, type Contact } from '../../core/catalogue/profile.ts';
import { type Answer, checkAnswers } from '../../core/catalogue/questions.ts';
import { checkServices, type ServiceChoice } from '../../core/catalogue/services.ts';
import { businessDayOf } from '../../core/time.ts';
import { refuseWith } from '../kit/refused.ts';
import type { CatalogueContext } from './context.ts';
import { serviceStatuses } from './membership-changes.ts';
import { answersOf, isPriceListConfirmed, pricesOf, writeAnswers, writePrices } from './offer-store.ts';
import { knownIds } from './lists-store.ts';
import { ownProfile, writeAbout, writeContact, writeLinks } from './profile-store.ts';
import { type Editor, isSame, saveSection } from './save-section.ts';
import { cityLimitOf, servicesOf, showServices, type VendorService, writeServices } from './services-store.ts';

/** A founding year after this year, in Jakarta, is refused. */
export function saveAbout(context: CatalogueContext, who: Editor, body: BodyOf<typeof contract.saveAbout>): Promise<OwnProfile> {
  const draft = { businessName: body.business_name, about: body.about, foundedYear: body.founded_year };
  const thisYear = Number(businessDayOf(context.clock.now()).slice(0, 4));
  return saveSection(context, who, {
    section: 'about',
    revision: body.revision,
    check: () => Promise.resolve(checkAbout(draft, thisYear)),
    isThere: (_, own, about) => Promise.resolve(isSame(own.about, about)),
    towards: (about) => about,
    write: (tx, about) => writeAbout(tx, who.vendorId, about),
  });
}

/** Where a number changes to which our codes may go, the password is needed: `catalogue.password_needed`. */
export async function saveContact(context: CatalogueContext, who: Editor, body: BodyOf<typeof contract.saveContact>): Promise<OwnProfile> {
  const { revision, password, city_id: cityId, foreign_city: foreignCity, other_phone: otherPhone, ...same } = body;
  const draft: Contact = { ...same, cityId, foreignCity, otherPhone };
  await confirmNewPhone(context, who, draft, password);
  return saveSection(context, who, {
    section: 'contact',
    revision,
    check: async (tx) => checkContact(draft, (await knownIds(tx)).cityIds),
    isThere: (_, own, contact) => Promise.resolve(isSame(own.contact, contact)),
    towards: (contact) => contact,
    async write(tx, contact) {
      await writeContact(tx, who.vendorId, contact);
      // A venue is listed in the city of its address.
      await showServices(tx, [who.vendorId]);
    },
  });
}

/** Codes for bank accounts go to the phone on file: an open session alone does not change it. (reliability S15) */
async function confirmNewPhone(
  { db, confirmPassword }: CatalogueContext,
  { vendorId, accountId, address }: Editor,
  draft: Contact,
  password: string | undefined,
): Promise<void> {
  const { cityIds } = await knownIds(db);
  // What is refused anyway is refused without the question.
  if (!checkContact(draft, cityIds).ok || !changesPhoneOnFile((await ownProfile(db, vendorId)).contact, draft)) return;
  if (password === undefined || password === '') refuseWith('catalogue.password_needed', { field: 'password' });
  await confirmPassword({ accountId, address, password, field: 'password', action: 'catalogue.change_phone' });
}

/** `main` is a place in the list. Cities are held against the plan, and a service that is paid for cannot be left out. */
export function saveServices(context: CatalogueContext, who: Editor, body: BodyOf<typeof contract.saveServices>): Promise<OwnProfile> {
  const { vendorId } = who;
  const draft = body.services.map(({ id, category_id: categoryId, city_id: cityId }) => ({ id, categoryId, cityId }));
  return saveSection(context, who, {
    section: 'services',
    revision: body.revision,
    async check(tx) {
      const services = await servicesOf(tx, vendorId);
      const paid = new Set(
        (await serviceStatuses(tx, vendorId, businessDayOf(context.clock.now()))).flatMap(({ id, held }) => (held === null ? [] : [id])),
      );
      return checkServices(draft, body.main, {
        held: services.map(({ id, city }) => ({ id, cityId: city.id, isPaidFor: paid.has(id) })),
        cityMax: await cityLimitOf(tx, vendorId),
        known: await knownIds(tx),
      });
    },
    isThere: async (tx, _, { services, main }) => areThere(await servicesOf(tx, vendorId), mainFirst(services, main)),
    towards: ({ services }) => ({ hasService: services.length > 0 }),
    write: (tx, checked) => writeServices(tx, vendorId, checked),
  });
}
/** A service that was added by a request whose answer was lost has its id by now. */
const areThere = (held: readonly VendorService[], chosen: readonly ServiceChoice[]): boolean =>
  held.length === chosen.length &&
  held.every(({ id, category, city }, index) => {
    const one = chosen[index];
    return one?.categoryId === category.id && one.cityId === city.id && (one.id === null || one.id === id);
  });
/** As they are read. */
const mainFirst = (services: readonly ServiceChoice[], main: number): ServiceChoice[] => [
  ...services.slice(main, main + 1),
  ...services.filter((_, index) => index !== main),
];

/** Saving a list that was guessed confirms it, also when nothing was changed. */
export function savePrices(context: CatalogueContext, who: Editor, body: BodyOf<typeof contract.savePrices>): Promise<OwnProfile> {
  const draft = body.items.map(({ own_unit: ownUnit, ...same }) => ({ ...same, ownUnit }));
  return saveSection(context, who, {
    section: 'prices',
    revision: body.revision,
    check: () => Promise.resolve(checkPriceList(draft)),
    // Saved as it is, a list of guesses becomes the vendor's own word.
    isThere: async (tx, _, items) => (await isPriceListConfirmed(tx, who.vendorId)) && isSame(await pricesOf(tx, who.vendorId), items),
    towards: () => ({}),
    write: (tx, items) => writePrices(tx, who.vendorId, items),
  });
}

/** Compared question by question: answers in another order are the same. */
export function saveAnswers(context: CatalogueContext, who: Editor, body: BodyOf<typeof contract.saveAnswers>): Promise<OwnProfile> {
  return saveSection(context, who, {
    section: 'answers',
    revision: body.revision,
    check: () => Promise.resolve(checkAnswers(body.answers)),
    isThere: async (tx, _, answers) => isSame(byQuestion(await answersOf(tx, who.vendorId)), byQuestion(answers)),
    towards: () => ({}),
    write: (tx, answers) => writeAnswers(tx, who.vendorId, answers),
  });
}

const byQuestion = (answers: readonly Answer[]): Record<string, unknown> =>
  Object.fromEntries(answers.map(({ question, value }) => [question, value]));

/** Of a network, an address that was pasted and a name that was typed are saved as the same. */
export function saveLinks(context: CatalogueContext, who: Editor, body: BodyOf<typeof contract.saveLinks>): Promise<OwnProfile> {
  const { revision, ...draft } = body;
  return saveSection(context, who, {
    section: 'links',
    revision,
    check: () => Promise.resolve(checkLinks(draft)),
    isThere: (_, own, links) => Promise.resolve(isSame(own.links, links)),
    towards: () => ({}),
    write: (tx, links) => writeLinks(tx, who.vendorId, links),
  });
}
