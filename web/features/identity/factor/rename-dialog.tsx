import { renamePasskey } from '../../../../contract/passkeys.ts';
import type { Passkey } from '../../../../contract/second-factor.ts';
import { passkeyNameMax } from '../../../../core/identity/second-factor.ts';
import { call } from '../../../base/calls/browser-call.ts';
import { useForm } from '../../../base/form/use-form.ts';
import { useTexts } from '../../../base/texts.ts';
import { secondFactorTexts } from '../../../parts/second-factor/texts.ts';
import { Line } from '../../../ui/checked-fields.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';

type RenameDialogProps = { readonly passkey: Passkey; readonly onClose: () => void };

/** Calls a passkey something else. */
export default function RenameDialog({ passkey: { id, name }, onClose }: RenameDialogProps) {
  const t = useTexts(secondFactorTexts);
  const form = useForm({
    key: null,
    saved: { name },
    send: (body) => call(renamePasskey, { params: { id }, body }),
    onSent: onClose,
  });
  return (
    <FormDialog title={t('passkeyRenameTitle')} form={form} action={t('passkeySave')} onClose={onClose}>
      <Line {...form.at('name')} label={t('passkeyName')} hint={t('passkeyNameHint')} maxLength={passkeyNameMax} />
    </FormDialog>
  );
}
