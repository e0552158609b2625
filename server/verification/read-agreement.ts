import type { AgreementAnswer } from '../../contract/verification.ts';
import { dayMs } from '../../core/time.ts';
import { type OpenParts, openParts } from '../../core/verification/review.ts';
import type { Connection } from '../kit/database.ts';
import { type Agreement, findAgreement, findSetAside } from './agreement-store.ts';
import type { VerificationContext } from './context.ts';
import { filesOf } from './file-rows.ts';
import { presentAgreement, presentSetAside } from './present.ts';
import { type Version, versionsOf } from './version-store.ts';

/** How long a draft can be brought back after the business type was changed. (product 6) */
export const setAsideMs = dayMs;

/** The last submission of this very agreement; a vendor that changed its business type has submitted others. */
export const lastVersionOf = (agreement: Agreement, versions: readonly Version[]): Version | undefined =>
  versions.find(({ agreementId }) => agreementId === agreement.id);

/** What of an agreement may be changed now. */
export const openPartsOf = (agreement: Agreement, versions: readonly Version[]): OpenParts =>
  openParts(agreement.state, agreement.type, lastVersionOf(agreement, versions)?.declined ?? []);

/** Everything the form shows. */
export async function readAgreement(ctx: VerificationContext, db: Connection, vendorId: number): Promise<AgreementAnswer> {
  const [agreement, left] = [await findAgreement(db, ctx, vendorId), await findSetAside(db, ctx, vendorId, ctx.clock.now() - setAsideMs)];
  const set_aside = presentSetAside(left, setAsideMs);
  if (!agreement) return { agreement: null, set_aside };
  const files = await filesOf(db, ctx, agreement.id);
  const versions = await versionsOf(db, vendorId);
  const declined = agreement.state === 'declined' ? (lastVersionOf(agreement, versions)?.declined ?? []) : [];
  return { agreement: presentAgreement(agreement, { files, versions, declined, open: openPartsOf(agreement, versions) }), set_aside };
}
