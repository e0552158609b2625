/** Paths that are never pages: whatever goes wrong there is answered as a call, not as HTML. */
const callPrefixes = [
  '/v2/',
  '/ms/',
  '/_public/',
  '/webhooks/',
  '/sandbox-gateway/',
  '/dev/',
  '/health/',
  '/docs/',
  '/media/',
  '/share/',
  '/vendor-dashboard/',
];

/** Judged by how the path starts; the query makes no difference. */
export const isCallPath = (url: string): boolean => callPrefixes.some((prefix) => url.startsWith(prefix));
