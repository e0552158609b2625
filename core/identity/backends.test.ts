import { describe, expect, test } from 'vitest';
import { backendOf, inwardPath, outwardPath } from './backends.ts';

describe('the back end of a call', () => {
  test.each([
    ['/v2/login', null],
    ['/v2/conversations', 'chat'],
    ['/v2/conversations/4/read', 'chat'],
    ['/v2/vendors/7/messages', 'chat'],
    ['/v2/clients/7/messages?after=3', 'chat'],
    ['/v2/quick_replies?page=1', 'chat'],
    ['/v2/hilda_status', 'hilda'],
    ['/v2/hilda/suggestions', 'hilda'],
    ['/ms/quotation/v1/payment_schedule/1', 'quotation'],
    ['/ms/deals/api/v1/me/deals/vendor?status=reguler', 'deals'],
    ['/ms/pay/v1/payments', 'pay'],
    ['/ms/feeds/api/v1/users/5/activities?page=1', 'activityStream'],
    ['/ms/feeds/api/v1/users/5/wedding_details', null],
    ['/_public/v2/vendors?q=bunga', 'search'],
    ['/_public/v2/vendors/rumah-kirana', null],
    ['/v2/operations/search?q=a', 'search'],
    ['/v2/live', 'realTime'],
    ['/v2/vendors/7/views', null],
  ] as const)('%s is %s', (path, backend) => expect(backendOf(path)).toBe(backend));
});

test('a path that is configured leads to the call of the contract, and the path of the contract still does', () => {
  const others = { pay: 'ms/payments/v7', deals: 'offers/api' };
  expect(outwardPath('/ms/pay/v1/payments?x=1', others)).toBe('/ms/payments/v7/payments?x=1');
  expect(outwardPath('/ms/quotation/v1/quotations', others)).toBe('/ms/quotation/v1/quotations');
  expect(inwardPath('/ms/payments/v7/payments?x=1', others)).toBe('/ms/pay/v1/payments?x=1');
  expect(inwardPath('/offers/api/inquiries', others)).toBe('/ms/deals/api/v1/inquiries');
  expect(inwardPath('/ms/pay/v1/payments', others)).toBe('/ms/pay/v1/payments');
  expect(inwardPath('/ms/payments/v70/payments', others)).toBe('/ms/payments/v70/payments');
});
