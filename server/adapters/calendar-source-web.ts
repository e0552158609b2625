// Fetches calendars from the web. Addresses are what strangers typed: no address within a network of ours is asked, whatever its name resolves to and wherever
// it leads on to, and what is answered has its limits of time and size.
import http from 'node:http';
import https from 'node:https';
import { useAgent } from 'request-filtering-agent';
import { connectionRules } from '../../core/taken-days/connected.ts';
import type { CalendarSource, SourceFailure } from '../ports/calendar-source.ts';

const TIMEOUT_MS = 10_000;
const REDIRECTS_MAX = 4;
const goneStatuses: ReadonlySet<number> = new Set([401, 403, 404, 410]);

type Fetched = Awaited<ReturnType<CalendarSource['fetch']>>;
const failed = (failure: SourceFailure): Fetched => ({ failure });

/** `allowed`: addresses and networks (CIDR) that may be asked although they are not public, also without encryption. */
export function webCalendars(allowed: readonly string[], timeoutMs = TIMEOUT_MS): CalendarSource {
  const ask = (address: string, signal: AbortSignal, redirects: number): Promise<Fetched> => {
    const url = URL.parse(address);
    if (url === null || (url.protocol !== 'https:' && (url.protocol !== 'http:' || allowed.length === 0)))
      return Promise.resolve(failed('refused'));
    return new Promise((resolve) => {
      const fail = (fault: Error): void => resolve(failed(/is not allowed/.test(fault.message) ? 'refused' : 'unreachable'));
      const { get } = url.protocol === 'https:' ? https : http;
      const headers = { accept: 'text/calendar, */*;q=0.1', 'user-agent': 'Pelaminan-Calendar/1' };
      const agent = useAgent(address, { allowIPAddressList: [...allowed] });
      const request = get(url, { agent, signal, headers }, (answer) => {
        const { statusCode: status = 0, headers: said } = answer;
        if (status >= 300 && status < 400 && said.location !== undefined) {
          answer.destroy();
          const next = URL.parse(said.location, url);
          resolve(next === null || redirects === 0 ? failed('unreachable') : ask(next.href, signal, redirects - 1));
          return;
        }
        if (status !== 200) {
          answer.destroy();
          resolve(failed(goneStatuses.has(status) ? 'gone' : 'unreachable'));
          return;
        }
        take(answer).then(resolve, fail);
      });
      request.once('error', fail);
    });
  };
  return { fetch: (address) => ask(address, AbortSignal.timeout(timeoutMs), REDIRECTS_MAX) };
}

async function take(answer: http.IncomingMessage): Promise<Fetched> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of answer) {
    if (!Buffer.isBuffer(part)) continue;
    bytes += part.length;
    // Leaving the loop closes the connection.
    if (bytes > connectionRules.bytesMax) return failed('too_large');
    parts.push(part);
  }
  return { text: Buffer.concat(parts).toString('utf8') };
}
