import * as contract from '../../contract/catalogue.ts';
import type { Service } from '../kit/serve.ts';
import type { CatalogueContext } from './context.ts';
import { findVendors } from './list-vendors.ts';
import { allCategories, countedCities } from './places-store.ts';
import { readProfile, saveProfile } from './save-profile.ts';
import { showById } from './show-by-id.ts';
import { createHome } from './show-home.ts';
import { showVendor } from './show-vendor.ts';

/** Binds the calls of the catalogue. */
export function registerCatalogue(service: Service, context: CatalogueContext): void {
  const home = createHome(context);
  service.serve(contract.vendorCategories, async () => ({ vendorCategories: await allCategories(context.db) }));
  service.serve(contract.cities, async () => ({ data: await countedCities(context.db) }));
  service.serve(contract.home, async () => ({ data: await home() }));
  service.serve(contract.listVendors, ({ query }) => findVendors(context, query));
  service.serve(contract.vendorBySlug, async ({ params }) => ({ data: await showVendor(context, params.slug) }));
  service.serve(contract.vendorById, async ({ params, query, session }) => ({
    vendor: await showById(context, session, params.id, { include: query.include, isMasked: query.mask === '1' }),
  }));
  service.serve(contract.getProfile, async ({ session }) => ({ data: await readProfile(context, session.vendor.id) }));
  service.serve(contract.saveProfile, async ({ session, body, request }) => ({
    data: await saveProfile(context, { vendorId: session.vendor.id, accountId: session.accountId, address: request.ip }, body),
  }));
}
