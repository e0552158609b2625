import { createHash } from 'node:crypto';
import { splitLanguage, withLanguage } from '../../core/identity/gate.ts';
import { refusalText } from '../../texts/refusals.ts';
import { type Language, languages } from '../../texts/typed.ts';
import type { RefusedPage } from '../kit/edge.ts';
import { isCallPath } from './call-paths.ts';
import { escapeHtml } from './policy.ts';

const style = `:root{color-scheme:light dark}body{margin:0;background:light-dark(#fbf7f0,#17120f);color:light-dark(#2a2024,#f3ece4);font:16px/1.5 "Plus Jakarta Sans Variable",ui-sans-serif,system-ui,sans-serif}
main{max-width:36rem;margin:0 auto;padding:15vh 1.25rem 4rem}h1{font:600 2rem/1.2 "Fraunces Variable",Georgia,serif;margin:0 0 1.5rem;overflow-wrap:anywhere}
a{display:inline-block;padding:.75rem 1.5rem .75rem 0;color:light-dark(#6a1e4a,#d98bb4)}small{display:block;margin-top:2rem;color:light-dark(#6b5e63,#b8aaa4);overflow-wrap:anywhere}`;
const styleHash = createHash('sha256').update(style).digest('base64');
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

const words: Readonly<Record<Language, { readonly home: string; readonly number: string }>> = {
  en: { home: 'Go to the home page', number: 'If you write to us, please give this number:' },
  id: { home: 'Ke halaman utama', number: 'Bila Anda menghubungi kami, sebutkan nomor ini:' },
};

/**
 * What someone sees who opened an address in a browser and is refused before there is a page: the sentence, a way on, the number of the
 * request. Needs no file of the web client, for it may be that none can be served. Null for calls, which are answered as JSON.
 */
export function refusalPage(url: string, code: string, requestId: string): RefusedPage | null {
  if (isCallPath(url)) return null;
  const { language } = splitLanguage(url);
  const sentence = escapeHtml(refusalText(code, undefined, language));
  const { home, number } = words[language];
  // The address itself may be what cannot be read: the other language starts at the home page.
  const others = languages
    .filter((one) => one.language !== language)
    .map((one) => `<a href="${withLanguage('/', one.language)}" lang="${one.language}" hreflang="${one.language}">${one.name}</a>`)
    .join('');
  const html = `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${sentence} · Pelaminan</title><style>${style}</style></head><body><main><h1>${sentence}</h1><a href="${withLanguage('/', language)}">${home}</a>${others}<small>${number} ${escapeHtml(requestId)}</small></main></body></html>`;
  return { html, policy };
}
