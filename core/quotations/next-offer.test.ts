import { expect, test } from 'vitest';
import { nextOffer } from './next-offer.ts';

const [draft, declined, accepted, sent] = (['draft', 'declined', 'accepted', 'sent'] as const).map((status) => ({ id: status, status }));
const all = { draft, declined, accepted, sent } as Record<string, { id: string; status: 'draft' | 'declined' | 'accepted' | 'sent' }>;
const of = (...names: string[]) => names.flatMap((name) => all[name] ?? []);

test.each([
  ['a request waits', [{ id: 'r' }], [], { act: 'write', requestId: 'r' }],
  ['a draft is there for it', [{ id: 'r' }], of('declined', 'draft'), { act: 'continue', quotationId: 'draft' }],
  ['the only one was declined', [], of('declined'), { act: 'renew', quotationId: 'declined' }],
  ['another is open', [], of('declined', 'sent'), null],
  ['another is accepted', [], of('declined', 'accepted'), null],
  ['nothing was asked', [], [], null],
] as const)('where %s', (_, requests, quotations, next) => {
  expect(nextOffer(requests, quotations)).toEqual(next);
});
