import { useId } from 'react';
import { useTexts } from '../../../base/texts.ts';
import { anchorOf } from '../sections.ts';
import { agreementTexts } from '../texts.ts';
import type { AgreementForm } from '../use-agreement-form.ts';
import { Conflict } from './conflict.tsx';
import { Choice, Choices } from './choices.tsx';

const field = 'is_signatory_in_deed';

/** Anyone who signs without being in the deed needs a power of attorney. */
export function DeedQuestion({ form }: { readonly form: AgreementForm }) {
  const t = useTexts(agreementTexts);
  const name = useId();
  const value = form.fields[field];
  return (
    <div>
      <Choices id={anchorOf(field)} label={t(`field.${field}`)} hint={t(`hint.${field}`)} error={form.messageOf(field)} across>
        <Choice name={name} label={t('yes')} checked={value === true} onChoose={() => form.choose(field, true)} />
        <Choice name={name} label={t('no')} checked={value === false} onChoose={() => form.choose(field, false)} />
      </Choices>
      <Conflict form={form} field={field} />
    </div>
  );
}
