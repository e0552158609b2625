import { useState } from 'react';
import { terms, termsVersion } from '../../../texts/agreement-terms.ts';
import { ApiError } from '../../base/calls/call.ts';
import { useLanguage, useTexts } from '../../base/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import classes from './agreement.module.css';
import { agreementTexts } from './texts.ts';
import { Refused } from './type-chooser.tsx';

export type TermsProps = {
  /** Who signs. */
  readonly signatory: string;
  readonly isSending: boolean;
  readonly failure: unknown;
  readonly onAccept: (termsVersion: string) => void;
  readonly onClose: () => void;
};

/** The terms, read and accepted before the form is handed in. (spec 2, Agreement form) */
export function TermsDialog({ signatory, isSending, failure, onAccept, onClose }: TermsProps) {
  const t = useTexts(agreementTexts);
  const { title, clauses } = terms[useLanguage()];
  const [isAccepted, setAccepted] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const hasChanged = failure instanceof ApiError && failure.code === 'verification.terms_changed';
  const isMissing = isAsked && !isAccepted;
  return (
    <Dialog
      title={t('termsTitle')}
      onClose={onClose}
      back={t('termsBack')}
      actions={
        hasChanged ? (
          <Button onClick={() => location.reload()}>{t('termsReload')}</Button>
        ) : (
          <Button loading={isSending} onClick={() => (isAccepted ? onAccept(termsVersion) : setAsked(true))}>
            {t('termsGo')}
          </Button>
        )
      }
    >
      <div className={classes['terms']}>
        <h3>{title}</h3>
        <p className={classes['muted']}>{t('termsVersion', { version: termsVersion })}</p>
        {clauses.map(({ heading, text }) => (
          <section key={heading}>
            <h4>{heading}</h4>
            <p>{text}</p>
          </section>
        ))}
      </div>
      <label className={classes['accept']} data-wrong={isMissing}>
        <input
          type="checkbox"
          checked={isAccepted}
          aria-invalid={isMissing}
          onChange={(event) => setAccepted(event.currentTarget.checked)}
        />
        {t('termsAccept', { name: signatory })}
      </label>
      {isMissing && (
        <Notice tone="bad" says="at once">
          {t('termsAcceptMissing')}
        </Notice>
      )}
      {failure !== null && <Refused failure={failure} />}
    </Dialog>
  );
}
