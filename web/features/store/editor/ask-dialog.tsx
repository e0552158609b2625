import { useTexts } from '../../../base/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { storeTexts } from '../texts.ts';

type AskDialogProps = {
  readonly about: 'discard' | 'archive';
  readonly isBusy: boolean;
  readonly onYes: () => void;
  readonly onClose: () => void;
};

/** Asks once before a product is gone, for good or from couples. */
export function AskDialog({ about, isBusy, onYes, onClose }: AskDialogProps) {
  const t = useTexts(storeTexts);
  const isDiscard = about === 'discard';
  return (
    <Dialog
      title={t(`${about}Dialog.title`)}
      onClose={onClose}
      back={t(`${about}Dialog.keep`)}
      actions={
        <Button loading={isBusy} onClick={onYes}>
          {t(isDiscard ? 'discardDialog.discard' : 'archiveDialog.archive')}
        </Button>
      }
    >
      <p>{t(`${about}Dialog.text`)}</p>
    </Dialog>
  );
}
