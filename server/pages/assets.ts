// The files of the web build: the page shell, and the files each area loads first.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
  assets?: string[];
}
type Manifest = Readonly<Record<string, Chunk>>;
const ASSETS = '/vendor-dashboard/assets/';
const folder = path.join(import.meta.dirname, '..', '..', 'dist');
export const webFolder = path.join(folder, 'web');

export interface WebBuild {
  /** The shell of the pages that start in the browser, with its markers. */
  readonly shell: string;
  /** `<link>` tags that let the application's own files load beside the entry instead of after it. */
  readonly businessLinks: string;
  /** The shell of marketplace pages. */
  readonly pageShell: string;
  /** What a page does without its components: its files, the entry first. */
  readonly visit: readonly string[];
  /** What a marketplace page brings, by the sources of what it shows within `web/`. */
  readonly pageFiles: (sources: readonly string[]) => PageFiles;
  readonly marketplace: string;
  /** The icon of the tabs, as SVG. */
  readonly icon: Buffer;
  /** What runs in the head of a marketplace page (`web/early`). */
  readonly early: Inline;
  readonly worker: WorkerFiles;
}

/** The worker of the dashboard (`web/worker`), and what it keeps for a start without a network. */
interface WorkerFiles {
  readonly script: string;
  /** Addresses of the files: those of the first screen and of the screens that show what was kept. */
  readonly files: readonly string[];
  /** Differs with every file, the shell and the script itself. */
  readonly version: string;
}

/** A script or styles in the page itself. */
interface Inline {
  readonly html: string;
  /** What the security policy knows it by. */
  readonly source: string;
}
interface PageFiles {
  readonly fonts: string;
  /** All styles of the page. */
  readonly style: Inline;
  /** The scripts of its components. */
  readonly scripts: readonly string[];
}

/** What sources import, with all that those import. */
function filesOf(
  manifest: Manifest,
  sources: readonly string[],
): { readonly scripts: readonly string[]; readonly styles: readonly string[] } {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    for (const style of chunk.css ?? []) styles.add(style);
    for (const other of chunk.imports ?? []) visit(other);
  };
  sources.forEach(visit);
  return { scripts: [...scripts], styles: [...styles] };
}

function linksFor(manifest: Manifest, sources: readonly string[]): string {
  const { scripts, styles } = filesOf(manifest, sources);
  return [
    ...styles.map((file) => `<link rel="stylesheet" href="${ASSETS}${file}" />`),
    ...scripts.map((file) => `<link rel="modulepreload" href="${ASSETS}${file}" />`),
  ].join('');
}

/** The fonts that every page needs; letters that few pages have are in files of their own (tools/fonts.ts). */
function fontLinks(manifest: Manifest): string {
  return Object.entries(manifest)
    .filter(([source]) => source.endsWith('.woff2') && !source.endsWith('-more.woff2'))
    .map(([, { file }]) => `<link rel="preload" as="font" type="font/woff2" href="${ASSETS}${file}" crossorigin />`)
    .join('');
}

const sourceOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const read = (file: string): string => readFileSync(path.join(webFolder, file), 'utf8');

function inlineScript(file: string): Inline {
  // What the file names stays its own.
  const code = `(()=>{'use strict';${read(file)}})()`;
  return { html: `<script>${code}</script>`, source: sourceOf(code) };
}

/** Styles of the page itself come last: they are in layers, or for what no component draws. `data-files` names the files for the components, which would fetch them. */
function inlineStyle(files: readonly string[]): Inline {
  const css = files.map(read).join('');
  return { html: `<style data-files="${files.map((file) => ASSETS + file).join(' ')}">${css}</style>`, source: sourceOf(css) };
}

/** What pages bring, put together once for each kind of page and language. */
function pageFilesIn(manifest: Manifest, fonts: string): WebBuild['pageFiles'] {
  const known = new Map<string, PageFiles>();
  return (sources) => {
    const key = sources.join(' ');
    const kept = known.get(key);
    if (kept) return kept;
    const { scripts, styles } = filesOf(manifest, [...sources, 'app/marketplace.tsx']);
    const files = { fonts, style: inlineStyle(styles), scripts: scripts.map((file) => ASSETS + file) };
    known.set(key, files);
    return files;
  };
}

/** Screens that show without a network what they showed last; each with its sentences. */
const offlineScreens = [
  'dashboard/home-screen',
  'inbox/inbox-screen',
  'inbox/conversation-screen',
  'clients/clients-screen',
  'clients/client-screen',
  'calendar/calendar-screen',
  'feed/feed-screen',
  'profile/shared-photos-screen',
].map((screen) => `features/${screen}.tsx`);
const offlineTexts = [
  'dashboard/shell',
  'dashboard/home',
  'dashboard/inbox',
  'dashboard/clients',
  'dashboard/calendar',
  'dashboard/meetings',
  'dashboard/ads',
  'dashboard/hilda',
  'dashboard/client-timeline',
  'dashboard/pipeline',
  'dashboard/pictures',

  'inbox',
  'notifications',
];

function workerFilesIn(manifest: Manifest, shell: string): WorkerFiles {
  const texts = [...offlineTexts, 'refusals'].flatMap((name) => ['en', 'id'].map((language) => `../texts/${name}.${language}.ts`));
  const { scripts, styles } = filesOf(manifest, ['index.html', 'app/business.tsx', ...offlineScreens, ...texts]);
  const fonts = Object.values(manifest).flatMap(({ file }) => (file.endsWith('.woff2') ? [file] : []));
  const files = [...scripts, ...styles, ...fonts].map((file) => ASSETS + file);
  const script = read(manifest['worker/main.ts']?.file ?? '');
  return {
    script,
    files,
    version: createHash('sha256')
      .update(JSON.stringify([files, shell, script]))
      .digest('base64url')
      .slice(0, 16),
  };
}

/** Null while nothing is built: the server then answers calls but no pages. */
export function readWebBuild(): WebBuild | null {
  const marketplace = path.join(folder, 'ssr', 'marketplace-server.js');
  if (!existsSync(path.join(webFolder, 'index.html')) || !existsSync(marketplace)) return null;
  const manifest = JSON.parse(read('.vite/manifest.json')) as Manifest;
  const fonts = fontLinks(manifest);
  const shell = read('index.html');
  return {
    shell,
    icon: readFileSync(path.join(webFolder, path.basename(/rel="icon"[^>]*href="([^"]+)"/.exec(shell)?.[1] ?? ''))),
    businessLinks: fonts + linksFor(manifest, ['app/business.tsx']),
    // When scripts come differs by page.
    pageShell: read('marketplace.html').replaceAll(/\s*<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?/g, ''),
    visit: filesOf(manifest, ['marketplace.html']).scripts.map((file) => ASSETS + file),
    pageFiles: pageFilesIn(manifest, fonts),
    marketplace,
    early: inlineScript(manifest['early/main.ts']?.file ?? ''),
    worker: workerFilesIn(manifest, shell),
  };
}
