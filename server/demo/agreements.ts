// Writes the agreements of the demo world, with their bank accounts and encrypted documents.
import { randomUUID, createHash } from 'node:crypto';
import { dayMs, hourMs } from '../../core/time.ts';
import { checkAgreement } from '../../core/verification/agreement.ts';
import { type AgreementFields, blankFields, type DocumentKind } from '../../core/verification/form.ts';
import { termsText, termsVersion } from '../../texts/agreement-terms.ts';
import { lookupKey, encryptNumber } from '../bank-accounts/number-ciphertext.ts';
import { insertAccount, markVerified } from '../bank-accounts/store.ts';
import type { Tx } from '../kit/database.ts';
import { type Agreement, insertAgreement, lockAgreement, updateAgreement } from '../verification/agreement-store.ts';
import { announceFile, filesOf, setFilePosition, locationOf } from '../verification/file-rows.ts';
import { keepFile } from '../files/api.ts';
import { decideVersion, insertVersion } from '../verification/version-store.ts';
import type { Encryption } from '../encryption.ts';
import { type AgreementPlan, agreementPlans } from './agreement-plans.ts';
import type { Specimen } from './specimens.ts';
import type { DemoVendor } from './world.ts';

/** Fills agreements, bank accounts and documents; the documents are encrypted as all are. */
export async function fillAgreements(
  tx: Tx,
  encryption: Encryption,
  vendors: readonly DemoVendor[],
  operatorId: number,
  now: number,
): Promise<void> {
  for (const plan of agreementPlans(vendors)) {
    const at = now - (plan.submittedMsAgo ?? hourMs);
    const bankAccountId = await fillBankAccount(tx, encryption, plan, at - dayMs);
    const fields: AgreementFields = { ...blankFields(plan.type), ...plan.fields, bank_account_id: bankAccountId };
    await insertAgreement(tx, encryption, { vendorId: plan.vendorId, type: plan.type, fields, savedAt: at });
    const agreement = await lockAgreement(tx, encryption, plan.vendorId);
    if (!agreement) throw new Error('an agreement that was written is there');
    for (const [document, specimen] of plan.documents) await fillFile(tx, encryption, agreement, document, await specimen, at - hourMs);
    if (plan.submittedMsAgo !== null) await handIn(tx, encryption, agreement, plan, operatorId, at);
  }
}

async function fillBankAccount(
  tx: Tx,
  { bankKeys }: Encryption,
  { vendorId, bank, isUnverified }: AgreementPlan,
  at: number,
): Promise<string> {
  const id = randomUUID();
  await insertAccount(tx, {
    id,
    vendorId,
    holderName: bank.holder,
    bankBic: bank.bic,
    bankName: bank.name,
    swiftCode: bank.swift,
    numberCiphertext: encryptNumber(bankKeys, vendorId, id, bank.number),
    numberEnd: bank.number.slice(-4),
    numberKey: lookupKey(bankKeys, 'account', bank.bic ?? bank.swift ?? '', bank.number),
    city: bank.city,
    branch: bank.city,
    address: bank.bic === null ? bank.city : '',
    isPrimary: true,
    addedAt: at,
  });
  if (!isUnverified) await markVerified(tx, id, at);
  return id;
}

async function fillFile(
  tx: Tx,
  encryption: Encryption,
  agreement: Agreement,
  document: DocumentKind,
  specimen: Specimen,
  at: number,
): Promise<void> {
  const { bytes, ...facts } = specimen;
  const { id: agreementId, vendorId } = agreement;
  // Every vendor's copy is its own: otherwise all demo documents would be found at each other.
  const contentMac = encryption.keyring.mac(`${vendorId} ${document}`);
  const id = await announceFile(tx, encryption, {
    ...facts,
    agreementId,
    vendorId,
    document,
    sizeBytes: bytes.length,
    uploadedAt: at,
    contentMac,
  });
  await keepFile(encryption, locationOf(vendorId, id), bytes);
  await setFilePosition(tx, id, 0);
}

async function handIn(
  tx: Tx,
  encryption: Encryption,
  agreement: Agreement,
  plan: AgreementPlan,
  operatorId: number,
  at: number,
): Promise<void> {
  const sheets = Object.fromEntries(plan.documents.map(([document]) => [document, 1]));
  const checked = checkAgreement({ type: plan.type, fields: agreement.fields, sheets, bankHolder: plan.bank.holder });
  if (!checked.ok) throw new Error(`a demo agreement is not complete: ${JSON.stringify(checked.refusals)}`);
  const files = await filesOf(tx, encryption, agreement.id);
  const terms = {
    version: termsVersion,
    hash: createHash('sha256').update(termsText('id')).digest(),
    language: 'id' as const,
    acceptedFrom: '127.0.0.1',
  };
  const { fields, findings } = checked.value;
  const bankKey = lookupKey(encryption.bankKeys, 'account', plan.bank.bic ?? plan.bank.swift ?? '', plan.bank.number);
  const id = await insertVersion(tx, encryption, {
    agreement,
    number: 1,
    fields,
    files,
    findings,
    terms,
    bankKey,
    accountId: plan.vendorId,
    at,
  });
  const state = plan.declined ? 'declined' : plan.isApproved ? 'approved' : 'submitted';
  if (state !== 'submitted') await decideVersion(tx, id, { state, declined: plan.declined ?? [], by: operatorId, at: at + 9 * hourMs });
  await updateAgreement(tx, encryption, agreement, { state, fields, savedAt: at });
}
