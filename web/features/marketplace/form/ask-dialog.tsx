import type { ReactNode } from 'react';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from './field.tsx';
import styles from './ask-dialog.module.css';

interface AskDialogProps {
  readonly title: string;
  /** What the two buttons say: that nothing is done, and what is. */
  readonly back: string;
  readonly main: string;
  readonly isBusy: boolean;
  readonly onClose: () => void;
  readonly onMain: () => void;
  readonly children: ReactNode;
}

/** Asks once more before something is done. */
export function AskDialog({ title, back, main, isBusy, onClose, onMain, children }: AskDialogProps) {
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <button type="button" className={styles['quiet']} onClick={onClose}>
            {back}
          </button>
          <button type="button" className={styles['main']} aria-disabled={isBusy} onClick={onMain}>
            {main}
          </button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}

interface ReasonProps {
  readonly form: {
    readonly typed: { readonly reason: string };
    readonly change: (part: { readonly reason: string }) => void;
    readonly messageOf: (field: string) => string | undefined;
  };
  readonly label: string;
  readonly hint?: string;
  readonly maxLength: number;
}

/** Why it is done, in one's own words. */
export function Reason({ form, label, hint, maxLength }: ReasonProps) {
  return (
    <Field id="reason" label={label} hint={hint} refusal={form.messageOf('reason')}>
      {(aria) => (
        <textarea
          {...aria}
          name="reason"
          rows={4}
          maxLength={maxLength}
          value={form.typed.reason}
          onChange={({ currentTarget }) => form.change({ reason: currentTarget.value })}
        />
      )}
    </Field>
  );
}
