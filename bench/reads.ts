// Reads of dashboard and marketplace, with and without a history.
import type { Bench } from './bench.ts';
import { load } from './load.ts';
import { ceiling } from './report.ts';
import { signIn } from './vendor.ts';

const api = '/ms/bs-vendors/api/v1';
const jakartaMs = 7 * 3_600_000;
const dayMs = 86_400_000;
const dayBefore = (days: number): string => new Date(Date.now() + jakartaMs - days * dayMs).toISOString().slice(0, 10);

/** Two people at a time: what is measured is how long one waits, not how many fit. */
const connections = 2;

/** Calls of a vendor; `n` is its number, `history` says what is behind its figures. */
export async function measureDashboard({ seconds, add }: Bench, address: string, n: number, history: string): Promise<void> {
  const { sessionId } = await signIn(address, n);
  const read = (path: string) => load({ addresses: [address], what: { kind: 'get', path, sessionId }, connections, seconds, status: 200 });
  const statistic = await read(`${api}/vendor_ads/statistic?start_date=${dayBefore(364)}&end_date=${dayBefore(0)}`);
  add({ what: `statistic of 365 days, ${history}, p99`, measured: statistic.p99, unit: 'ms', baseline: null, target: ceiling(8, 4) });
  const summary = await read(`${api}/vendor_ads/summary`);
  add({ what: `summary, ${history}, p99`, measured: summary.p99, unit: 'ms', baseline: null, target: ceiling(15, 5) });
}

/** What a vendor types into its search: a client with a slip in the name, words of every message, of a few, and what nobody wrote. */
const finds = {
  'a misspelled client': 'Rinna',
  'words of a message': 'akad kebun',
  'words of few messages': '555 tamu',
  'unknown words': 'kwxyzzo',
} as const;

/** The search over everything that is the first vendor's own. */
export async function measureFind({ seconds, add }: Bench, address: string, clients: number): Promise<void> {
  const { sessionId } = await signIn(address, 1);
  for (const [kind, words] of Object.entries(finds)) {
    const path = `/v2/find?q=${encodeURIComponent(words)}`;
    const { p99 } = await load({ addresses: [address], what: { kind: 'get', path, sessionId }, connections, seconds, status: 200 });
    add({
      what: `a vendor searches ${clients} clients, ${kind}, p99`,
      measured: p99,
      unit: 'ms',
      baseline: null,
      target: ceiling(100, 50),
    });
  }
}

/** The first page, without a filter, as most visitors open it. Reported without a target. */
export async function measureListing({ seconds, add }: Bench, address: string, vendors: number): Promise<void> {
  const listing = await load({
    addresses: [address],
    what: { kind: 'get', path: '/_public/v2/vendors?limit=24' },
    connections,
    seconds,
    status: 200,
  });
  add({ what: `page of the listing of ${vendors} vendors, p99`, measured: listing.p99, unit: 'ms', baseline: null, target: null });
}

/** Searches as couples type them: known words, a misspelled word, and an unknown word, which is compared with every known word. */
const searches = { 'two words': 'fotografer bandung', 'a misspelled word': 'fotogarfer bandung', 'an unknown word': 'kwxyzzo' } as const;

/** Also reports whether the planner finds two words by the index; what it must not do is read every vendor. */
export async function measureSearch({ product, seconds, add }: Bench, address: string, vendors: number): Promise<void> {
  for (const [kind, words] of Object.entries(searches)) {
    const path = `/_public/v2/vendors?limit=24&q=${encodeURIComponent(words)}`;
    const { p99 } = await load({ addresses: [address], what: { kind: 'get', path }, connections, seconds, status: 200 });
    add({ what: `search among ${vendors} vendors, ${kind}, p99`, measured: p99, unit: 'ms', baseline: null, target: null });
  }
  const { rows } = await product.client.query<{ 'QUERY PLAN': string }>(
    "explain select count(*) from vendor v where v.status = 1 and v.search_vector @@ to_tsquery('simple', 'fotografer:*') and v.search_vector @@ to_tsquery('simple', 'bandung:*')",
  );
  const isByIndex = rows.some((row) => row['QUERY PLAN'].includes('vendor_search_words'));
  const target = ceiling(0, 0);
  add({
    what: `searches among ${vendors} vendors not served by the index`,
    measured: isByIndex ? 0 : 1,
    unit: 'count',
    baseline: null,
    target,
  });
}
