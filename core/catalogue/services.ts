import { accept, type Outcome, type Refusal, refuse } from '../outcome.ts';

/** A service as it is chosen: a category in a city. `id` is null for one that is new. */
export type ServiceDraft = { readonly id: number | null; readonly categoryId: number | null; readonly cityId: number | null };
export type ServiceChoice = ServiceDraft & { readonly categoryId: number; readonly cityId: number };
/** A service there is; `isPaidFor` while a Silver or Gold membership belongs to it. */
export type HeldService = { readonly id: number; readonly cityId: number; readonly isPaidFor: boolean };
/** How many cities a plan shows; null is no limit. */
export type CityLimit = number | null;

export type ServicesCode =
  | 'catalogue.required'
  | 'catalogue.category_unknown'
  | 'catalogue.city_unknown'
  | 'catalogue.service_unknown'
  | 'catalogue.service_twice'
  | 'catalogue.service_paid_for'
  | 'catalogue.too_many_cities'
  | 'catalogue.too_many_rows';

export const servicesMax = 20;

type Situation = {
  readonly held: readonly HeldService[];
  readonly cityMax: CityLimit;
  readonly known: { readonly categoryIds: ReadonlySet<number>; readonly cityIds: ReadonlySet<number> };
};

/**
 * Checks the services a vendor chose; `main` is the place of the main one in the list. Refused at `services.0.city_id` and the like: what is not chosen
 * or not ours, a place twice, someone else's service, a city beyond the plan, and at `services`: leaving out a service that is paid for. Cities that
 * the vendor has from a larger plan may stay; only new ones are counted against the smaller. (product 3)
 */
export function checkServices(
  services: readonly ServiceDraft[],
  main: number,
  { held, cityMax, known }: Situation,
): Outcome<{ readonly services: readonly ServiceChoice[]; readonly main: number }, ServicesCode> {
  const refusals: Refusal<ServicesCode>[] = [];
  if (services.length > servicesMax)
    return refuse({ code: 'catalogue.too_many_rows', field: 'services', params: { maximum: servicesMax } });
  if (services.length > 0 && services[main] === undefined) return refuse({ code: 'catalogue.service_unknown', field: 'main' });
  const ids = new Set<number>();
  const places = new Set<string>();
  const chosen = services.map(({ id, categoryId, cityId }, index): ServiceChoice => {
    const at = `services.${index}.`;
    if (id !== null && (ids.has(id) || !held.some((service) => service.id === id)))
      refusals.push({ code: 'catalogue.service_unknown', field: `${at}category_id` });
    if (id !== null) ids.add(id);
    if (categoryId === null) refusals.push({ code: 'catalogue.required', field: `${at}category_id` });
    else if (!known.categoryIds.has(categoryId)) refusals.push({ code: 'catalogue.category_unknown', field: `${at}category_id` });
    if (cityId === null) refusals.push({ code: 'catalogue.required', field: `${at}city_id` });
    else if (!known.cityIds.has(cityId)) refusals.push({ code: 'catalogue.city_unknown', field: `${at}city_id` });
    const place = `${categoryId} ${cityId}`;
    if (categoryId !== null && cityId !== null && places.has(place))
      refusals.push({ code: 'catalogue.service_twice', field: `${at}city_id` });
    places.add(place);
    return { id, categoryId: categoryId ?? 0, cityId: cityId ?? 0 };
  });
  const beyond = cityMax === null ? null : firstBeyond(chosen, held, cityMax);
  if (cityMax !== null && beyond !== null)
    refusals.push({ code: 'catalogue.too_many_cities', field: `services.${beyond}.city_id`, params: { maximum: cityMax } });
  if (held.some(({ id, isPaidFor }) => isPaidFor && !ids.has(id))) refusals.push({ code: 'catalogue.service_paid_for', field: 'services' });
  const [first, ...more] = refusals;
  return first === undefined ? accept({ services: chosen, main }) : refuse(first, ...more);
}

/** The first service in a city that is new and one too many; null when there is none. */
function firstBeyond(chosen: readonly ServiceChoice[], held: readonly HeldService[], cityMax: number): number | null {
  const had = new Set(held.map(({ cityId }) => cityId));
  const kept = new Set(chosen.map(({ cityId }) => cityId).filter((cityId) => had.has(cityId)));
  // Beside what was there already, as many new ones as the plan still has room for.
  let room = Math.max(0, cityMax - kept.size);
  const counted = new Set(kept);
  for (const [index, { cityId }] of chosen.entries()) {
    if (cityId === 0 || counted.has(cityId)) continue;
    if (room === 0) return index;
    room -= 1;
    counted.add(cityId);
  }
  return null;
}

const citiesOf = (services: readonly { readonly cityId: number }[]): number[] => [
  ...new Set(services.map(({ cityId }) => cityId).filter((cityId) => cityId !== 0)),
];

/** The category whose vendors couples come to: it has one place. */
const placeCategory = 'venue';

/**
 * The services that couples see, of those that start with the main one: in as many cities as the plan shows, in their order. A venue is seen in the city
 * it is in alone, which is that of its address (`ownCityId`) where it offers it there, else that of its first venue service. What is not shown stays the
 * vendor's and comes back with a larger plan or another address. (product 3, decision 0138)
 */
export function shownServices<Service extends { readonly cityId: number; readonly categorySlug: string }>(
  services: readonly Service[],
  { cityMax, ownCityId }: { readonly cityMax: CityLimit; readonly ownCityId: number | null },
): readonly Service[] {
  const places = services.filter(({ categorySlug }) => categorySlug === placeCategory);
  const place = places.find(({ cityId }) => cityId === ownCityId) ?? places[0];
  const offered = services.filter(({ categorySlug, cityId }) => categorySlug !== placeCategory || cityId === place?.cityId);
  const cities = new Set(citiesOf(offered).slice(0, cityMax ?? undefined));
  return offered.filter(({ cityId }) => cities.has(cityId));
}
