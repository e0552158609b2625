import { useBlocker } from '@tanstack/react-router';
import { isReloadingForChunk } from '../../../base/chunk.ts';
import { useTexts } from '../../../base/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { adSettingsTexts } from '../../../parts/ads/texts.ts';

type ExitDialogProps = {
  readonly isDirty: boolean;
  /** Called when the changes are given up. */
  readonly onLeave: () => void;
};

/** Asks before changes are lost: on links, on the browser's back, and, in the browser's own words, when the page is closed. (spec 2) */
export function ExitDialog({ isDirty, onLeave }: ExitDialogProps) {
  const t = useTexts(adSettingsTexts);
  const blocker = useBlocker({
    // Another language is the same page.
    shouldBlockFn: ({ current, next }) => isDirty && next.pathname !== current.pathname,
    enableBeforeUnload: () => isDirty && !isReloadingForChunk(),
    withResolver: true,
  });
  if (blocker.status !== 'blocked') return null;
  const leave = () => {
    onLeave();
    blocker.proceed();
  };
  return (
    <Dialog
      title={t('exitTitle')}
      onClose={blocker.reset}
      actions={
        <>
          <Button variant="default" onClick={leave}>
            {t('exitLeave')}
          </Button>
          <Button onClick={blocker.reset}>{t('exitStay')}</Button>
        </>
      }
    >
      <p>{t('exitText')}</p>
    </Dialog>
  );
}
