import * as contract from '../../contract/catalogue.ts';
import * as profile from '../../contract/profile.ts';
import type { VendorCard } from '../../contract/catalogue.ts';
import { createKept, keepOne } from '../kit/kept.ts';
import type { Service } from '../kit/serve.ts';
import type { CatalogueContext } from './context.ts';
import { findVendors } from './list-vendors.ts';
import { allCategories, countedCities } from './lists-store.ts';
import { readProfile } from './read-profile.ts';
import { readVocabulary } from './read-search.ts';
import { saveAbout, saveAnswers, saveContact, saveLinks, savePrices, saveServices } from './save-profile.ts';
import type { Editor } from './save-section.ts';
import { showById } from './show-by-id.ts';
import { readHome } from './show-home.ts';
import { nearCount, showVendor } from './show-vendor.ts';
import { cardsNear } from './store.ts';

/** For every category in every city. */
const nearBytes = 4_000_000;
const cardBytes = 1_500;

/** Binds the calls of the catalogue. */
export function registerCatalogue(service: Service, context: CatalogueContext): void {
  const { db } = context;
  const categories = keepOne(context, () => allCategories(db));
  const cities = keepOne(context, () => countedCities(db));
  const home = keepOne(context, () => readHome(db));
  const vocabulary = keepOne(context, () => readVocabulary(db));
  service.serve(contract.vendorCategories, async () => ({ vendorCategories: await categories() }));
  service.serve(contract.cities, async () => ({ data: await cities() }));
  service.serve(contract.home, async () => ({ data: await home() }));
  service.serve(contract.listVendors, ({ query }) => findVendors(context, vocabulary, query));
  const near = createKept<readonly VendorCard[]>({ ...context, bytesMax: nearBytes });
  const findNear = (categoryId: number, cityId: number) =>
    near.get(`${categoryId} ${cityId}`, async () => {
      const value = await cardsNear(db, { categoryId, cityId }, nearCount);
      return { value, bytes: value.length * cardBytes, endedBy: 'any' };
    });
  service.serve(contract.vendorBySlug, async ({ params, findSession }) => ({
    data: await showVendor(context, findNear, params.slug, findSession),
  }));
  service.serve(contract.vendorById, async ({ params, query, session }) => ({
    vendor: await showById(context, session, params.id, { include: query.include, isMasked: query.mask === '1' }),
  }));
  bindProfile(service, context);
}

interface Call {
  readonly session: { readonly vendor: { readonly id: number }; readonly accountId: number };
  readonly request: { readonly ip: string };
}
const editorOf = ({ session, request }: Call): Editor => ({
  vendorId: session.vendor.id,
  accountId: session.accountId,
  address: request.ip,
});

/** A vendor's own profile. Each save answers all of it: what is missing and how strong it is follow from every section. */
function bindProfile({ serve }: Service, context: CatalogueContext): void {
  serve(profile.getProfile, async ({ session }) => ({ data: await readProfile(context.db, session.vendor.id, context.clock.now()) }));
  serve(profile.saveAbout, async (call) => ({ data: await saveAbout(context, editorOf(call), call.body) }));
  serve(profile.saveContact, async (call) => ({ data: await saveContact(context, editorOf(call), call.body) }));
  serve(profile.saveServices, async (call) => ({ data: await saveServices(context, editorOf(call), call.body) }));
  serve(profile.savePrices, async (call) => ({ data: await savePrices(context, editorOf(call), call.body) }));
  serve(profile.saveAnswers, async (call) => ({ data: await saveAnswers(context, editorOf(call), call.body) }));
  serve(profile.saveLinks, async (call) => ({ data: await saveLinks(context, editorOf(call), call.body) }));
}
