import { Link } from '@tanstack/react-router';
import { pages } from '../../../core/identity/pages.ts';
import { useClientState } from '../../base/use-client-state.ts';
import { useFormat } from '../../base/format.ts';
import { shellTexts } from '../../base/shell-texts.ts';
import { useTexts } from '../../base/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import classes from './client.module.css';
import { clientsTexts } from '../../parts/clients/texts.ts';
import type { UnlockContact } from './use-unlock-contact.ts';
import { wordsOf } from '../../base/calls/call.ts';

type OpenDialogProps = { readonly name: string; readonly open: UnlockContact; readonly onClose: () => void };

/** Shows what opening the contact costs before it is spent. */
export default function OpenDialog({ name, open, onClose }: OpenDialogProps) {
  const t = useTexts(clientsTexts);
  const shell = useTexts(shellTexts);
  const format = useFormat();
  const credit = useClientState((state) => state.user.vendor?.membershipInfo.credit ?? null);
  if (credit === 0) return <UsedUp onClose={onClose} />;
  return (
    <Dialog
      title={t('dialogTitle', { name })}
      onClose={onClose}
      back={shell('cancel')}
      actions={
        <Button loading={open.isPending} onClick={() => open.mutate(undefined, { onSuccess: onClose })}>
          {t('openNow')}
        </Button>
      }
    >
      <p>{t('price', { count: credit ?? 0, n: format.count(credit ?? 0) })}</p>
      <p className={classes['quiet']}>{t('comesBack')}</p>
      {open.isError && (
        <Notice tone="bad" says="at once">
          {wordsOf(open.error)}
        </Notice>
      )}
    </Dialog>
  );
}

function UsedUp({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts(clientsTexts);
  const shell = useTexts(shellTexts);
  return (
    <Dialog
      title={t('usedUpTitle')}
      onClose={onClose}
      back={shell('close')}
      actions={
        <Button component={Link} to={pages.membership}>
          {t('seePlans')}
        </Button>
      }
    >
      <p>{t('usedUpText')}</p>
    </Dialog>
  );
}
