import '../../../ui/form.css';
import { Textarea, TextInput } from '@mantine/core';
import type { FieldName } from '../../../../core/verification/form.ts';
import { useTexts } from '../../../base/texts.ts';
import { afterPress } from '../../../ui/after-press.ts';
import { anchorOf } from '../sections.ts';
import { agreementTexts } from '../texts.ts';
import type { AgreementForm } from '../use-agreement-form.ts';
import { useLabels } from '../use-labels.ts';
import { Conflict } from './conflict.tsx';
import classes from './fields.module.css';

/** What the answers are made of: all but the choices. */
export type TextFieldName = Exclude<FieldName, 'is_signatory_in_deed' | 'bank_account_id'>;

/** A question that is answered in words or digits. */
export function TextField({ form, field }: { readonly form: AgreementForm; readonly field: TextFieldName }) {
  const t = useTexts(agreementTexts);
  const { fieldLabel, fieldHint, isOptionalField } = useLabels(form.type);
  const isFixed = form.type === 'individual' && field === 'signatory_position';
  if (isFixed) return <Owner label={fieldLabel(field)} />;
  const error = form.messageOf(field);
  const isUnlikely = field === 'signatory_id_number' && form.findings.includes('birth_date_unlikely');
  const props = {
    id: anchorOf(field),
    name: field,
    size: 'md',
    label: isOptionalField(field) ? `${fieldLabel(field)} (${t('optional')})` : fieldLabel(field),
    description: error === undefined ? fieldHint(field) : undefined,
    error,
    value: form.fields[field],
    autoComplete: field.startsWith('signatory') || field.endsWith('_number') ? 'off' : undefined,
    onChange: (event: { currentTarget: { value: string } }) => form.change(field, event.currentTarget.value),
    onFocus: () => form.autosave.focus(field),
    onBlur: () => afterPress(() => form.leave(field)),
  };
  return (
    <div className={classes['field']}>
      {field === 'international_company_address' ? (
        <Textarea {...props} rows={3} autoComplete="street-address" />
      ) : (
        <TextInput {...props} {...(isDigits(form, field) && { inputMode: 'numeric' })} />
      )}
      {isUnlikely && <output className={classes['aside']}>{t('birthDateUnlikely')}</output>}
      <Conflict form={form} field={field} />
    </div>
  );
}

/** Of an individual there is no one else to sign. (spec 5) */
function Owner({ label }: { readonly label: string }) {
  const t = useTexts(agreementTexts);
  return (
    <dl className={classes['fixed']} id={anchorOf('signatory_position')}>
      <dt>{label}</dt>
      <dd>
        {t('owner')} <small>{t('ownerHint')}</small>
      </dd>
    </dl>
  );
}

/** A phone may show its number pad; numbers of other countries have letters. */
const isDigits = (form: AgreementForm, field: FieldName): boolean => field.endsWith('_number') && form.type !== 'international';
