import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { VendorSession } from '../../../contract/identity.ts';
import { removeUser, storeUser } from '../../base/client-state.ts';
import { keepAnswers } from './kept.ts';

const vendor = (accountUuid: string): VendorSession => ({
  type: 'vendor',
  id: 1,
  status: 1,
  sessionId: '',
  accountUuid,
  email: 'a@pelaminan.test',
  language: 'en',
  businessName: 'Studio',
  slug: 'studio',
  hasActiveMembership: false,
  contactCredit: 5,
  membershipInfo: { statusPlan: 'Trial', credit: 5 },
  interestClient: [],
  potentialClient: [],
  hasStoreProduct: false,
});
const answer = ['conversations', 'list'];

test('whoever signs in after someone whose session ended sees nothing of theirs; the same person has it again', () => {
  const queries = new QueryClient();
  storeUser(vendor('a'));
  keepAnswers(queries);
  queries.setQueryData(answer, 'of A');
  removeUser();
  storeUser(vendor('a'));
  expect(queries.getQueryData(answer)).toBe('of A');
  removeUser();
  storeUser(vendor('b'));
  expect(queries.getQueryData(answer)).toBeUndefined();
});
