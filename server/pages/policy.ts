/** What a page may load from the tag manager, once somebody agreed; only pages of the marketplace, only where a container is configured. */
const measuring = {
  script: ' https://www.googletagmanager.com',
  image: ' https://www.googletagmanager.com https://*.google-analytics.com',
  connect: ' https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com',
} as const;
const nothing = { script: '', image: '', connect: '' } as const;

/**
 * `Content-Security-Policy` of our pages: our own files and nothing else; styles the component library makes carry this page's nonce (S38).
 * `isMeasured` also lets the tag manager in.
 */
export const pagePolicy = (nonce: string, isMeasured = false): string => {
  const also = isMeasured ? measuring : nothing;
  return [
    "default-src 'none'",
    `script-src 'self'${also.script}`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data:${also.image}`,
    "font-src 'self'",
    `connect-src 'self'${also.connect}`,
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    'report-uri /v2/csp_reports',
  ].join('; ');
};

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (c) => entities[c] ?? c);
