// `npm run lighthouse`: Lighthouse on the public pages as a phone sees them, five times each, and the medians. Options: `-- [origin] [page…]`; without an
// origin it starts a product of its own with the demo world. Lighthouse comes with its own lock file (tools/lighthouse), so that nothing else needs it.
import { demoVendors } from '../server/demo/world.ts';
import { findChromium } from '../e2e/chromium.ts';
import { runProduct } from '../e2e/start-product.ts';
import { fromOwnPackage } from './own-package.ts';

const runs = 5;
const profile = `/vendor/${demoVendors().find(({ email }) => email === 'gold@demo.test')?.slug}`;
const pages = {
  home: '/',
  category: '/vendors/photography',
  city: '/vendors/photography/jakarta',
  profile,
  product: `${profile}/products/promo-akhir-tahun-prewedding-studio`,
};
type Page = keyof typeof pages;

/** Of Lighthouse's answer, what is read here. */
interface Report {
  readonly categories: { readonly performance: { readonly score: number | null } };
  readonly audits: Readonly<Record<string, { readonly numericValue?: number; readonly details?: { readonly items?: readonly Item[] } }>>;
  readonly runtimeError?: { readonly message: string };
}
interface Item {
  readonly resourceType?: string;
  readonly transferSize?: number;
}
type Lighthouse = (url: string, flags: Readonly<Record<string, unknown>>) => Promise<{ readonly lhr: Report } | undefined>;
interface Launcher {
  readonly launch: (options: Readonly<Record<string, unknown>>) => Promise<{ readonly port: number; readonly kill: () => void }>;
}
interface Tools {
  readonly lighthouse: Lighthouse;
  readonly launcher: Launcher;
}

async function loadTools(): Promise<Tools> {
  const { default: lighthouse } = (await fromOwnPackage('lighthouse', 'lighthouse/core/index.js')) as { readonly default: Lighthouse };
  return { lighthouse, launcher: (await fromOwnPackage('lighthouse', 'chrome-launcher/dist/index.js')) as Launcher };
}

const kindsOf = (lhr: Report, kind: string): number =>
  (lhr.audits['network-requests']?.details?.items ?? [])
    .filter(({ resourceType }) => resourceType === kind)
    .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1_000;

/** The columns of the table, by what is read of a report. */
const columns = {
  performance: (lhr: Report) => (lhr.categories.performance.score ?? 0) * 100,
  'FCP ms': (lhr: Report) => lhr.audits['first-contentful-paint']?.numericValue ?? Number.NaN,
  'LCP ms': (lhr: Report) => lhr.audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
  'TBT ms': (lhr: Report) => lhr.audits['total-blocking-time']?.numericValue ?? Number.NaN,
  CLS: (lhr: Report) => lhr.audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
  'HTML kB': (lhr: Report) => kindsOf(lhr, 'Document'),
  'JS kB': (lhr: Report) => kindsOf(lhr, 'Script'),
  'CSS kB': (lhr: Report) => kindsOf(lhr, 'Stylesheet'),
  'fonts kB': (lhr: Report) => kindsOf(lhr, 'Font'),
  'pictures kB': (lhr: Report) => kindsOf(lhr, 'Image'),
  requests: (lhr: Report) => lhr.audits['network-requests']?.details?.items?.length ?? 0,
};
const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const shown = (name: string, value: number): string =>
  name === 'CLS' ? value.toFixed(3) : name.endsWith('kB') ? value.toFixed(1) : value.toFixed(0);

/** One run, in a browser of its own, as a visitor who was never here. */
async function measure({ lighthouse, launcher }: Tools, address: string): Promise<Report> {
  const { executablePath, env } = findChromium();
  const chromeFlags = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'];
  const browser = await launcher.launch({ chromePath: executablePath, envVars: env, chromeFlags });
  try {
    const answer = await lighthouse(address, { port: browser.port, onlyCategories: ['performance'], logLevel: 'error' });
    const lhr = answer?.lhr;
    if (!lhr || lhr.runtimeError) throw new Error(`${address}: ${lhr?.runtimeError?.message ?? 'no answer'}`);
    return lhr;
  } finally {
    browser.kill();
  }
}

const [given, ...names] = process.argv.slice(2);
const isOrigin = given !== undefined && URL.canParse(given);
const wanted = (isOrigin || given === undefined ? names : [given, ...names]) as Page[];
const tools = await loadTools();
const product = isOrigin ? { origin: given, stop: () => Promise.resolve() } : await runProduct();
try {
  const rows: Record<string, Record<string, string>> = {};
  for (const [name, address] of Object.entries(pages)) {
    if (wanted.length > 0 && !wanted.includes(name as Page)) continue;
    const reports: Report[] = [];
    for (let run = 0; run < runs; run += 1) reports.push(await measure(tools, product.origin + address));
    rows[name] = Object.fromEntries(Object.entries(columns).map(([column, read]) => [column, shown(column, median(reports.map(read)))]));
  }
  console.log(`Medians of ${runs} runs, mobile, simulated 1.6 Mbit/s, 150 ms, processor ÷ 4`);
  console.table(rows);
} finally {
  await product.stop();
}
