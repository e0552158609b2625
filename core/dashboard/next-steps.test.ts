import { describe, expect, test } from 'vitest';
import { nextSteps, type Situation } from './next-steps.ts';

const done: Situation = {
  isSuspended: false,
  profileMissing: 0,
  arePricesConfirmed: true,
  agreement: 'approved',
  bankAccount: 'verified',
  ad: 'running',
  unread: 0,
  inquiries: 0,
  contactCredit: null,
};

const everythingDue: Situation = {
  isSuspended: false,
  profileMissing: 1,
  arePricesConfirmed: false,
  agreement: 'declined',
  bankAccount: 'none',
  ad: 'out_of_credit',
  unread: 1,
  inquiries: 1,
  contactCredit: 0,
};

describe('what to do next', () => {
  test('is nothing when all is done', () => expect(nextSteps(done)).toEqual([]));

  test.each<[string, Partial<Situation>, ReturnType<typeof nextSteps>]>([
    ['a couple waits for an answer', { unread: 2 }, [{ code: 'read_messages', count: 2 }]],
    ['a couple waits for a quotation', { inquiries: 1 }, [{ code: 'send_quotations', count: 1 }]],
    ['the profile has gaps', { profileMissing: 3 }, [{ code: 'finish_profile', count: 3 }]],
    ['prices were sorted by us', { arePricesConfirmed: false }, [{ code: 'confirm_prices' }]],
    ['there is no agreement', { agreement: 'none' }, [{ code: 'start_agreement' }]],
    ['the agreement is half written', { agreement: 'draft' }, [{ code: 'finish_agreement' }]],
    ['the agreement was declined', { agreement: 'declined' }, [{ code: 'fix_agreement' }]],
    ['the agreement is in review', { agreement: 'submitted' }, []],
    ['there is no bank account', { bankAccount: 'none' }, [{ code: 'add_bank_account' }]],
    ['no bank account is verified', { bankAccount: 'unverified' }, [{ code: 'verify_bank_account' }]],
    ['there is no ad', { ad: 'none' }, [{ code: 'create_ad' }]],
    ['the ad has no credit', { ad: 'out_of_credit' }, [{ code: 'top_up' }]],
    ['the ad is paused', { ad: 'stopped' }, [{ code: 'resume_ad' }]],
    ['the contact credit is used up', { contactCredit: 0 }, [{ code: 'see_plans' }]],
    ['some contact credit is left', { contactCredit: 1 }, []],
  ])('when %s', (_, part, steps) => expect(nextSteps({ ...done, ...part })).toEqual(steps));

  test('is nothing that a suspended vendor would be refused', () => expect(nextSteps({ ...everythingDue, isSuspended: true })).toEqual([]));

  test('lists declined documents before couples who wait, and both before money', () => {
    const steps = nextSteps(everythingDue);
    expect(steps.map(({ code }) => code)).toEqual([
      'fix_agreement',
      'send_quotations',
      'read_messages',
      'top_up',
      'finish_profile',
      'confirm_prices',
      'add_bank_account',
      'see_plans',
    ]);
  });
});
