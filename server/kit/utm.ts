import type { FastifyRequest } from 'fastify';

const names = ['utm-source', 'utm-campaign', 'utm-medium', 'utm-referrer', 'utm-timestamp'] as const;

/** Where a visitor came from, as the browser tells in the Utm headers: printable, at most 1 KB in all (S29). */
export function utmOf(request: FastifyRequest): Readonly<Record<string, string>> | null {
  const found = names.flatMap((name) => {
    const value = request.headers[name];
    return typeof value === 'string' && value !== '' ? [[name.slice(4), value.replace(/[^\x20-\x7e]/g, '').slice(0, 200)] as const] : [];
  });
  return found.length > 0 ? Object.fromEntries(found) : null;
}
