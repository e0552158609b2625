// Which refusals a call may answer: those it names, and those that follow from what else it says of itself.
import type { Endpoint } from './endpoint.ts';
import type { RefusalCode } from './refusals.ts';

/** Before anybody looks which call it is, and when something fails. */
const ofEvery: readonly RefusalCode[] = [
  'request.malformed',
  'request.too_many',
  'request.too_slow',
  'request.headers_too_large',
  'server.fault',
  'server.unavailable',
  'server.busy',
];
const ofShapes: readonly RefusalCode[] = [
  'request.invalid',
  'request.required',
  'request.not_a_number',
  'request.too_long',
  'request.unknown_field',
];
const ofBodies: readonly RefusalCode[] = ['request.unsupported_type', 'request.too_large'];
const ofIdempotency: readonly RefusalCode[] = [
  'request.idempotency_key_invalid',
  'request.idempotency_key_reused',
  'request.idempotency_in_progress',
];

/** What the gate answers, by who may call. */
function ofGate({ access, method }: Endpoint): readonly RefusalCode[] {
  if (access === 'anyone') return [];
  const isUnsafe = method !== 'GET';
  const isVendors = access === 'vendor' || access === 'vendor-unpublished' || access === 'couple-or-vendor';
  return [
    'identity.session_required',
    ...(isUnsafe ? (['request.session_header_missing'] as const) : []),
    ...(access === 'session' ? [] : (['identity.forbidden'] as const)),
    ...(isVendors && access !== 'vendor-unpublished' ? (['identity.vendor_not_published'] as const) : []),
    ...(isVendors && isUnsafe ? (['identity.vendor_suspended'] as const) : []),
  ];
}

/** Every refusal a call may answer. The API document lists these, and whatever else is sent fails the tests (S67). */
export function refusalsOf(endpoint: Endpoint): ReadonlySet<RefusalCode> {
  const { method, params, query, body, takesFile, readsRawBody, crossOrigin, idempotent } = endpoint;
  return new Set<RefusalCode>([
    ...ofGate(endpoint),
    ...(method !== 'GET' && !crossOrigin ? (['request.origin_refused'] as const) : []),
    ...(params || query || body ? ofShapes : []),
    ...(method === 'GET' ? [] : ofBodies),
    ...(method === 'GET' || takesFile || readsRawBody ? [] : (['request.duplicate_key'] as const)),
    ...(takesFile ? [takesFile.tooLarge, takesFile.missing] : []),
    ...(idempotent ? ofIdempotency : []),
    ...(endpoint.refusals ?? []),
    ...ofEvery,
  ]);
}
