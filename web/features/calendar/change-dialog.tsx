import type { ReactNode } from 'react';
import { useTexts } from '../../base/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { calendarTexts } from './texts.ts';
import { useChange } from './use-change.ts';

type ChangeDialogProps = {
  readonly title: string;
  readonly children: ReactNode;
  /** What the button says, what it does, and what is said then. */
  readonly action: string;
  readonly change: () => Promise<unknown>;
  readonly done: string;
  readonly onDone: () => void;
  readonly onClose: () => void;
};

/** Asks once before the calendar is changed, because others are notified or something stops working right away. */
export function ChangeDialog({ title, children, action, change, done, onDone, onClose }: ChangeDialogProps) {
  const t = useTexts(calendarTexts);
  const changing = useChange(done, change, onDone);
  return (
    <Dialog
      title={title}
      onClose={onClose}
      back={t('day.close')}
      actions={
        <Button loading={changing.isPending} onClick={() => changing.mutate()}>
          {action}
        </Button>
      }
    >
      <p>{children}</p>
    </Dialog>
  );
}
