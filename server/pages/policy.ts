import type { BackendSettings } from '../../core/identity/backends.ts';

/** What a page may load from the tag manager, once someone agreed; only pages of the marketplace, only where a container is configured. */
const measuring = {
  script: ' https://www.googletagmanager.com',
  image: ' https://www.googletagmanager.com https://*.google-analytics.com',
  connect: ' https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com',
} as const;
const nothing = { script: '', image: '', connect: '' } as const;

interface Policy {
  /** A script and styles that are in the page itself, as sources of the policy. */
  readonly inline?: { readonly script: string; readonly style: string } | null;
  readonly isMeasured?: boolean;
  readonly apiUrl?: string | null;
  readonly backends?: Pick<BackendSettings, 'origins'>;
  readonly imageUrl?: string | null;
}

/**
 * `Content-Security-Policy` of our pages: our own files and nothing else; styles the component library makes carry this page's nonce (S38); null where
 * no page makes any.
 * `isMeasured` also lets the tag manager in, and `apiUrl`, `backends` and `imageUrl` are where calls and pictures have an origin of their own.
 */
export const pagePolicy = (
  nonce: string | null,
  { inline = null, isMeasured = false, apiUrl = null, backends = { origins: {} }, imageUrl = null }: Policy = {},
): string => {
  const also = isMeasured ? measuring : nothing;
  const origins = [...new Set([apiUrl, ...Object.values(backends.origins)])].filter((origin) => origin !== null);
  const api = origins.map((origin) => ` ${origin}`).join('');
  const images = imageUrl === null ? '' : ` ${imageUrl}`;
  return [
    "default-src 'none'",
    `script-src 'self'${inline === null ? '' : ` ${inline.script}`}${also.script}`,
    `style-src 'self'${inline === null ? '' : ` ${inline.style}`}${nonce === null ? '' : ` 'nonce-${nonce}'`}`,
    `img-src 'self' data:${api}${images}${also.image}`,
    "font-src 'self'",
    `connect-src 'self'${api}${also.connect}`,
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    'report-uri /v2/csp_reports',
  ].join('; ');
};

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
/** For text and for attributes in either kind of quotes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (c) => entities[c] ?? c);
