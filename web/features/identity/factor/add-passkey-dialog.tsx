import { useState } from 'react';
import { addPasskey, passkeyOptions } from '../../../../contract/passkeys.ts';
import { deviceName } from '../../../../core/identity/device.ts';
import { passkeyNameMax } from '../../../../core/identity/second-factor.ts';
import { call } from '../../../base/calls/browser-call.ts';
import { notify } from '../../../base/client-state.ts';
import { useForm } from '../../../base/form/use-form.ts';
import { useTexts } from '../../../base/texts.ts';
import { makePasskey } from '../../../parts/second-factor/passkey.ts';
import { secondFactorTexts } from '../../../parts/second-factor/texts.ts';
import { useFactor } from '../../../parts/second-factor/use-factor.tsx';
import { Line, Secret } from '../../../ui/checked-fields.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { RecoveryList } from './recovery-list.tsx';

/** A passkey is added: the password, what the browser asks, and with the first second factor the recovery codes. */
export default function AddPasskeyDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts(secondFactorTexts);
  const { withFactor, factorDialog } = useFactor();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const finish = () => {
    notify('success', t('passkeySaved'));
    onClose();
  };
  const form = useForm({
    key: null,
    saved: { password: '', name: deviceName(navigator.userAgent) },
    async send({ password, name }) {
      const { data } = await withFactor(() => call(passkeyOptions, { body: { password } }));
      return call(addPasskey, { body: { name, credential: await makePasskey(data, t('passkeyStopped')) } });
    },
    onSent: ({ data }) => (data.recovery_codes === null ? finish() : setCodes(data.recovery_codes)),
  });
  if (codes !== null) return <RecoveryList codes={codes} onClose={finish} />;
  return (
    <>
      <FormDialog title={t('passkeyAdd')} form={form} action={t('next')} lead={<p>{t('passkeyAddText')}</p>} onClose={onClose}>
        <Secret {...form.at('password')} label={t('password')} autoComplete="current-password" />
        <Line {...form.at('name')} label={t('passkeyName')} hint={t('passkeyNameHint')} maxLength={passkeyNameMax} />
      </FormDialog>
      {factorDialog}
    </>
  );
}
