import { useFormat } from '../../base/format.ts';
import { useRefusalText } from '../../base/refusal-texts.ts';
import { useTexts } from '../../base/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { agreementTexts } from './texts.ts';
import type { AgreementForm } from './use-agreement-form.ts';

/** How much is between the form and handing it in. */
export function Problems({ form, onShow }: { readonly form: AgreementForm; readonly onShow: () => void }) {
  const t = useTexts(agreementTexts);
  const format = useFormat();
  const words = useRefusalText();
  const { refusals } = form;
  if (refusals.length === 0 && form.general.length === 0) return null;
  // What cannot be fixed here has no place of its own below.
  const elsewhere = refusals.filter(({ field = '' }) => !form.isEditable(field));
  return (
    <Notice
      tone="bad"
      says="at once"
      action={
        elsewhere.length < refusals.length && (
          <Button variant="default" onClick={onShow}>
            {t('problemsGo')}
          </Button>
        )
      }
    >
      {refusals.length > 0 && t('problems', { count: refusals.length, n: format.count(refusals.length) })}
      {form.general.map((message) => (
        <p key={message}>{message}</p>
      ))}
      {elsewhere.map((refusal) => (
        <p key={refusal.field}>{words(refusal)}</p>
      ))}
    </Notice>
  );
}
