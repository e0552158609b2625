import { createHash } from 'node:crypto';
import type { AgreementAnswer } from '../../contract/verification.ts';
import type { Refusal } from '../../core/outcome.ts';
import { checkAgreement } from '../../core/verification/agreement.ts';
import type { DocumentKind } from '../../core/verification/form.ts';
import { afterEvent, untouchedParts } from '../../core/verification/review.ts';
import { termsText, termsVersion } from '../../texts/agreement-terms.ts';
import { writeAudit } from '../kit/audit.ts';
import { inTransaction, type Tx } from '../kit/database.ts';
import { Refused, refuseWith } from '../kit/refused.ts';
import { type Agreement, lockAgreement, updateAgreement } from './agreement-store.ts';
import { namedAccount } from './bank-account.ts';
import type { VerificationContext } from './context.ts';
import { filesOf, filesOfVersion, type StoredFile } from './file-rows.ts';
import { lastVersionOf, readAgreement } from './read-agreement.ts';
import { contentsOf, findVersion, insertVersion, type Version, versionsOf } from './version-store.ts';

interface Submission {
  readonly vendorId: number;
  readonly accountId: number;
  readonly address: string;
  readonly revision: number;
  readonly termsVersion: string;
  readonly language: 'en' | 'id';
}

/**
 * Hands an agreement in: the whole of it is checked, and what was signed becomes a version that no one changes. The terms are stored as
 * their version, the hash of the very text, the time, the address it came from, and the signatory with the fields.
 */
export async function submitAgreement(ctx: VerificationContext, submission: Submission): Promise<AgreementAnswer> {
  const { vendorId, accountId, address, language } = submission;
  return inTransaction(ctx.db, async (tx) => {
    const agreement = await lockAgreement(tx, ctx, vendorId);
    if (!agreement) refuseWith('verification.status_changed');
    const outcome = afterEvent(agreement.state, 'submit');
    if (!outcome.ok) throw new Refused(outcome.refusals);
    if (agreement.revision !== submission.revision) refuseWith('verification.changed_elsewhere');
    if (submission.termsVersion !== termsVersion) refuseWith('verification.terms_changed');

    const files = await filesOf(tx, ctx, agreement.id);
    const versions = await versionsOf(tx, vendorId);
    const checked = await check(tx, agreement, files);
    if (agreement.state === 'declined')
      await assertCorrected(ctx, tx, { ...agreement, fields: checked.fields }, files, lastVersionOf(agreement, versions));
    const at = ctx.clock.now();
    const number = (versions[0]?.number ?? 0) + 1;
    const hash = createHash('sha256').update(termsText(language)).digest();
    const terms = { version: termsVersion, hash, language, acceptedFrom: address };
    const id = await insertVersion(tx, ctx, { agreement, number, ...checked, files, terms, accountId, at });
    await updateAgreement(tx, ctx, agreement, { state: outcome.value, fields: checked.fields, savedAt: at });
    await writeAudit(tx, {
      action: 'verification.submit',
      accountId,
      address,
      subject: `agreement:${id}`,
      result: 'done',
      detail: { number, terms: termsVersion },
    });
    return readAgreement(ctx, tx, vendorId);
  });
}

async function check(tx: Tx, agreement: Agreement, files: readonly StoredFile[]) {
  const sheets: Partial<Record<DocumentKind, number>> = {};
  for (const { document } of files) sheets[document] = (sheets[document] ?? 0) + 1;
  const { type, fields, vendorId } = agreement;
  const bank = await namedAccount(tx, vendorId, fields.bank_account_id);
  const checked = checkAgreement({ type, fields, sheets, bankHolder: bank?.holderName ?? null });
  if (!checked.ok) throw new Refused(checked.refusals);
  return { ...checked.value, bankKey: bank?.numberKey ?? null };
}

/** What was declined must not come back as it was. */
async function assertCorrected(
  ctx: VerificationContext,
  tx: Tx,
  now: Agreement,
  files: readonly StoredFile[],
  last: Version | undefined,
): Promise<void> {
  const signed = last && (await findVersion(tx, ctx, last.id));
  if (!signed) return;
  const before = contentsOf(signed.fields, await filesOfVersion(tx, ctx, signed.id));
  const untouched = untouchedParts(signed.declined, now.type, before, contentsOf(now.fields, files));
  const [first, ...more] = untouched.map(
    (part): Refusal<'verification.still_declined'> => ({
      code: 'verification.still_declined',
      field: part === 'form' ? 'fields' : `documents.${part}`,
    }),
  );
  if (first) throw new Refused([first, ...more]);
}

/** Starts a new version of an approved agreement. */
export async function reviseAgreement(
  ctx: VerificationContext,
  by: { readonly vendorId: number; readonly accountId: number; readonly address: string },
  revision: number,
): Promise<AgreementAnswer> {
  return inTransaction(ctx.db, async (tx) => {
    const agreement = await lockAgreement(tx, ctx, by.vendorId);
    if (!agreement) refuseWith('verification.status_changed');
    const outcome = afterEvent(agreement.state, 'revise');
    if (!outcome.ok) throw new Refused(outcome.refusals);
    if (agreement.revision !== revision) refuseWith('verification.changed_elsewhere');
    await updateAgreement(tx, ctx, agreement, { state: outcome.value, savedAt: ctx.clock.now() });
    await writeAudit(tx, {
      action: 'verification.revise',
      accountId: by.accountId,
      address: by.address,
      subject: `vendor:${by.vendorId}`,
      result: 'done',
    });
    return readAgreement(ctx, tx, by.vendorId);
  });
}
