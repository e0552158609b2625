import type { Dashboard } from '../../../contract/dashboard.ts';
import { useTexts } from '../../base/texts.ts';
import { buttonLooks } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import classes from './manager-card.module.css';
import { homeTexts } from './texts.ts';

/** The vendor's account manager and their contact details. */
export default function ManagerCard({ manager }: { readonly manager: NonNullable<Dashboard['account_manager']> }) {
  const t = useTexts(homeTexts);
  const { name, email, whatsapp } = manager;
  return (
    <Card title={t('managerTitle')}>
      <p className={classes['name']}>{name}</p>
      <p className={classes['lead']}>{t('managerLead')}</p>
      <div className={classes['ways']}>
        {whatsapp !== null && (
          <a href={`https://wa.me/${whatsapp.replace('+', '')}`} target="_blank" rel="noreferrer" {...buttonLooks('default')}>
            {t('managerWhatsapp')}
          </a>
        )}
        <a href={`mailto:${email}`} className={classes['mail']}>
          {email}
        </a>
      </div>
    </Card>
  );
}
