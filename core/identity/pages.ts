/**
 * Every page of the dashboard and of operations, bare. The browser's router and the server's not-found rule read the same list, so that
 * an address is a page in both or in neither. `:name` stands for one segment. (spec 2, product 1)
 */
export const pages = {
  login: '/login',
  forgotPassword: '/login/forgot-password',
  resetPassword: '/login/reset-password',
  invitation: '/login/invitation',
  teamInvitation: '/login/team',
  inbox: '/dashboard/inbox',
  conversation: '/dashboard/inbox/:conversationId',
  dashboard: '/dashboard',
  clients: '/dashboard/clients',
  client: '/dashboard/clients/:coupleId',
  contactCredit: '/dashboard/contact-credit',
  ads: '/dashboard/pay-per-click',
  adSettings: '/dashboard/pay-per-click/settings',
  adsAbout: '/dashboard/pay-per-click/about',
  adStatistics: '/dashboard/pay-per-click/statistics',
  results: '/dashboard/pay-per-click/results',
  adClicks: '/dashboard/pay-per-click/clicks',
  topUp: '/dashboard/pay-per-click/topup',
  topUpOrder: '/dashboard/pay-per-click/topup/orders/:orderId',
  creditHistory: '/dashboard/pay-per-click/credit-history',
  earnings: '/dashboard/earnings',
  membership: '/dashboard/membership',
  membershipOrder: '/dashboard/membership/orders/:orderId',
  agreement: '/dashboard/agreement-form',
  agreementSent: '/dashboard/agreement-form/thank-you',
  quotations: '/dashboard/quotations',
  quotationNew: '/dashboard/quotations/new',
  quotation: '/dashboard/quotations/:quotationId',
  meetings: '/dashboard/online-meeting',
  calendar: '/dashboard/calendar',
  reviews: '/dashboard/reviews',
  store: '/store',
  storeNew: '/store/new',
  product: '/store/:productId',
  profile: '/dashboard/edit',
  sharedPhotos: '/dashboard/shared',
  account: '/dashboard/account',
  team: '/dashboard/team',
  activity: '/dashboard/activity',
  bankAccounts: '/dashboard/settings/bank_accounts',
  bankAccountAdd: '/dashboard/settings/bank_accounts/add',
  operationsLogin: '/operations/login',
  operationsForgotPassword: '/operations/login/forgot-password',
  operationsResetPassword: '/operations/login/reset-password',
  operations: '/operations',
  operationsDocuments: '/operations/documents',
  operationsCase: '/operations/documents/:caseId',
  operationsDisputes: '/operations/disputes',
  operationsSpam: '/operations/spam',
  operationsFailedJobs: '/operations/failed-jobs',
  operationsProposals: '/operations/proposals',
  operationsAdjustments: '/operations/adjustments',
  operationsPayments: '/operations/payments',
  operationsPayouts: '/operations/payouts',
  operationsPayout: '/operations/payouts/:payoutId',
  operationsFind: '/operations/find',
  operationsCouple: '/operations/couples/:coupleId',
  operationsOrder: '/operations/orders/:paymentId',
  operationsVendors: '/operations/vendors',
  operationsVendor: '/operations/vendors/:vendorId',
  operationsAcquisitions: '/operations/acquisitions',
  operationsHilda: '/operations/hilda',
  operationsFairs: '/operations/fairs',
  operationsSettings: '/operations/settings',
  operationsAudit: '/operations/audit',
  operationsAccount: '/operations/account',
} as const;

/** Where people of each kind sign in, ask for a new password and choose one. */
export const signInPages = {
  vendor: { login: pages.login, forgot: pages.forgotPassword, reset: pages.resetPassword },
  user: { login: '/account/login', forgot: '/account/forgot', reset: '/account/reset' },
  operator: { login: pages.operationsLogin, forgot: pages.operationsForgotPassword, reset: pages.operationsResetPassword },
} as const;

/** Every page of the marketplace, bare. What is not here is not found there, and another host does not lead to it. */
export const marketplacePages = [
  '/',
  '/become-a-vendor',
  '/privacy',
  '/terms',
  '/help',
  '/vendors',
  '/vendors/:category',
  '/vendors/:category/:city',
  '/vendor/:slug',
  '/vendor/:slug/quotation',
  '/vendor/:slug/products',
  '/vendor/:slug/products/:product',
  '/meet/:slug',
  '/saved',
  '/compare',
  '/quotations/:quotationId',
  '/account',
  '/account/wedding',
  '/account/login',
  '/account/sign-up',
  '/account/confirm',
  '/account/forgot',
  '/account/reset',
  '/account/quotations',
  '/account/meetings',
  '/account/notifications',
  '/account/reviews',
  '/account/reviews/:slug',
  '/account/messages',
  '/account/messages/:conversationId',
] as const;

const shapesOf = (list: readonly string[]) => list.map((page) => page.split('/'));
const shapes = shapesOf(Object.values(pages));
const marketplaceShapes = shapesOf(marketplacePages);

function isOneOf(known: readonly (readonly string[])[], path: string): boolean {
  const parts = path.split('/');
  return known.some(
    (shape) => shape.length === parts.length && shape.every((part, i) => (part.startsWith(':') ? parts[i] !== '' : part === parts[i])),
  );
}

/** Whether a bare path is a page of the dashboard or of operations. */
export const isPage = (path: string): boolean => isOneOf(shapes, path);

/** Whether a bare path is a page of the marketplace. */
export const isMarketplacePage = (path: string): boolean => isOneOf(marketplaceShapes, path);
