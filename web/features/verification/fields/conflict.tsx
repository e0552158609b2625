import type { FieldName } from '../../../../core/verification/form.ts';
import { useTexts } from '../../../base/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { agreementTexts } from '../texts.ts';
import type { AgreementForm } from '../use-agreement-form.ts';
import classes from './fields.module.css';

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
    <Notice
      tone="warn"
      says="at once"
      action={
        <span className={classes['choices']}>
          <Button variant="default" onClick={() => autosave.takeTheirs(field)}>
            {t('conflictTheirs')}
          </Button>
          <Button variant="default" onClick={() => autosave.keepMine(field)}>
            {t('conflictMine')}
          </Button>
        </span>
      }
    >
      {t('conflict')} <strong>{words || t('conflictEmpty')}</strong>
    </Notice>
  );
}
