// The error codes a call can answer with: those it names, and those derived from its other fields.
import { type Endpoint, partsOfAccess } from './endpoint.ts';
import { roles, rolesFor } from '../core/team/roles.ts';
import type { RefusalCode } from './refusals.ts';

/** Sent before routing, or when the server fails. */
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

/** The codes of the access check, by `access`. */
function ofGate({ access, method, onlyReads }: Endpoint): readonly RefusalCode[] {
  if (access === 'anyone') return [];
  const isUnsafe = method !== 'GET';
  const { kind, act } = partsOfAccess(access);
  const isVendors = kind === 'vendor' || kind === 'vendor-unpublished' || kind === 'couple-or-vendor';
  return [
    'identity.session_required',
    ...(isUnsafe ? (['request.session_header_missing'] as const) : []),
    ...(access === 'session' ? [] : (['identity.forbidden'] as const)),
    ...(isVendors && kind !== 'vendor-unpublished' ? (['identity.vendor_not_published'] as const) : []),
    ...(act !== null && rolesFor(act).length < roles.length ? (['team.role_forbids'] as const) : []),
    ...(isVendors && isUnsafe && onlyReads !== true ? (['identity.vendor_suspended'] as const) : []),
  ];
}

/** Every error code a call can answer with. The API document lists them; tests fail on any other code (S67). */
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
