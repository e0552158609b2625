import { turnOffCodes } from '../../../../contract/second-factor.ts';
import { call } from '../../../base/calls/browser-call.ts';
import { notify } from '../../../base/client-state.ts';
import { useForm } from '../../../base/form/use-form.ts';
import { useTexts } from '../../../base/texts.ts';
import { CodeLine } from '../../../parts/second-factor/code-line.tsx';
import { secondFactorTexts } from '../../../parts/second-factor/texts.ts';
import { Secret } from '../../../ui/checked-fields.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';

/** Codes are turned off, by the password and a code. */
export default function TurnOffDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts(secondFactorTexts);
  const form = useForm({
    key: null,
    saved: { password: '', code: '' },
    send: (body) => call(turnOffCodes, { body }),
    onSent() {
      notify('success', t('isOff'));
      onClose();
    },
  });
  return (
    <FormDialog title={t('turnOffTitle')} form={form} action={t('turnOffLabel')} lead={<p>{t('turnOffText')}</p>} onClose={onClose}>
      <Secret {...form.at('password')} label={t('password')} autoComplete="current-password" />
      <CodeLine {...form.at('code')} />
    </FormDialog>
  );
}
