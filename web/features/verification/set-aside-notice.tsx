import type { AgreementAnswer } from '../../../contract/verification.ts';
import { notify } from '../../base/client-state.ts';
import { useFormat } from '../../base/format.ts';
import { useTexts } from '../../base/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { agreementTexts } from './texts.ts';
import { Refused } from './type-chooser.tsx';
import { useRestore } from './use-agreement-actions.ts';

type SetAsideProps = {
  readonly setAside: NonNullable<AgreementAnswer['set_aside']>;
  /** Answers the revision once everything typed is with the server; null where it cannot be. */
  readonly save: () => Promise<number | null>;
  readonly onRestored: () => void;
};

/** The way back to the form that was left when the business type was changed. */
export function SetAsideNotice({ setAside, save, onRestored }: SetAsideProps) {
  const t = useTexts(agreementTexts);
  const format = useFormat();
  const restore = useRestore();
  const type = t(`type.${setAside.business_type}`);
  const bringBack = async () => {
    const revision = await save();
    if (revision === null) return;
    restore.mutate(revision, {
      onSuccess() {
        onRestored();
        notify('success', t('broughtBack', { type }));
      },
    });
  };
  return (
    <>
      <Notice
        tone="info"
        action={
          <Button variant="default" loading={restore.isPending} onClick={() => void bringBack()}>
            {t('bringBack')}
          </Button>
        }
      >
        {t('setAside', { type, when: format.dateTime(setAside.set_aside_at), until: format.dateTime(setAside.until) })}
      </Notice>
      {restore.isError && <Refused failure={restore.error} />}
    </>
  );
}
