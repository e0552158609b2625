import { useState } from 'react';
import type { BusinessType } from '../../../core/verification/form.ts';
import { useTexts } from '../../base/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { agreementTexts } from './texts.ts';
import { Refused, TypeChoices } from './type-chooser.tsx';
import { useChooseType } from './use-agreement-actions.ts';

type ChangeTypeProps = {
  readonly type: BusinessType;
  /** Answers the revision once everything typed is with the server; null where it cannot be. */
  readonly save: () => Promise<number | null>;
  readonly onChanged: () => void;
  readonly onClose: () => void;
};

/** Warns that another type of business starts another form. (spec 2, Agreement form) */
export function ChangeTypeDialog({ type, save, onChanged, onClose }: ChangeTypeProps) {
  const t = useTexts(agreementTexts);
  const choose = useChooseType();
  const [chosen, setChosen] = useState(type);
  const change = async () => {
    if (chosen === type) return onClose();
    const revision = await save();
    if (revision !== null) choose.mutate({ type: chosen, revision }, { onSuccess: onChanged });
  };
  return (
    <Dialog
      title={t('changeTitle')}
      onClose={onClose}
      back={t('changeKeep', { type: t(`type.${type}`) })}
      actions={
        <Button loading={choose.isPending} onClick={() => void change()}>
          {t('changeGo')}
        </Button>
      }
    >
      <p>{t('changeText', { type: t(`type.${type}`) })}</p>
      <TypeChoices type={chosen} onChoose={setChosen} />
      {choose.isError && <Refused failure={choose.error} />}
    </Dialog>
  );
}
