import { useBlocker } from '@tanstack/react-router';
import { useState } from 'react';
import { isReloadingForChunk } from '../../base/chunk.ts';
import { useLanguage, useTexts } from '../../base/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { profileTexts } from './texts.ts';
import type { Unsaved } from './unsaved.ts';

/** Asks on leaving only while something is really not saved, and names it. */
export function LeaveDialog({ unsaved }: { readonly unsaved: Unsaved }) {
  const t = useTexts(profileTexts);
  const language = useLanguage();
  const [step, setStep] = useState<'asking' | 'saving' | 'failed'>('asking');
  const blocker = useBlocker({
    // Another language is the same page.
    shouldBlockFn: ({ current, next }) => next.pathname !== current.pathname && unsaved.sections().length > 0,
    enableBeforeUnload: () => unsaved.sections().length > 0 && !isReloadingForChunk(),
    withResolver: true,
  });
  if (blocker.status !== 'blocked') return null;
  const stay = () => {
    setStep('asking');
    blocker.reset();
  };
  const saveAndLeave = async () => {
    setStep('saving');
    if (await unsaved.saveAll()) blocker.proceed();
    else setStep('failed');
  };
  const sections = new Intl.ListFormat(language).format(unsaved.sections().map((section) => t(`section.${section}`)));
  return (
    <Dialog
      title={t('leaveTitle')}
      onClose={stay}
      actions={
        <>
          <Button variant="subtle" onClick={blocker.proceed}>
            {t('leaveGo')}
          </Button>
          <Button variant="default" onClick={stay}>
            {t('leaveStay')}
          </Button>
          {step !== 'failed' && (
            <Button loading={step === 'saving'} onClick={() => void saveAndLeave()}>
              {t('leaveSave')}
            </Button>
          )}
        </>
      }
    >
      <p>{t('leaveText', { sections })}</p>
      {step === 'failed' && (
        <Notice tone="bad" says="at once">
          {t('leaveFailed')}
        </Notice>
      )}
    </Dialog>
  );
}
