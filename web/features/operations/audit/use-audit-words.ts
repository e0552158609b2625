import type { AuditEntry } from '../../../../contract/operations.ts';
import { type AuditAction, type AuditFact, auditActions, auditFacts, auditSubjects } from '../../../../core/operations/audit.ts';
import { type ActKind, actKinds } from '../../../../core/operations/proposal.ts';
import { type SettingName, settingNames } from '../../../../core/settings/product-settings.ts';
import { documentKinds, fieldNames } from '../../../../core/verification/form.ts';
import { useFormat } from '../../../base/format.ts';
import { useTexts } from '../../../base/texts.ts';
import { useSettingWords } from '../settings/use-setting-words.ts';
import { agreementTexts, auditTexts, proposalTexts } from '../texts.ts';

/** What each kind of proposal does once it is approved, as the log calls it. */
const deedOf: Readonly<Record<ActKind, AuditAction>> = {
  adjustment: 'credit.adjusted',
  click_refund: 'ads.dispute_decided',
  payout_start: 'payouts.started',
  payout_undo: 'payouts.start_undone',
  payout_paid: 'payouts.paid',
  payout_failed: 'payouts.failed',
  payout_returned: 'payouts.returned',
  instalment_refund: 'instalment.refunded',
  refund_returned: 'payments.refund_returned',
  vendor_status: 'catalogue.vendor_status_changed',
  operator_rights: 'operator-rights-given',
  relation_ended: 'operator-unrelated',
  setting_change: 'settings.changed',
};
const verdicts = ['refunded', 'refused', 'agreed', 'kept', 'removed'] as const;
const statuses = ['0', '1', '2'] as const;
const among = <Word extends string>(words: readonly Word[], word: unknown): Word | undefined => words.find((one) => one === word);

/** Entries of the audit log in words. What no version of ours writes is left as it was recorded. */
export function useAuditWords() {
  const t = useTexts(auditTexts);
  const proposals = useTexts(proposalTexts);
  const agreement = useTexts(agreementTexts);
  const settings = useSettingWords();
  const format = useFormat();

  const settingOf = ({ subject }: AuditEntry): SettingName | undefined =>
    subject.startsWith('setting:') ? among(settingNames, subject.slice('setting:'.length)) : undefined;

  const plain: Partial<Record<AuditFact, (text: string) => string | undefined>> = {
    act: (text) => {
      const kind = among(actKinds, text);
      return kind && t(`act.${deedOf[kind]}`);
    },
    document: (text) => {
      const kind = among(documentKinds, text);
      return kind && agreement(`document.${kind}`);
    },
    field: (text) => {
      const name = among(fieldNames, text);
      return name && agreement(`field.${name}`);
    },
    verdict: (text) => {
      const verdict = among(verdicts, text);
      return verdict && t(`verdict.${verdict}`);
    },
    permissions: (text) => text.replaceAll(',', ', '),
    startsOn: format.date,
    endsOn: format.date,
    validFrom: format.dateTime,
  };

  function valueOf(entry: AuditEntry, fact: AuditFact): string | undefined {
    const value = entry.detail[fact];
    const name = entry.named[fact];
    if (value === undefined || value === null || value === '') return undefined;
    // Of an uploaded document it is an id that no one looks up.
    if (fact === 'file' && entry.action !== 'payouts.batch_exported' && entry.action !== 'payouts.file_downloaded') return undefined;
    if (name !== undefined) return name;
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    if ((fact === 'from' || fact === 'to') && entry.action === 'catalogue.vendor_status_changed') {
      const status = among(statuses, String(value));
      return status && proposals(`vendorStatus.${status}`);
    }
    const setting = settingOf(entry);
    if (fact === 'value' && setting !== undefined) return settings.valueOf(setting, JSON.parse(String(value)), (id) => `#${id}`);
    if (typeof value === 'number') return fact.endsWith('Idr') ? format.money(value) : format.count(value);
    return plain[fact]?.(value) ?? value;
  }

  return {
    actOf: ({ action }: AuditEntry): string => {
      const known = among(auditActions, action);
      return known === undefined ? action : t(`act.${known}`);
    },
    subjectOf(entry: AuditEntry): string {
      const kind = among(auditSubjects, entry.subject.split(':', 1)[0]);
      const setting = settingOf(entry);
      const name = setting === undefined ? entry.about.name : settings.nameOf(setting);
      if (kind === undefined) return name ?? entry.subject;
      return name === null ? t(`subject.${kind}`) : t('factIs', { fact: t(`subject.${kind}`), value: name });
    },
    factsOf: (entry: AuditEntry): string[] =>
      auditFacts.flatMap((fact) => {
        const value = valueOf(entry, fact);
        return value === undefined ? [] : [t('factIs', { fact: t(`fact.${fact}`), value })];
      }),
  };
}
