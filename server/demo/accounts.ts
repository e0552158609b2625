// The named people of the demo world: printed at start, in the README, used by the journeys. (product 12)
import type { InvitedRole } from '../../core/team/roles.ts';
import type { Permission } from '../../contract/endpoint.ts';

export const demoPassword = 'wedding-demo-2026';
/** The authenticator secret of all demo operators. Fixed, so that it can be printed at every start; the demo world never runs in production. */
export const demoTotpSecret = 'MFRGGZDFMZTWQ2LKNNWG23TPOBYXE43U';

/** A vendor with a role in the demo, beside the many that only fill the market. */
export interface NamedVendor {
  readonly email: string;
  readonly businessName: string;
  readonly categorySlug: string;
  /** The first is the main city. */
  readonly citySlugs: readonly [string, ...string[]];
  readonly plan: 'Gold' | 'Silver' | 'Free';
  readonly status: 0 | 1;
  readonly language: 'en' | 'id';
  readonly countryCode: string;
  readonly role: string;
}

export const namedVendors: readonly NamedVendor[] = [
  {
    email: 'gold@demo.test',
    businessName: 'Rumah Kirana Photography',
    categorySlug: 'photography',
    citySlugs: ['jakarta', 'bandung', 'bali'],
    plan: 'Gold',
    status: 1,
    language: 'id',
    countryCode: 'ID',
    role: 'Gold vendor with a running ad and credit',
  },
  {
    email: 'trial@demo.test',
    businessName: 'Kebun Puspa Florist',
    categorySlug: 'flowers',
    citySlugs: ['bandung'],
    plan: 'Free',
    status: 1,
    language: 'id',
    countryCode: 'ID',
    role: 'Trial vendor without an ad, balance 0',
  },
  {
    email: 'unpublished@demo.test',
    businessName: 'Sinema Senja',
    categorySlug: 'videography',
    citySlugs: ['yogyakarta'],
    plan: 'Free',
    status: 0,
    language: 'id',
    countryCode: 'ID',
    role: 'Unpublished vendor (status 0)',
  },
  {
    email: 'declined@demo.test',
    businessName: 'Griya Busana Ayu',
    categorySlug: 'bridal',
    citySlugs: ['surabaya'],
    plan: 'Silver',
    status: 1,
    language: 'id',
    countryCode: 'ID',
    role: 'Vendor whose agreement was declined',
  },
  {
    email: 'international@demo.test',
    businessName: 'Coral Bay Honeymoons',
    categorySlug: 'honeymoon',
    citySlugs: ['bali'],
    plan: 'Silver',
    status: 1,
    language: 'en',
    countryCode: 'SG',
    role: 'International vendor',
  },
];

/** Who works for the named Gold vendor. */
export const namedMembers = [
  { email: 'sales@demo.test', displayName: 'Laras Wibowo', memberRole: 'sales', role: 'In the team of the Gold vendor: sales' },
  { email: 'finance@demo.test', displayName: 'Yoga Prasetyo', memberRole: 'finance', role: 'In the team of the Gold vendor: finance' },
] as const satisfies readonly { email: string; displayName: string; memberRole: InvitedRole; role: string }[];

/** A couple that was just married: it may review the vendor it booked. */
export const newlyweds = 'newlyweds@demo.test';

export const namedCouples = [
  { email: 'couple@demo.test', displayName: 'Ayu & Bima', role: 'Couple' },
  { email: 'couple2@demo.test', displayName: 'Putri & Dimas', role: 'Another couple' },
] as const;

export const namedOperators = [
  {
    email: 'ops-verification@demo.test',
    displayName: 'Wulan (verification)',
    permissions: ['verification'],
    role: 'Operator: verification',
  },
  { email: 'ops-finance@demo.test', displayName: 'Hendra (finance)', permissions: ['finance'], role: 'Operator: finance' },
  { email: 'ops-support@demo.test', displayName: 'Sari (support)', permissions: ['support'], role: 'Operator: support' },
  {
    email: 'ops-lead@demo.test',
    displayName: 'Ratna (lead)',
    permissions: ['verification', 'finance', 'support'],
    role: 'Operator: all three, the second pair of eyes',
  },
] as const satisfies readonly { email: string; displayName: string; permissions: readonly Permission[]; role: string }[];

/** What is printed at start: who there is, and how to sign in. */
export function accountLines(): string[] {
  const people = [...namedVendors, ...namedMembers, ...namedCouples, ...namedOperators];
  return [
    `Demo accounts, all with the password ${demoPassword}:`,
    ...people.map(({ email, role }) => `  ${email.padEnd(28)} ${role}`),
    `  Operators also need a code; the authenticator secret is ${demoTotpSecret}`,
  ];
}
