// The name of a control, the same for every account: an English text of ours without data, or its role and page.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { withLanguage } from '../../core/identity/gate.ts';
import { marketplacePages, pages } from '../../core/identity/pages.ts';
import type { Sighting } from './in-page.ts';

type Pair = { readonly en: string; readonly id: string };

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

/** All sentences that are at the same place of two catalogues. */
function pairsOf(en: unknown, id: unknown): readonly Pair[] {
  if (typeof en === 'string' && typeof id === 'string') return [{ en, id }];
  if (!isRecord(en) || !isRecord(id)) return [];
  return Object.keys(en).flatMap((key) => pairsOf(en[key], id[key]));
}

const root = path.join(import.meta.dirname, '../../texts');

/** Every sentence of the product in both languages. */
export async function allTexts(): Promise<readonly Pair[]> {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );
  const found: Pair[] = [];
  for (const file of files.filter((one) => !one.endsWith('.id.ts'))) {
    const all: unknown = await import(path.join(root, file));
    if (!isRecord(all)) continue;
    if (file.endsWith('.en.ts')) {
      const other: unknown = await import(path.join(root, file.replace(/\.en\.ts$/, '.id.ts')));
      if (isRecord(other)) found.push(...Object.keys(all).flatMap((key) => pairsOf(all[key], other[key.replace(/En$/, 'Id')])));
    } else for (const value of Object.values(all)) if (isRecord(value)) found.push(...pairsOf(value['en'], value['id']));
  }
  return found;
}

/** Stands for a name that is data, such as that of a couple or a day. */
const data = '…';
const asPattern = (sentence: string): RegExp =>
  new RegExp(`^${sentence.replace(/[.*+?^$()|[\]\\]/g, String.raw`\$&`).replaceAll(/\\?\{\w+\}/g, '.*?')}$`);
const lettersOf = (sentence: string): number => sentence.replaceAll(/\{\w+\}|[^\p{L}]/gu, '').length;

/** How names are read; the texts come from the product. */
export function namesFrom(texts: readonly Pair[]): (name: string, language: string) => readonly string[] {
  const exact = { en: new Map<string, Set<string>>(), id: new Map<string, Set<string>>() };
  for (const { en, id } of texts) {
    const shown = en.replaceAll(/\{\w+\}/g, data);
    for (const [known, sentence] of [
      [exact.en, en],
      [exact.id, id],
    ] as const)
      known.set(sentence, (known.get(sentence) ?? new Set()).add(shown));
  }
  // What starts with data is data: half of all names would fit a sentence that ends in a common word.
  const patterns = (language: 'en' | 'id') =>
    [...exact[language]]
      .filter(([sentence]) => /^[^{]+\{/.test(sentence) && lettersOf(sentence) > 2)
      .toSorted(([a], [b]) => lettersOf(b) - lettersOf(a) || (a < b ? -1 : 1))
      .map(([sentence, shown]) => ({ matches: asPattern(sentence), shown }));
  const inPatterns = { en: patterns('en'), id: patterns('id') };
  const read = new Map<string, readonly string[]>();
  return (name, told) => {
    const language = told === 'id' ? 'id' : 'en';
    const before = read.get(`${language} ${name}`);
    if (before !== undefined) return before;
    // A count behind a word belongs to the data.
    const bare = name.replace(/[\s\d.,+·()*]+$/, '');
    const found =
      exact[language].get(name) ??
      exact[language].get(bare) ??
      inPatterns[language].find(({ matches }) => matches.test(name))?.shown ??
      new Set([data]);
    read.set(`${language} ${name}`, [...found]);
    return [...found];
  };
}

const shapes = [...Object.values(pages), ...marketplacePages]
  .toSorted((a, b) => a.split(':').length - b.split(':').length)
  .map((shape) => ({ shape, matches: new RegExp(`^${shape.replace(/:\w+/g, '[^/]+')}$`) }));

/** The page a path belongs to, with `:name` for what is data; undefined for what is no page of ours. */
function pageOf(address: string): string | undefined {
  const bare = withLanguage(address, 'en');
  return shapes.find(({ matches }) => matches.test(bare))?.shape;
}

const areaOf = (page: string): string =>
  page.startsWith('/operations') ? 'operations' : /^\/(dashboard|store|login)/.test(page) ? 'dashboard' : 'marketplace';

/** What the product answers at in the journeys; everything else is another site. */
const isOurs = (hostname: string): boolean => hostname === '127.0.0.1' || hostname.endsWith('.test');

/**
 * A link by where it leads. Not in the list: what surrounds every page of an area, which is the same everywhere, and what leads to another
 * site, which no journey opens. Jumps within a page are one control of the area.
 */
function linkOf({ href, path: from, isFrame }: Sighting, page: string): readonly string[] {
  if (!/^https?:/.test(href)) return [];
  const { hostname, pathname, hash } = new URL(href);
  if (hash !== '' && pathname === from) return [`(${areaOf(page)}) link to #${data}`];
  if (isFrame || !isOurs(hostname)) return [];
  // A notification and a line of the audit log lead to what they are about, and what there is to tell differs from run to run.
  if (page === pages.activity || page === pages.operationsAudit) return [`${page} link to ${data}`];
  const target = pageOf(pathname) ?? pathname.replaceAll(/\/[^/]*(?:\d|[\w-]{30})[^/]*/g, `/${data}`);
  return [`${page} link to ${target}`];
}

/** A control as the list knows it; several where one Indonesian sentence stands for several English ones. None for what is not ours. */
export function controlsOf(sighting: Sighting, names: ReturnType<typeof namesFrom>): readonly string[] {
  const page = pageOf(sighting.path);
  if (page === undefined) return [];
  if (sighting.role === 'link') return linkOf(sighting, page);
  const place = sighting.isFrame ? `(${areaOf(page)})` : page;
  return names(sighting.name, sighting.language).map((name) => `${place} ${sighting.role} “${name}”`);
}
