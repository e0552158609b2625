/** Plan names from the highest to the lowest. (spec 4 and 9) */
const planRank = ['Gold', 'Silver', 'Free'] as const;

/** A membership of one of a vendor's services. `vendorsServiceId` names the service, `status` is 'active' while it counts. */
export type Membership<Id extends string | number = string | number> = {
  readonly status: string;
  readonly vendorsServiceId: Id;
  readonly membershipType: { readonly name: string };
};

type Holder<M extends Membership> = {
  readonly hasActiveMembership: boolean;
  readonly memberships: readonly M[];
  readonly mainServiceId: string | number | null;
};

/** What a vendor is told about its plan: its name, and its contact credit where that is what limits it (null on Gold and Silver). */
export type MembershipInfo = { readonly statusPlan: 'Gold' | 'Silver' | 'Trial'; readonly credit: number | null };

/**
 * The membership that gives a vendor its plan: the highest ranked active one, on a tie the one of the main service, then the first
 * listed. A name we do not know ranks below Free. Null when the vendor has no active membership. (spec 4, Membership plan rule)
 */
export function leadingMembership<M extends Membership>({ hasActiveMembership, memberships, mainServiceId }: Holder<M>): M | null {
  if (!hasActiveMembership) return null;
  let leading: M | null = null;
  for (const membership of memberships) {
    if (membership.status !== 'active') continue;
    if (leading === null || leads(membership, leading, mainServiceId)) leading = membership;
  }
  return leading;
}

/** The plan a vendor sees. Everything but an active Gold or Silver is Trial, with the contact credit. (spec 4, Membership plan rule) */
export function planOf(vendor: Holder<Membership> & { readonly contactCredit: number }): MembershipInfo {
  const name = leadingMembership(vendor)?.membershipType.name;
  if (name === 'Gold' || name === 'Silver') return { statusPlan: name, credit: null };
  return { statusPlan: 'Trial', credit: vendor.contactCredit };
}

function leads(challenger: Membership, leading: Membership, mainServiceId: string | number | null): boolean {
  const [rank, leadingRank] = [rankOf(challenger), rankOf(leading)];
  if (rank !== leadingRank) return rank < leadingRank;
  return challenger.vendorsServiceId === mainServiceId && leading.vendorsServiceId !== mainServiceId;
}

function rankOf(membership: Membership): number {
  const rank = planRank.findIndex((name) => name === membership.membershipType.name);
  return rank === -1 ? planRank.length : rank;
}
