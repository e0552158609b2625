// The map of the site for search engines (sitemaps.org): an index of parts, each of places, vendors or products, with every page in both languages.
import type { FastifyInstance } from 'fastify';
import { businessDayOf } from '../../core/time.ts';
import { allCategories, allCities, publishedSlugs, vendorServices } from '../catalogue/api.ts';
import type { Addresses } from '../kit/addresses.ts';
import type { Clock } from '../kit/clock.ts';
import type { Database } from '../kit/database.ts';
import type { Kept } from '../kit/kept.ts';
import { shownAddresses } from '../store/api.ts';
import { escapeHtml } from './policy.ts';

/** Pages in one part. Search engines take 50,000 addresses of at most 50 MB; each page has two. */
const partSize = 10_000;
const hourSeconds = 3_600;

interface SitemapContext {
  readonly db: Database;
  readonly clock: Clock;
  readonly addresses: Addresses;
  readonly kept: Kept<string | null>;
}
/** A page by its bare path. */
interface Entry {
  readonly path: string;
  /** When what it shows was published; left out where nobody can say. */
  readonly changedAt?: Date;
}
const kinds = ['places', 'vendors', 'products'] as const;
type Kind = (typeof kinds)[number];
const isKind = (name: string | undefined): name is Kind => kinds.some((kind) => kind === name);

const head = '<?xml version="1.0" encoding="UTF-8"?>';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

export function serveSitemap(app: FastifyInstance, { db, clock, addresses, kept }: SitemapContext): void {
  const entriesOf = async (kind: Kind, part: number, limit = partSize): Promise<readonly Entry[]> => {
    const piece = { offset: (part - 1) * partSize, limit };
    if (kind === 'vendors') return (await publishedSlugs(db, piece)).map((slug) => ({ path: `/vendor/${slug}` }));
    if (kind === 'products')
      return (await shownAddresses(db, businessDayOf(clock.now()), piece)).map(({ vendor, product, publishedAt }) => ({
        path: `/vendor/${vendor}/products/${product}`,
        changedAt: publishedAt,
      }));
    return part > 1 ? [] : placesOf(db);
  };
  const written = async (kind: Kind, part: number): Promise<string | null> => {
    const entries = await entriesOf(kind, part);
    if (entries.length === 0) return null;
    const entry = ({ path, changedAt }: Entry): string => {
      const [en, id] = (['en', 'id'] as const).map((language) => escapeHtml(addresses.page(path, language)));
      const sisters = `<xhtml:link rel="alternate" hreflang="en" href="${en}"/><xhtml:link rel="alternate" hreflang="id" href="${id}"/>`;
      const changed = changedAt === undefined ? '' : `<lastmod>${changedAt.toISOString()}</lastmod>`;
      return [en, id].map((address) => `<url><loc>${address}</loc>${changed}${sisters}</url>`).join('');
    };
    return `${head}<urlset ${namespace} xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.map(entry).join('')}</urlset>`;
  };
  /** Made at most once a minute, however many ask. */
  const partOf = (kind: Kind, part: number): Promise<string | null> =>
    kept.get(`${kind} ${part}`, async () => {
      const value = await written(kind, part);
      return { value, bytes: value?.length ?? 0, endedBy: new Set() };
    });
  const index = async (): Promise<string> => {
    const parts: string[] = [];
    for (const kind of kinds)
      for (let part = 1; (await entriesOf(kind, part, 1)).length > 0; part++) parts.push(`/sitemap-${kind}-${part}.xml`);
    const origin = addresses.origins().marketplace;
    return `${head}<sitemapindex ${namespace}>${parts.map((path) => `<sitemap><loc>${origin}${path}</loc></sitemap>`).join('')}</sitemapindex>`;
  };

  app.get('/sitemap.xml', async (_request, reply) =>
    reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', `public, max-age=${hourSeconds}`)
      .send(await index()),
  );
  app.get<{ Params: { kind: string; part: string } }>(
    '/sitemap-:kind-:part(^[1-9]\\d{0,3}).xml',
    async ({ params: { kind, part } }, reply) => {
      const xml = isKind(kind) ? await partOf(kind, Number(part)) : null;
      if (xml === null) return reply.callNotFound();
      return reply.type('application/xml; charset=utf-8').header('cache-control', `public, max-age=${hourSeconds}`).send(xml);
    },
  );
}

/** Pages that are always there, and each category with the cities where someone offers it: any other city is no page for search engines. */
async function placesOf(db: Database): Promise<readonly Entry[]> {
  const [categories, cities, vendors] = await Promise.all([allCategories(db), allCities(db), vendorServices(db)]);
  const places = new Set(vendors.flatMap(({ services }) => services.map(({ categoryId, cityId }) => `${categoryId} ${cityId}`)));
  const ofCategories = categories.flatMap(({ id: category, slug }) => [
    `/vendors/${slug}`,
    ...cities.filter(({ id }) => places.has(`${category} ${id}`)).map((city) => `/vendors/${slug}/${city.slug}`),
  ]);
  return ['/', '/vendors', '/become-a-vendor', '/help', '/privacy', '/terms', ...ofCategories].map((path) => ({ path }));
}
