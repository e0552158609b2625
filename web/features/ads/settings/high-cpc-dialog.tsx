import { useFormat } from '../../../base/format.ts';
import { useTexts } from '../../../base/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { adSettingsTexts } from '../../../parts/ads/texts.ts';

type HighCpcDialogProps = {
  readonly cpcIdr: number;
  readonly balanceIdr: number;
  readonly onRecheck: () => void;
  readonly onContinue: () => void;
};

/** An unusually high price is asked about once more: a nought too many is soon typed. (product 4, Values) */
export function HighCpcDialog({ cpcIdr, balanceIdr, onRecheck, onContinue }: HighCpcDialogProps) {
  const t = useTexts(adSettingsTexts);
  const format = useFormat();
  const clicks = Math.floor(balanceIdr / cpcIdr);
  return (
    <Dialog
      title={t('highCpcTitle', { cpc: format.money(cpcIdr) })}
      onClose={onRecheck}
      back={t('highCpcRecheck')}
      actions={<Button onClick={onContinue}>{t('highCpcContinue')}</Button>}
    >
      <p>{t('highCpcText', { count: clicks, n: format.count(clicks) })}</p>
    </Dialog>
  );
}
