import { useBlocker } from '@tanstack/react-router';
import { useState } from 'react';
import { pages } from '../../../core/identity/pages.ts';
import { isReloadingForChunk } from '../../base/chunk.ts';
import { useTexts } from '../../base/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { agreementTexts } from './texts.ts';

type LeaveDialogProps = {
  /** Something was done here since the page was opened. */
  readonly isTouched: boolean;
  /** Not all of it is with the server yet. */
  readonly isUnsaved: boolean;
  readonly isSending: boolean;
  readonly save: () => Promise<boolean>;
};

/** Says on leaving that what was entered is saved, and saves what is not. (spec 2, Save & Close) */
export function LeaveDialog({ isTouched, isUnsaved, isSending, save }: LeaveDialogProps) {
  const t = useTexts(agreementTexts);
  const [step, setStep] = useState<'asking' | 'saving' | 'failed'>('asking');
  const blocker = useBlocker({
    // The way to a bank account leads back here, another language is the same page, and the thank-you page is no leaving.
    shouldBlockFn: ({ current, next }) => isTouched && next.pathname !== current.pathname && !staysWithin(next.pathname),
    enableBeforeUnload: () => (isUnsaved || isSending) && !isReloadingForChunk(),
    withResolver: true,
  });
  if (blocker.status !== 'blocked') return null;
  const stay = () => {
    setStep('asking');
    blocker.reset();
  };
  const saveAndClose = async () => {
    setStep('saving');
    if (await save()) blocker.proceed();
    else setStep('failed');
  };
  return (
    <Dialog
      title={t('leaveTitle')}
      onClose={stay}
      back={t('leaveStay')}
      actions={
        <Button loading={step === 'saving'} onClick={() => void (step === 'failed' ? blocker.proceed() : saveAndClose())}>
          {step === 'failed' ? t('close') : t('leaveGo')}
        </Button>
      }
    >
      <p>{t('leaveText')}</p>
      {isSending && <Notice tone="warn">{t('leaveUploads')}</Notice>}
      {step === 'failed' && (
        <Notice tone="bad" says="at once">
          {t('leaveFailed')}
        </Notice>
      )}
    </Dialog>
  );
}

const staysWithin = (path: string): boolean => path === pages.bankAccountAdd || path === pages.agreementSent;
