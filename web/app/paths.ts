/** Every page of the dashboard and of operations, without language prefix. The router adds the prefix to links by itself. */
export const paths = {
  login: '/login',
  forgotPassword: '/login/forgot-password',
  resetPassword: '/login/reset-password',
  ads: '/dashboard/pay-per-click',
  adSettings: '/dashboard/pay-per-click/settings',
  adsAbout: '/dashboard/pay-per-click/about',
  adStatistics: '/dashboard/pay-per-click/statistics',
  adClicks: '/dashboard/pay-per-click/clicks',
  topUp: '/dashboard/pay-per-click/topup',
  creditHistory: '/dashboard/pay-per-click/credit-history',
  profile: '/dashboard/edit',
  account: '/dashboard/account',
  operationsLogin: '/operations/login',
  operations: '/operations',
} as const;
