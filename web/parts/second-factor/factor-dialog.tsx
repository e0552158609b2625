import { giveFactor } from '../../../contract/second-factor.ts';
import { call } from '../../base/calls/browser-call.ts';
import { useForm } from '../../base/form/use-form.ts';
import { useTexts } from '../../base/texts.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { CodeLine } from './code-line.tsx';
import { secondFactorTexts } from './texts.ts';

/** Asks for the second factor before something that moves money. */
export default function FactorDialog({ onClose }: { readonly onClose: (isGiven: boolean) => void }) {
  const t = useTexts(secondFactorTexts);
  const form = useForm({
    key: null,
    saved: { code: '' },
    send: (body) => call(giveFactor, { body }),
    onSent: () => onClose(true),
  });
  return (
    <FormDialog title={t('confirmTitle')} form={form} action={t('confirm')} lead={<p>{t('confirmText')}</p>} onClose={() => onClose(false)}>
      <CodeLine {...form.at('code')} />
    </FormDialog>
  );
}
