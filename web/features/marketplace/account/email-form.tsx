import { type ReactNode, useState } from 'react';
import { signInDraft } from '../../../base/draft.ts';
import { useBareForm } from '../../../base/form/use-bare-form.ts';
import { Field } from '../form/field.tsx';
import { FormFailure, SiteForm } from '../form/site-form.tsx';
import { SubmitButton } from '../form/submit-button.tsx';
import styles from './account.module.css';
import { useAccountTexts } from './account-texts.tsx';
import { keepReturnAddress } from './return-address.ts';

interface EmailFormProps {
  readonly form: ReturnType<typeof useLinkByEmail>['form'];
  readonly autoComplete: 'email' | 'username';
  readonly hint?: string;
  readonly submit: string;
  readonly children?: ReactNode;
}

/** The form that asks for an email with a link, and where it was sent, once it was. Anyone who comes back by the link continues at `wanted`. */
export function useLinkByEmail(wanted: string, send: (body: { readonly email: string }) => Promise<{ readonly data: Sent }>) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useBareForm({
    key: signInDraft,
    saved: { email: '' },
    send(typed) {
      // The email may be here before the answer is.
      keepReturnAddress(wanted);
      return send(typed);
    },
    onSent: ({ data }) => setSentTo(data.email),
  });
  return { form, sentTo };
}
interface Sent {
  readonly email: string;
}

export function EmailForm({ form, autoComplete, hint, submit, children }: EmailFormProps) {
  const words = useAccountTexts();
  return (
    <SiteForm form={form} className={styles['form']}>
      <Field id="email" label={words('field.email')} hint={hint} refusal={form.messageOf('email')}>
        {(aria) => <input {...aria} name="email" type="email" autoComplete={autoComplete} inputMode="email" required />}
      </Field>
      <FormFailure of={form} />
      <SubmitButton isBusy={form.isSending}>{submit}</SubmitButton>
      {children}
    </SiteForm>
  );
}
