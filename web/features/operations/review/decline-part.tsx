import '../../../ui/form.css';
import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { reasonLengthMin } from '../../../../core/operations/reason.ts';
import { type DeclinedPart, type DeclineReason, declineReasons } from '../../../../core/verification/review.ts';
import { useTexts } from '../../../base/texts.ts';
import { StatusMark } from '../../../ui/status-mark.tsx';
import { agreementTexts, reviewTexts } from '../texts.ts';
import classes from './decline-part.module.css';

type DeclinePartProps = {
  readonly name: string;
  readonly isOpen: boolean;
  readonly value: DeclinedPart;
  readonly error: string | undefined;
  readonly onChange: (value: DeclinedPart) => void;
};

/** One part of a submission with the reasons that speak against it. */
export function DeclinePart({ name, isOpen, value, error, onChange }: DeclinePartProps) {
  const t = useTexts(reviewTexts);
  const words = useTexts(agreementTexts);
  const isChosen = value.reasons.length > 0;
  const hint = t('noteHint', { minimum: String(reasonLengthMin('agreement_declined')) });
  const [wasOpen] = useState(isOpen || isChosen);
  const toggle = (reason: DeclineReason) =>
    onChange({
      ...value,
      reasons: declineReasons.filter((known) => (known === reason) !== value.reasons.includes(known)),
    });
  return (
    <details className={classes['part']} open={wasOpen || error !== undefined}>
      <summary>
        {name} {isChosen && <StatusMark tone="bad">{t('declinedHere')}</StatusMark>}
      </summary>
      <fieldset className={classes['reasons']}>
        <legend className="for-screen-readers">{name}</legend>
        {declineReasons.map((reason) => (
          <label key={reason}>
            <input type="checkbox" checked={value.reasons.includes(reason)} onChange={() => toggle(reason)} />
            {words(`reason.${reason}`)}
          </label>
        ))}
      </fieldset>
      <Textarea
        label={t('noteLabel')}
        description={value.reasons.includes('other') && error === undefined ? hint : undefined}
        rows={2}
        value={value.note}
        error={error}
        onChange={(event) => onChange({ ...value, note: event.currentTarget.value })}
      />
    </details>
  );
}
