import type { FieldName } from '../../../../core/verification/form.ts';
import { useTexts } from '../../../base/texts.ts';
import { VersionChoice } from '../../../ui/version-choice.tsx';
import { agreementTexts } from '../texts.ts';
import type { AgreementForm } from '../use-agreement-form.ts';

/** Two windows wrote different answers: what the other one says, and which of them counts. */
export function Conflict({ form, field }: { readonly form: AgreementForm; readonly field: FieldName }) {
  const t = useTexts(agreementTexts);
  const { autosave, agreement, accounts } = form;
  if (!autosave.state.conflicts.includes(field)) return null;
  const other = agreement.fields[field];
  const account = accounts.data?.accounts.find(({ id }) => id === other);
  const words =
    typeof other === 'boolean'
      ? t(other ? 'yes' : 'no')
      : account !== undefined
        ? `${account.bank_name} ••${account.account_number_end}`
        : other;
  return (
    <VersionChoice
      mine={t('conflictMine')}
      theirs={t('conflictTheirs')}
      onResolve={(choice) => (choice === 'mine' ? autosave.keepMine(field) : autosave.takeTheirs(field))}
    >
      {t('conflict')} <strong>{words || t('conflictEmpty')}</strong>
    </VersionChoice>
  );
}
