// Which of our own origins may read the API's responses (S39).
import type { FastifyInstance, FastifyRequest } from 'fastify';

interface CorsOptions {
  /** Whether a browser that names this origin is on one of our pages. */
  readonly isOwnOrigin: (origin: string, request: FastifyRequest) => boolean;
}

/** What our pages read of an answer besides its body. */
const exposed = 'content-disposition, retry-after, x-request-id';
const preflightSeconds = 7_200;

/**
 * Lets pages of our own origins, and no one else, call with their cookies; other origins get no word about it, and the browser refuses for them.
 * Only where the configuration gives the API an address of its own: otherwise pages and calls share an origin, and none of this is said.
 */
export function allowOwnPages(app: FastifyInstance, { isOwnOrigin }: CorsOptions): void {
  app.addHook('onRequest', async (request, reply) => {
    // Pictures of agreements and messages stand in pages of the same site.
    reply.header('cross-origin-resource-policy', 'same-site');
    const { origin } = request.headers;
    if (request.method === 'OPTIONS' || origin !== undefined) reply.header('vary', 'origin');
    if (origin === undefined || !isOwnOrigin(origin, request)) return;
    reply.headers({
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      'access-control-expose-headers': exposed,
    });
    const method = request.headers['access-control-request-method'];
    if (request.method !== 'OPTIONS' || method === undefined) return;
    return reply
      .status(204)
      .headers({
        'access-control-allow-methods': 'GET, POST, PUT, DELETE',
        'access-control-allow-headers': request.headers['access-control-request-headers'] ?? '',
        'access-control-max-age': String(preflightSeconds),
      })
      .send();
  });
}
