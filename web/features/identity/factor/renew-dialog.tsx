import { useState } from 'react';
import { renewRecoveryCodes } from '../../../../contract/second-factor.ts';
import { call } from '../../../base/calls/browser-call.ts';
import { useForm } from '../../../base/form/use-form.ts';
import { useTexts } from '../../../base/texts.ts';
import { secondFactorTexts } from '../../../parts/second-factor/texts.ts';
import { useFactor } from '../../../parts/second-factor/use-factor.tsx';
import { Secret } from '../../../ui/checked-fields.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { RecoveryList } from './recovery-list.tsx';

/** New recovery codes, by the password and the second factor. */
export default function RenewDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts(secondFactorTexts);
  const { withFactor, factorDialog } = useFactor();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const form = useForm({
    key: null,
    saved: { password: '' },
    send: (body) => withFactor(() => call(renewRecoveryCodes, { body })),
    onSent: ({ data }) => setCodes(data.recovery_codes),
  });
  if (codes !== null) return <RecoveryList codes={codes} onClose={onClose} />;
  return (
    <>
      <FormDialog title={t('renewTitle')} form={form} action={t('renew')} lead={<p>{t('renewText')}</p>} onClose={onClose}>
        <Secret {...form.at('password')} label={t('password')} autoComplete="current-password" />
      </FormDialog>
      {factorDialog}
    </>
  );
}
