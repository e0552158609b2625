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
  /** The shell with its markers. */
  readonly shell: string;
  /** `<link>` tags that let the application's own files load beside the entry instead of after it. */
  readonly businessLinks: string;
  /** The same for a marketplace page, by the sources of what it shows within `web/`. */
  readonly pageLinks: (sources: readonly string[]) => string;
  readonly marketplace: string;
  /** The icon of the tabs, as SVG. */
  readonly icon: Buffer;
  /** What runs in the head of a marketplace page (`web/early`). */
  readonly early: InlineScript;
}

interface InlineScript {
  readonly html: string;
  /** What the security policy knows it by. */
  readonly source: string;
}

function linksFor(manifest: Manifest, sources: readonly string[]): string {
  const files = new Set<string>();
  const styles = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const style of chunk.css ?? []) styles.add(style);
    for (const other of chunk.imports ?? []) visit(other);
  };
  sources.forEach(visit);
  return [
    ...[...styles].map((file) => `<link rel="stylesheet" href="${ASSETS}${file}" />`),
    ...[...files].map((file) => `<link rel="modulepreload" href="${ASSETS}${file}" />`),
  ].join('');
}

function fontLinks(manifest: Manifest): string {
  return Object.values(manifest)
    .map((chunk) => chunk.file)
    .filter((file) => /latin-(wght|opsz|full)[^/]*\.woff2$/.test(file) && !file.includes('latin-ext') && !file.includes('italic'))
    .map((file) => `<link rel="preload" as="font" type="font/woff2" href="${ASSETS}${file}" crossorigin />`)
    .join('');
}

function inlineScript(file: string): InlineScript {
  // What the file names stays its own.
  const code = `(()=>{'use strict';${readFileSync(file, 'utf8')}})()`;
  return { html: `<script>${code}</script>`, source: `'sha256-${createHash('sha256').update(code).digest('base64')}'` };
}

/** Null while nothing is built: the server then answers calls but no pages. */
export function readWebBuild(): WebBuild | null {
  const shellFile = path.join(webFolder, 'index.html');
  const marketplace = path.join(folder, 'ssr', 'marketplace-server.js');
  if (!existsSync(shellFile) || !existsSync(marketplace)) return null;
  const manifest = JSON.parse(readFileSync(path.join(webFolder, '.vite', 'manifest.json'), 'utf8')) as Manifest;
  const fonts = fontLinks(manifest);
  const shell = readFileSync(shellFile, 'utf8');
  return {
    shell,
    icon: readFileSync(path.join(webFolder, path.basename(/rel="icon"[^>]*href="([^"]+)"/.exec(shell)?.[1] ?? ''))),
    businessLinks: fonts + linksFor(manifest, ['app/business.tsx']),
    pageLinks: (sources) => fonts + linksFor(manifest, ['app/marketplace.tsx', ...sources]),
    marketplace,
    early: inlineScript(path.join(webFolder, manifest['early/main.ts']?.file ?? '')),
  };
}
