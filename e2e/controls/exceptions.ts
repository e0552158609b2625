/**
 * Controls that the walk over all screens sees and no journey uses yet. The list only shrinks: a run
 * names what a journey has used meanwhile, and what is new may not be added without a reason.
 */
// They decide a case of the one demo world for good; the journeys of operators decide others of the same queue.
const ofOperators = [
  '/operations/adjustments button “Withdraw: …”',
  '/operations/audit button “…”',
  '/operations/account button “…”',
  '/operations/login button “…”',
  '/operations/payments radio “Status”',
  '/operations/vendors/:vendorId button “Unpublish”',
  '/operations/vendors/:vendorId link to /vendor/:slug',
] as const;
// They save by themselves what other journeys read, or need a file; the parts they are on are used elsewhere.
const ofEditors = [
  '/dashboard/edit button “About your work”',
  '/dashboard/edit file “Choose photo”',
  '/dashboard/online-meeting button “Remove …”',
  '/dashboard/online-meeting field “Your booking page”',
  '/dashboard/online-meeting switch “Couples can book online meetings”',
] as const;
// Not yet used by a journey: each is a debt.
const open = [
  '/dashboard/online-meeting button “Other hours”',
  '/dashboard/pay-per-click/credit-history button “…”',
  '/operations/account button “Sign out …”',
  '/operations/audit button “Last page”',
  '/operations/audit button “Next”',
  '/operations/payments link to /operations/vendors/:vendorId',
  '/dashboard/agreement-form disclosure “What we hold about you and why”',
  '/dashboard/inbox/:conversationId radio “Which conversations”',
  '/dashboard/pay-per-click/credit-history button “Receipt of …”',
  '/login button “…”',
  '/vendor/:slug/products/:product button “…”',
  '/vendor/:slug/products/:product link to /media/demo/…',
  '/vendor/:slug/products/:product radio “What’s it about?”',
] as const;

export const exceptions: readonly string[] = [...ofOperators, ...ofEditors, ...open];
