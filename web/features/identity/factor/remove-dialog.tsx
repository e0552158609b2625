import { removePasskey } from '../../../../contract/passkeys.ts';
import type { Passkey } from '../../../../contract/second-factor.ts';
import { call } from '../../../base/calls/browser-call.ts';
import { notify } from '../../../base/client-state.ts';
import { useForm } from '../../../base/form/use-form.ts';
import { useTexts } from '../../../base/texts.ts';
import { secondFactorTexts } from '../../../parts/second-factor/texts.ts';
import { useFactor } from '../../../parts/second-factor/use-factor.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';

type RemoveDialogProps = { readonly passkey: Passkey; readonly onClose: () => void };

/** Removes a passkey, after the second factor was given. */
export default function RemoveDialog({ passkey: { id, name }, onClose }: RemoveDialogProps) {
  const t = useTexts(secondFactorTexts);
  const { withFactor, factorDialog } = useFactor();
  const form = useForm({
    key: null,
    saved: {},
    send: () => withFactor(() => call(removePasskey, { params: { id } })),
    onSent() {
      notify('success', t('passkeyRemoved', { name }));
      onClose();
    },
  });
  return (
    <>
      <FormDialog title={t('passkeyRemoveTitle', { name })} form={form} action={t('passkeyRemove')} onClose={onClose}>
        <p>{t('passkeyRemoveText')}</p>
      </FormDialog>
      {factorDialog}
    </>
  );
}
