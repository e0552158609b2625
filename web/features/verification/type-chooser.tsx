import { type FormEvent, useId, useState } from 'react';
import { type BusinessType, businessTypes } from '../../../core/verification/form.ts';
import { useTexts } from '../../base/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import classes from './agreement.module.css';
import { Choice, Choices } from './fields/choices.tsx';
import { OwnData } from './own-data.tsx';
import { agreementTexts } from './texts.ts';
import { useChooseType } from './use-agreement-actions.ts';
import { wordsOf } from '../../base/calls/call.ts';

/** The first question: what kind of business it is. (spec 2, Agreement form) */
export function TypeChooser() {
  const t = useTexts(agreementTexts);
  const choose = useChooseType();
  const [type, setType] = useState<BusinessType | null>(null);
  const [isAsked, setAsked] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (type === null) setAsked(true);
    else choose.mutate({ type, revision: 0 });
  };
  return (
    <div className={classes['stack']}>
      <Card title={t('chooseTitle')} className={classes['narrow']}>
        <form noValidate onSubmit={submit} className={classes['stack']}>
          <p className={classes['muted']}>{t('chooseLead')}</p>
          <TypeChoices type={type} onChoose={setType} error={isAsked && type === null ? t('chooseMissing') : undefined} />
          {choose.isError && <Refused failure={choose.error} />}
          <div>
            <Button type="submit" loading={choose.isPending}>
              {t('chooseGo')}
            </Button>
          </div>
        </form>
      </Card>
      <OwnData />
    </div>
  );
}

type TypeChoicesProps = {
  readonly type: BusinessType | null;
  readonly onChoose: (type: BusinessType) => void;
  readonly error?: string | undefined;
};

export function TypeChoices({ type, onChoose, error }: TypeChoicesProps) {
  const t = useTexts(agreementTexts);
  const name = useId();
  return (
    <Choices id={`${name}-types`} label={t('typeLabel')} error={error}>
      {businessTypes.map((one) => (
        <Choice
          key={one}
          name={name}
          label={t(`type.${one}`)}
          hint={t(`typeHint.${one}`)}
          checked={type === one}
          onChoose={() => onChoose(one)}
        />
      ))}
    </Choices>
  );
}

/** Why the server said no, where it stands. */
export function Refused({ failure }: { readonly failure: unknown }) {
  return (
    <Notice tone="bad" says="at once">
      {wordsOf(failure)}
    </Notice>
  );
}
