import { IconCopy, IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { copyText } from '../../../base/copy-text.ts';
import { notify } from '../../../base/client-state.ts';
import { useTexts } from '../../../base/texts.ts';
import { useClientState } from '../../../base/use-client-state.ts';
import { secondFactorTexts } from '../../../parts/second-factor/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import classes from './factor.module.css';

type RecoveryListProps = { readonly codes: readonly string[]; readonly onClose: () => void };

/** Recovery codes, the one time that they are shown: they stay until they were copied, downloaded or written down. */
export function RecoveryList({ codes, onClose }: RecoveryListProps) {
  const t = useTexts(secondFactorTexts);
  const email = useClientState((state) => state.user.vendor?.email ?? '');
  const text = `${t('fileHead', { email })}\n\n${codes.join('\n')}\n`;
  const [isSaved, setSaved] = useState(false);
  const [isWritten, setWritten] = useState(false);
  const isKept = isSaved || isWritten;
  const copy = async () => {
    const isCopied = await copyText(codes.join('\n'));
    if (isCopied) setSaved(true);
    notify(isCopied ? 'success' : 'error', t(isCopied ? 'copied' : 'notCopied'));
  };
  return (
    <Dialog
      title={t('recoveryTitle')}
      isHeld={!isKept}
      onClose={onClose}
      actions={
        <Button disabled={!isKept} onClick={onClose}>
          {t('kept')}
        </Button>
      }
    >
      <p>{t('recoveryText')}</p>
      <ul className={classes['codes']}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={classes['acts']}>
        <Button variant="default" leftSection={<IconCopy aria-hidden size={18} stroke={1.75} />} onClick={() => void copy()}>
          {t('copyCodes')}
        </Button>
        <Button
          component="a"
          variant="default"
          leftSection={<IconDownload aria-hidden size={18} stroke={1.75} />}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="pelaminan-recovery-codes.txt"
          onClick={() => setSaved(true)}
        >
          {t('download')}
        </Button>
      </div>
      <label className={classes['written']}>
        <input type="checkbox" checked={isWritten} onChange={(event) => setWritten(event.currentTarget.checked)} />
        {t('written')}
      </label>
    </Dialog>
  );
}
