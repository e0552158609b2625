/**
 * Controls that the walk over all screens sees and no journey uses yet. The list only shrinks: a run
 * names what a journey has used meanwhile, and what is new may not be added without a reason.
 */
// They end sessions or change the sign-in of people whom other journeys need; tests over HTTP call what they call.
const ofAccounts = [
  '/account button “Download my data”',
  '/account button “Remove … from saved vendors”',
  '/account button “Sign out”',
  '/dashboard/account button “Change password”',
  '/dashboard/account button “Download my data”',
  '/dashboard/account field “Current password”',
  '/dashboard/account field “New password”',
  '/dashboard/account radio “Email language”',
  '/operations/account button “Change password”',
  '/operations/account button “Sign out everywhere”',
  '/operations/account button “…”',
  '/operations/account field “Current password”',
  '/operations/account field “New password”',
  '/operations/account radio “Email language”',
] as const;
// They decide a case of the one demo world for good; the journeys of operators decide others of the same queue.
const ofOperators = [
  '/operations/adjustments button “Withdraw: …”',
  '/operations/audit button “…”',
  '/operations/login button “…”',
  '/operations/payments radio “Status”',
  '/operations/vendors/:vendorId button “Sign out everywhere”',
  '/operations/vendors/:vendorId button “Suspend”',
  '/operations/vendors/:vendorId button “Unpublish”',
  '/operations/vendors/:vendorId link to /operations/adjustments',
  '/operations/vendors/:vendorId link to /vendor/:slug',
  '/operations/vendors/:vendorId select “The vendor sees the name, email and WhatsApp number on their home page.”',
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
  '/account button “Sign out …”',
  '/dashboard/online-meeting button “Closed all day”',
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

export const exceptions: readonly string[] = [...ofAccounts, ...ofOperators, ...ofEditors, ...open];
