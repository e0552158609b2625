import { hildaTexts } from '../features/hilda/texts.ts';
import { accountTexts, identityTexts } from '../features/identity/texts.ts';
import {
  acquisitionsTexts,
  fairsTexts,
  agreementTexts as reviewedAgreementTexts,
  operationsTexts,
  payoutTexts,
  reviewTexts,
  spamTexts,
} from '../features/operations/texts.ts';
import { pages } from '../../core/identity/pages.ts';
import { refusalTexts } from './refusal-texts.ts';
import type { Screen } from './screen.ts';

/** Every screen of our own staff. */
export const operationsScreens: readonly Screen[] = [
  {
    path: pages.operationsLogin,
    title: 'title.login',
    frame: 'plain',
    load: () => import('../features/identity/operations-login-screen.tsx'),
    texts: [identityTexts],
  },
  {
    path: pages.operations,
    title: 'title.operations',
    frame: 'operations',
    load: () => import('../features/operations/home-screen.tsx'),
    texts: [operationsTexts],
  },
  {
    path: pages.operationsDocuments,
    title: 'title.operationsDocuments',
    frame: 'operations',
    load: () => import('../features/operations/review/queue-screen.tsx'),
    texts: [reviewTexts, reviewedAgreementTexts],
  },
  {
    path: pages.operationsCase,
    title: 'title.operationsCase',
    frame: 'operations',
    load: () => import('../features/operations/review/case-screen.tsx'),
    texts: [reviewTexts, reviewedAgreementTexts, refusalTexts],
  },
  {
    path: pages.operationsDisputes,
    title: 'title.operationsDisputes',
    frame: 'operations',
    load: () => import('../features/operations/disputes/disputes-screen.tsx'),
    texts: [operationsTexts, refusalTexts],
  },
  {
    path: pages.operationsAcquisitions,
    title: 'title.operationsAcquisitions',
    frame: 'operations',
    load: () => import('../features/operations/acquisitions/acquisitions-screen.tsx'),
    texts: [acquisitionsTexts, operationsTexts, refusalTexts],
  },
  {
    path: pages.operationsFairs,
    title: 'title.operationsFairs',
    frame: 'operations',
    load: () => import('../features/operations/fairs/fairs-screen.tsx'),
    texts: [fairsTexts, operationsTexts, refusalTexts],
  },
  {
    path: pages.operationsHilda,
    title: 'title.operationsHilda',
    frame: 'operations',
    load: () => import('../features/operations/hilda/hilda-screen.tsx'),
    texts: [hildaTexts, operationsTexts, refusalTexts],
  },
  {
    path: pages.operationsSpam,
    title: 'title.operationsSpam',
    frame: 'operations',
    load: () => import('../features/operations/spam/spam-screen.tsx'),
    texts: [operationsTexts, spamTexts, refusalTexts],
  },
  {
    path: pages.operationsAdjustments,
    title: 'title.operationsAdjustments',
    frame: 'operations',
    load: () => import('../features/operations/adjustments/adjustments-screen.tsx'),
    texts: [operationsTexts, refusalTexts],
  },
  {
    path: pages.operationsPayouts,
    title: 'title.operationsPayouts',
    frame: 'operations',
    load: () => import('../features/operations/payouts/payouts-screen.tsx'),
    texts: [operationsTexts, payoutTexts, refusalTexts],
  },
  {
    path: pages.operationsPayments,
    title: 'title.operationsPayments',
    frame: 'operations',
    load: () => import('../features/operations/payments/payments-screen.tsx'),
    texts: [operationsTexts, refusalTexts],
  },
  {
    path: pages.operationsVendors,
    title: 'title.operationsVendors',
    frame: 'operations',
    load: () => import('../features/operations/vendors/vendors-screen.tsx'),
    texts: [operationsTexts],
  },
  {
    path: pages.operationsVendor,
    title: 'title.operationsVendor',
    frame: 'operations',
    load: () => import('../features/operations/vendors/vendor-screen.tsx'),
    texts: [operationsTexts, refusalTexts],
  },
  {
    path: pages.operationsAudit,
    title: 'title.operationsAudit',
    frame: 'operations',
    load: () => import('../features/operations/audit/audit-screen.tsx'),
    texts: [operationsTexts, refusalTexts],
  },
  {
    path: pages.operationsAccount,
    title: 'title.account',
    frame: 'operations',
    load: () => import('../features/identity/account-screen.tsx'),
    texts: [identityTexts, accountTexts],
  },
];
