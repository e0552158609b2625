// Rules for search engines: public pages are indexed; pages that require signing in and ad links are not.
import type { FastifyInstance } from 'fastify';
import { businessDayOf, dayMs } from '../../core/time.ts';
import type { Addresses } from '../kit/addresses.ts';
import type { Clock } from '../kit/clock.ts';

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

interface RobotsContext {
  readonly clock: Clock;
  readonly addresses: Addresses;
  /** Where holes are reported: `mailto:` or `https:`; null where no one said so. */
  readonly securityContact: string | null;
}

/** How long a copy of `security.txt` is good; the file always says so anew, in whole days, so that it can be compared. */
const securityTextDays = 180;

/** The hosts of dashboard and operations are closed as a whole; what there is to read is in the site map (sitemap.ts). */
export function registerRobots(app: FastifyInstance, { clock, addresses, securityContact }: RobotsContext): void {
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
