import { expect, test } from 'vitest';
import { nextOffer } from './next-offer.ts';
import type { QuotationStatus } from './status.ts';

const of = (...all: readonly QuotationStatus[]) => all.map((status) => ({ id: status, status }));

test.each([
  ['a request waits', [{ id: 'r' }], [], { act: 'write', requestId: 'r' }],
  ['a draft is there for it', [{ id: 'r' }], of('declined', 'draft'), { act: 'continue', quotationId: 'draft' }],
  ['the only one was declined', [], of('declined'), { act: 'renew', quotationId: 'declined' }],
  ['the only one ran out', [], of('expired'), { act: 'renew', quotationId: 'expired' }],
  ['the newest of those that are over was withdrawn', [], of('withdrawn', 'expired'), { act: 'renew', quotationId: 'withdrawn' }],
  ['another is open', [], of('declined', 'sent'), null],
  ['another is accepted', [], of('declined', 'accepted'), null],
  ['nothing was asked', [], [], null],
  ['a request waits, and whether it was answered is not known', [{ id: 'r' }], undefined, null],
  ['what was asked is not known', undefined, of('declined'), null],
] as const)('where %s', (_, requests, quotations, next) => {
  expect(nextOffer(requests, quotations)).toEqual(next);
});
