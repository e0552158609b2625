import { IconDeviceMobileMessage, IconShieldLock, type TablerIcon } from '@tabler/icons-react';
import { useTexts } from '../../base/texts.ts';
import { Card } from '../../ui/card.tsx';
import classes from './account-form.module.css';
import { bankAccountsTexts } from './texts.ts';

/** What happens next, and what becomes of the number. */
export function AsideNotes({ phone }: { readonly phone: string | null }) {
  const t = useTexts(bankAccountsTexts);
  return (
    <Card className={classes['notes']}>
      {phone !== null && <Note icon={IconDeviceMobileMessage} title={t('phoneTitle')} text={t('phoneText', { phone })} />}
      <Note icon={IconShieldLock} title={t('safeTitle')} text={t('safeText')} />
    </Card>
  );
}

function Note({ icon: Icon, title, text }: { readonly icon: TablerIcon; readonly title: string; readonly text: string }) {
  return (
    <div className={classes['note']}>
      <Icon aria-hidden size={22} stroke={1.5} />
      <h2 className={classes['noteTitle']}>{title}</h2>
      <p className={classes['noteText']}>{text}</p>
    </div>
  );
}
