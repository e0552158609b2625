// Pages that need no file of the web client: they can be shown when none can be served, and inside any email program.
import { createHash } from 'node:crypto';
import type { Language } from '../../texts/typed.ts';

const style = `:root{color-scheme:light dark}body{margin:0;background:light-dark(#fbf7f0,#17120f);color:light-dark(#2a2024,#f3ece4);font:16px/1.5 "Plus Jakarta Sans Variable",ui-sans-serif,system-ui,sans-serif}
main{max-width:36rem;margin:0 auto;padding:15vh 1.25rem 4rem}h1{font:600 2rem/1.2 "Fraunces Variable",Georgia,serif;margin:0 0 1.5rem;overflow-wrap:anywhere}
p{margin:0 0 1rem}a{display:inline-block;padding:.75rem 1.5rem .75rem 0;color:light-dark(#6a1e4a,#d98bb4)}small{display:block;margin-top:2rem;color:light-dark(#6b5e63,#b8aaa4);overflow-wrap:anywhere}
button{min-height:44px;margin:.5rem 1rem .5rem 0;padding:.65rem 1.5rem;border:0;border-radius:8px;background:light-dark(#6a1e4a,#d98bb4);color:light-dark(#fff,#2a0f1e);font:inherit;font-weight:600;cursor:pointer}
button:focus-visible,a:focus-visible{outline:2px solid light-dark(#6a1e4a,#d98bb4);outline-offset:2px}.brand{margin:0 0 2rem;font:500 1.375rem/1.3 Georgia,serif;color:light-dark(#6a1e4a,#d98bb4)}`;
const styleHash = createHash('sha256').update(style).digest('base64');

/** `title` and `main` are HTML: what is in them was escaped. A page with a form may send it to ourselves alone. */
export function quietPage(
  language: Language,
  title: string,
  main: string,
  { hasForm = false }: { readonly hasForm?: boolean } = {},
): { readonly html: string; readonly policy: string } {
  return {
    html: `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title} · Pelaminan</title><style>${style}</style></head><body><main>${main}</main></body></html>`,
    policy: `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action ${hasForm ? "'self'" : "'none'"}; frame-ancestors 'none'`,
  };
}
