import type { FastifyRequest } from 'fastify';

/** One host, and an address in plain characters whose escapes are UTF-8: what two readers could read differently is refused. */
export function isReadable({ raw, url }: FastifyRequest): boolean {
  let hosts = 0;
  for (let i = 0; i < raw.rawHeaders.length; i += 2)
    if (raw.rawHeaders[i]?.length === 4 && raw.rawHeaders[i]?.toLowerCase() === 'host') hosts++;
  if (hosts > 1 || (hosts === 0 && raw.httpVersion === '1.1') || /[^\x21-\x7e]/.test(url)) return false;
  if (!url.includes('%')) return true;
  try {
    // A single % that escapes nothing is left alone: addresses are also typed by hand.
    for (const [escapes] of url.matchAll(/(?:%[\da-f]{2})+/gi)) decodeURIComponent(escapes);
    return true;
  } catch {
    return false;
  }
}
