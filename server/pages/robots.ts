// What search engines are told: public pages may be read, everything behind a login and every paid link may not.
import type { FastifyInstance } from 'fastify';
import { allCategories, vendorPlaces } from '../catalogue/api.ts';
import { businessDayOf } from '../../core/time.ts';
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
  readonly publicUrl: () => string;
}

export function registerRobots(app: FastifyInstance, { db, clock, publicUrl }: RobotsContext): void {
  app.get('/robots.txt', async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), `Sitemap: ${publicUrl()}/sitemap.xml`, ''].join('\n')),
  );
  app.get('/sitemap.xml', async (_request, reply) => {
    const [categories, vendors, products] = await Promise.all([
      allCategories(db),
      vendorPlaces(db),
      shownAddresses(db, businessDayOf(clock.now()), productsListed),
    ]);
    const paths = [
      '/',
      '/vendors',
      ...categories.map(({ slug }) => `/vendors/${slug}`),
      ...vendors.map(({ slug }) => `/vendor/${slug}`),
      ...products.map(({ vendor, product }) => `/vendor/${vendor}/products/${product}`),
    ];
    const entry = (path: string) => {
      const [en, id] = [path, `/id${path === '/' ? '' : path}`].map((p) => escapeHtml(publicUrl() + p));
      return `<url><loc>${en}</loc><xhtml:link rel="alternate" hreflang="en" href="${en}"/><xhtml:link rel="alternate" hreflang="id" href="${id}"/></url>`;
    };
    const xml = `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${paths.map(entry).join('')}</urlset>`;
    return reply.type('application/xml; charset=utf-8').header('cache-control', 'public, max-age=3600').send(xml);
  });
}
