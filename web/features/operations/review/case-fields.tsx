import { useMutation } from '@tanstack/react-query';
import { type ReviewCase, revealNumber } from '../../../../contract/verification-review.ts';
import { type DocumentKind, type FieldName, fieldsOfType } from '../../../../core/verification/form.ts';
import { fieldsProvenBy } from '../../../../core/verification/review.ts';
import { call } from '../../../base/calls/browser-call.ts';
import { notifyFailure } from '../../../base/client-state.ts';
import { takeLostFocus } from '../../../base/take-lost-focus.ts';
import { useTexts } from '../../../base/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { agreementTexts, reviewTexts } from '../texts.ts';
import classes from './case.module.css';

const numbers = ['company_tax_number', 'individual_tax_number', 'signatory_id_number', 'nib_number'] as const;

type CaseFieldsProps = { readonly reviewed: ReviewCase; readonly document: DocumentKind | null };

/** What the vendor typed: first what the document in sight proves, then the rest. */
export function CaseFields({ reviewed, document }: CaseFieldsProps) {
  const t = useTexts(reviewTexts);
  const asked = fieldsOfType(reviewed.business_type);
  const proven: readonly FieldName[] = document === null ? [] : fieldsProvenBy[document].filter((field) => asked.includes(field));
  const rest = asked.filter((field) => !proven.includes(field));
  return (
    <Card title={reviewed.vendor.business_name}>
      {proven.length > 0 && (
        <>
          <h3 className={classes['heading']}>{t('proves')}</h3>
          <dl className={classes['fields']} data-proven>
            {proven.map((field) => (
              <Field key={field} reviewed={reviewed} field={field} />
            ))}
          </dl>
        </>
      )}
      {rest.length > 0 && (
        <>
          <h3 className={classes['heading']}>{t('otherFields')}</h3>
          <dl className={classes['fields']}>
            {rest.map((field) => (
              <Field key={field} reviewed={reviewed} field={field} />
            ))}
          </dl>
        </>
      )}
      <p className={classes['quiet']}>{t('revealNote')}</p>
    </Card>
  );
}

function Field({ reviewed, field }: { readonly reviewed: ReviewCase; readonly field: FieldName }) {
  const t = useTexts(reviewTexts);
  const words = useTexts(agreementTexts);
  const isChanged = reviewed.changed?.fields.includes(field) ?? false;
  const value = useFieldText(reviewed, field);
  const number = numbers.find((known) => known === field);
  return (
    <div>
      <dt>
        {words(`field.${field}`)} {isChanged && <span className={classes['changed']}>{t('changedHere')}</span>}
      </dt>
      <dd>{number !== undefined && value !== t('empty') ? <Masked reviewed={reviewed} field={number} masked={value} /> : value}</dd>
    </div>
  );
}

function useFieldText({ fields, bank_account: account }: ReviewCase, field: FieldName): string {
  const t = useTexts(reviewTexts);
  if (field === 'is_signatory_in_deed') {
    const answer = fields.is_signatory_in_deed;
    return answer === null ? t('empty') : t(answer ? 'yes' : 'no');
  }
  if (field === 'bank_account_id') {
    if (account === null) return t('empty');
    return `${t('bankAccount', account)} (${t(account.is_verified ? 'verifiedAccount' : 'unverifiedAccount')})`;
  }
  return fields[field] || t('empty');
}

type MaskedProps = { readonly reviewed: ReviewCase; readonly field: (typeof numbers)[number]; readonly masked: string };

/** A number by its last digits, until someone needs all of it. */
function Masked({ reviewed, field, masked }: MaskedProps) {
  const t = useTexts(reviewTexts);
  const words = useTexts(agreementTexts);
  const reveal = useMutation({
    mutationFn: async () => (await call(revealNumber, { params: { id: reviewed.id }, body: { field } })).data.value,
    onError: notifyFailure,
  });
  if (reveal.data !== undefined) {
    return (
      <strong tabIndex={-1} ref={takeLostFocus}>
        {reveal.data}
      </strong>
    );
  }
  return (
    <span className={classes['masked']}>
      {masked}
      <Button
        variant="subtle"
        loading={reveal.isPending}
        aria-label={t('revealOf', { field: words(`field.${field}`) })}
        onClick={() => reveal.mutate()}
      >
        {t('reveal')}
      </Button>
    </span>
  );
}
