import type { AnswerOf, QueryOf } from '../../contract/endpoint.ts';
import type { ReviewCase, reviewQueue } from '../../contract/verification-review.ts';
import { checksOf, maskFields, type NumberField } from '../../core/verification/checks.ts';
import { documentsOf, fieldsOfType } from '../../core/verification/form.ts';
import { minuteMs } from '../../core/time.ts';
import { nameFor } from '../../texts/names.ts';
import type { Language } from '../../texts/typed.ts';
import { accountsOfVendors, vendorNames } from '../catalogue/api.ts';
import { accountNames, relatedAmong } from '../identity/api.ts';
import { writeAudit } from '../kit/audit.ts';
import { type Connection, inTransaction } from '../kit/database.ts';
import { refuseWith } from '../kit/refused.ts';
import { namedAccount } from './bank-account.ts';
import type { VerificationContext } from './context.ts';
import { filesOfVersion } from './file-rows.ts';
import { openCase } from './open-case.ts';
import type { Opener } from './open-file.ts';
import { presentDeclined, presentFile, presentVersion } from './present.ts';
import { lookersOf, noteLooker, queuedVersions, type QueuedVersion, vendorsWithFiles, vendorsWithNumbers } from './review-store.ts';
import { contentsOf, findVersion, type SignedVersion, versionsOf } from './version-store.ts';

/** An operator who reads cases, and in which language. */
export type Reviewer = Opener & { readonly language: Language };

/** Anyone who has not been seen for so long has closed the case. */
const lookingMs = minuteMs;

type Row = AnswerOf<typeof reviewQueue>['data'][number];

/** Rows of the queue, with the names of their vendors and of who has them open. */
export async function presentRows(
  ctx: VerificationContext,
  db: Connection,
  reader: Reviewer,
  versions: readonly QueuedVersion[],
): Promise<Row[]> {
  const vendors = await vendorNames(
    db,
    versions.map(({ vendorId }) => vendorId),
  );
  const accounts = await accountsOfVendors(
    db,
    versions.map(({ vendorId }) => vendorId),
  );
  const related = await relatedAmong(db, reader.accountId, [...accounts.values()]);
  const ids = versions.map(({ id }) => id);
  const lookers = await lookersOf(db, ids, ctx.clock.now() - lookingMs);
  const names = await accountNames(
    db,
    lookers.map(({ accountId }) => accountId),
  );
  return versions.map((version) => ({
    id: version.id,
    number: version.number,
    status: version.state,
    business_type: version.type,
    vendor: listed(vendors.get(version.vendorId), version.vendorId, reader.language),
    is_related: related.has(accounts.get(version.vendorId) ?? reader.accountId),
    submitted_at: new Date(version.submittedAt).toISOString(),
    decided_at: version.decidedAt === null ? null : new Date(version.decidedAt).toISOString(),
    erased_at: version.erasedAt === null ? null : new Date(version.erasedAt).toISOString(),
    lookers: lookers
      .filter(({ versionId }) => versionId === version.id)
      .map(({ accountId, since }) => ({
        name: names.get(accountId)?.name ?? '',
        is_me: accountId === reader.accountId,
        since: new Date(since).toISOString(),
      })),
  }));
}

/** Names of vendors and of operators who have a case open, but nothing of what is in it: the queue is not audited. */
export async function readQueue(
  ctx: VerificationContext,
  reader: Reviewer,
  query: QueryOf<typeof reviewQueue>,
): Promise<AnswerOf<typeof reviewQueue>> {
  const { page, limit, status } = query;
  const { rows, total } = await queuedVersions(ctx.db, {
    state: status,
    type: query.business_type,
    vendorId: query.vendor_id,
    page,
    limit,
  });
  return { data: await presentRows(ctx, ctx.db, reader, rows), meta: { page, limit, total } };
}

