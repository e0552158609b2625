// Rules for search engines: public pages are indexed; pages that require signing in and ad links are not.
import type { FastifyInstance } from 'fastify';
import { allCategories, allCities, vendorServices } from '../catalogue/api.ts';
import { businessDayOf, dayMs } from '../../core/time.ts';
import type { Addresses } from '../kit/addresses.ts';
import type { Clock } from '../kit/clock.ts';
import type { Database } from '../kit/database.ts';
import { shownAddresses } from '../store/api.ts';
import { escapeHtml } from './policy.ts';

const closed = [
  '/dashboard',
  '/login',
  '/store',
  '/operations',
  '/account',
  '/v2',
  '/ms',
  '/id/dashboard',
  '/id/login',
  '/id/store',
  '/id/operations',
  '/id/account',
];

/** A site map may hold 50 000 addresses, each in two languages. */
const productsListed = 20_000;

interface RobotsContext {
  readonly db: Database;
  readonly clock: Clock;
  readonly addresses: Addresses;
  /** Where holes are reported: `mailto:` or `https:`; null where no one said so. */
  readonly securityContact: string | null;
}

/** How long a copy of `security.txt` is good; the file always says so anew, in whole days, so that it can be compared. */
const securityTextDays = 180;

/** The hosts of dashboard and operations are closed as a whole. The site map names what is published now, in both languages. */
export function registerRobots(app: FastifyInstance, { db, clock, addresses, securityContact }: RobotsContext): void {
  if (securityContact !== null) serveSecurityText(app, { clock, addresses }, securityContact);
  app.get('/robots.txt', async (request, reply) => {
    const isPublic = (addresses.areaOfHost(request.host) ?? 'marketplace') === 'marketplace';
    const lines = isPublic
      ? [...closed.map((path) => `Disallow: ${path}`), `Sitemap: ${addresses.origins().marketplace}/sitemap.xml`]
      : ['Disallow: /'];
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(['User-agent: *', ...lines, ''].join('\n'));
  });
  app.get('/sitemap.xml', async (_request, reply) => {
    const [categories, cities, vendors, products] = await Promise.all([
      allCategories(db),
      allCities(db),
      vendorServices(db),
      shownAddresses(db, businessDayOf(clock.now()), productsListed),
    ]);
    const places = new Set(vendors.flatMap(({ services }) => services.map(({ categoryId, cityId }) => `${categoryId} ${cityId}`)));
    // A category in a city where nobody offers it is no page for search engines.
    const inCities = categories.flatMap((category) =>
      cities.filter(({ id }) => places.has(`${category.id} ${id}`)).map((city) => `/vendors/${category.slug}/${city.slug}`),
    );
    const paths = [
      '/',
      '/vendors',
      '/become-a-vendor',
      '/help',
      '/privacy',
      '/terms',
      ...categories.map(({ slug }) => `/vendors/${slug}`),
      ...inCities,
      ...vendors.map(({ slug }) => `/vendor/${slug}`),
      ...products.map(({ vendor, product }) => `/vendor/${vendor}/products/${product}`),
    ];
    const entry = (path: string) => {
      const [en, id] = (['en', 'id'] as const).map((language) => escapeHtml(addresses.page(path, language)));
      return `<url><loc>${en}</loc><xhtml:link rel="alternate" hreflang="en" href="${en}"/><xhtml:link rel="alternate" hreflang="id" href="${id}"/></url>`;
    };
    const xml = `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${paths.map(entry).join('')}</urlset>`;
    return reply.type('application/xml; charset=utf-8').header('cache-control', 'public, max-age=3600').send(xml);
  });
}

/** Whom to tell about a hole (RFC 9116). */
function serveSecurityText(app: FastifyInstance, { clock, addresses }: Pick<RobotsContext, 'clock' | 'addresses'>, contact: string): void {
  app.get('/.well-known/security.txt', async (_request, reply) => {
    const expires = `${businessDayOf(clock.now() + securityTextDays * dayMs)}T00:00:00Z`;
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=86400')
      .send(
        [
          `Contact: ${contact}`,
          `Expires: ${expires}`,
          'Preferred-Languages: en, id',
          `Canonical: ${addresses.origins().marketplace}/.well-known/security.txt`,
          '',
        ].join('\n'),
      );
  });
}
