import { expect, test } from 'vitest';
import { pages } from '../../../core/identity/pages.ts';
import { permissionOf } from './nav-items.ts';

test.each([
  [pages.operations, null],
  [pages.operationsDisputes, 'support'],
  [pages.operationsPayments, 'finance'],
  [pages.operationsCase.replace(':caseId', '7'), 'verification'],
  [pages.operationsVendors, null],
  [pages.operationsVendor.replace(':vendorId', '7'), 'support'],
  [pages.operationsAudit, null],
] as const)('%s takes %s', (path, permission) => expect(permissionOf(path)).toBe(permission));
