import { bankFile, makeBankFile } from '../../../../contract/operations-payouts.ts';
import { call } from '../../../base/calls/browser-call.ts';
import { download } from '../../../base/calls/download.ts';
import { useFormat } from '../../../base/format.ts';
import { useTexts } from '../../../base/texts.ts';
import { ConfirmDialog } from '../queue/confirm-dialog.tsx';
import { payoutTexts } from '../texts.ts';

type FileDialogProps = {
  readonly waiting: { readonly count: number; readonly amount: number };
  readonly onClose: () => void;
};

/** From now on the bank may know of these payouts: which, how much, and what can't be undone then. The file is downloaded as soon as it is made. */
export function FileDialog({ waiting, onClose }: FileDialogProps) {
  const t = useTexts(payoutTexts);
  const format = useFormat();
  const { count, amount } = waiting;
  return (
    <ConfirmDialog
      title={t('makeFileTitle')}
      confirm={t('makeFileNow')}
      send={async (idempotencyKey) => {
        const { data } = await call(makeBankFile, { idempotencyKey });
        await download(bankFile, { params: { number: data.number } });
        return data;
      }}
      done={({ number }) => t('fileMade', { file: number })}
      onClose={onClose}
    >
      <p>{t('makeFileText', { count, n: format.count(count), amount: format.money(amount) })}</p>
      <p>{t('makeFileAfter')}</p>
    </ConfirmDialog>
  );
}