/** Everything the case page shows; numbers masked. */
export async function readCase(ctx: VerificationContext, reader: Reviewer, id: string): Promise<ReviewCase> {
  const { db } = ctx;
  const { version } = await openCase(ctx, reader, id, 'verification.open_case');
  await noteSeen(db, 'verification.open_case', reader, version);
  const [row] = await presentRows(ctx, db, reader, [version]);
  if (!row) refuseWith('request.not_found');
  const files = await filesOfVersion(db, ctx, id);
  const versions = await versionsOf(db, version.vendorId);
  const account = await namedAccount(db, version.vendorId, version.fields.bank_account_id);
  const bank = account && { holder: account.holderName, isVerified: account.isVerified };
  const decider = version.decidedBy === null ? undefined : (await accountNames(db, [version.decidedBy])).get(version.decidedBy);
  return {
    ...row,
    fields: maskFields(version.fields),
    files: files.map(presentFile),
    bank_account: account && {
      bank: account.bankName,
      holder: account.holderName,
      number: `••••${account.numberEnd}`,
      is_verified: account.isVerified,
    },
    terms: {
      version: version.terms.version,
      hash: version.terms.hash.toString('hex'),
      language: version.terms.language,
      accepted_at: row.submitted_at,
      address: version.terms.acceptedFrom,
    },
    checks: [
      ...checksOf({ ...version, bank }).map((check) => ({ ...check, document: null, vendors: [] })),
      ...(await checksElsewhere(
        ctx,
        reader,
        version,
        files.map((file) => file.id),
      )),
    ],
    declined: presentDeclined(version.declined),
    decided_by: decider?.name ?? null,
    changed: await changedSince(ctx, version, contentsOf(version.fields, files)),
    versions: versions.map(presentVersion),
  };
}

/** Who sees what of a case is in the audit log before it is told. */
const noteSeen = (
  db: Connection,
  action: 'verification.open_case' | 'verification.reveal',
  { accountId, address }: Opener,
  { id, vendorId }: SignedVersion,
  more: { readonly field?: NumberField } = {},
): Promise<void> =>
  writeAudit(db, { action, accountId, address, subject: `agreement:${id}`, result: 'done', detail: { ...more, vendor: vendorId } });

const listed = (vendor: { readonly business_name: string | null; readonly slug: string } | undefined, id: number, language: Language) => ({
  id,
  business_name: vendor === undefined ? '' : nameFor(vendor.business_name, language),
  slug: vendor?.slug ?? '',
});

async function checksElsewhere(
  ctx: VerificationContext,
  { language }: Reviewer,
  version: SignedVersion,
  fileIds: readonly string[],
): Promise<ReviewCase['checks']> {
  const numbers = await vendorsWithNumbers(ctx.db, version.vendorId, version.id);
  const files = await vendorsWithFiles(ctx.db, version.vendorId, fileIds);
  const names = await vendorNames(
    ctx.db,
    [...numbers, ...files].flatMap(({ vendorIds }) => vendorIds),
  );
  const vendorsOf = (ids: readonly number[]) => ids.flatMap((id) => (names.has(id) ? [listed(names.get(id), id, language)] : []));
  return [
    ...numbers.map(({ field, vendorIds }) => ({
      code: 'number_used_elsewhere' as const,
      verdict: 'look' as const,
      field,
      document: null,
      vendors: vendorsOf(vendorIds),
    })),
    ...files.map(({ document, vendorIds }) => ({
      code: 'file_used_elsewhere' as const,
      verdict: 'look' as const,
      field: null,
      document,
      vendors: vendorsOf(vendorIds),
    })),
  ];
}

async function changedSince(
  ctx: VerificationContext,
  version: SignedVersion,
  now: ReturnType<typeof contentsOf>,
): Promise<ReviewCase['changed']> {
  const earlier = (await versionsOf(ctx.db, version.vendorId)).find(({ number }) => number < version.number);
  const signed = earlier && (await findVersion(ctx.db, ctx, earlier.id));
  if (!signed) return null;
  const before = contentsOf(signed.fields, await filesOfVersion(ctx.db, ctx, signed.id));
  return {
    fields: fieldsOfType(version.type).filter((field) => before.fields[field] !== now.fields[field]),
    documents: documentsOf(version.type).filter((document) => before.files[document]?.join() !== now.files[document]?.join()),
  };
}

/** Notes that an operator has the case open, and says who else has. */
export async function lookAt(ctx: VerificationContext, reader: Reviewer, id: string): Promise<Pick<Row, 'status' | 'lookers'>> {
  const { version } = await openCase(ctx, reader, id, 'verification.open_case');
  if (version.state === 'submitted') await inTransaction(ctx.db, (tx) => noteLooker(tx, id, reader.accountId, ctx.clock.now(), lookingMs));
  const [row] = await presentRows(ctx, ctx.db, reader, [version]);
  return { status: version.state, lookers: row?.lookers ?? [] };
}

/** Tells one number in full; written down first. */
export async function revealNumber(
  ctx: VerificationContext,
  by: Opener,
  id: string,
  field: NumberField,
): Promise<{ field: NumberField; value: string }> {
  const { version } = await openCase(ctx, by, id, 'verification.reveal');
  await inTransaction(ctx.db, (tx) => noteSeen(tx, 'verification.reveal', by, version, { field }));
  return { field, value: version.fields[field] };
}
