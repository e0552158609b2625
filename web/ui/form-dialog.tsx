import { type ReactNode, useId } from 'react';
import { shellTexts } from '../base/shell-texts.ts';
import { useTexts } from '../base/texts.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { Form, type Sendable } from './form.tsx';

type FormDialogProps = {
  readonly title: string;
  readonly form: Sendable;
  /** What the button says that sends it; null when there is nothing to send any more. */
  readonly action: ReactNode;
  /** The way out without it: Cancel, unless it is called otherwise. */
  readonly back?: string;
  /** What else can be done, beside the button that sends it. */
  readonly beside?: ReactNode;
  /** Above the fields, and below them. */
  readonly lead?: ReactNode;
  readonly after?: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** A form in a dialog. */
export function FormDialog({ title, form, action, back, beside, lead, after, onClose, children }: FormDialogProps) {
  const shell = useTexts(shellTexts);
  const formId = useId();
  return (
    <Dialog
      title={title}
      onClose={onClose}
      back={back ?? shell('cancel')}
      actions={
        <>
          {beside}
          {action !== null && (
            <Button type="submit" form={formId} loading={form.isSending}>
              {action}
            </Button>
          )}
        </>
      }
    >
      {lead}
      <Form id={formId} form={form}>
        {children}
      </Form>
      {after}
    </Dialog>
  );
}
