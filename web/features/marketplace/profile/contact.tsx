import { useState } from 'react';
import type { VendorCard } from '../../../../contract/catalogue.ts';
import { Icon } from '../site/icon.tsx';
import { useSite } from '../site/site-context.tsx';
import styles from './contact.module.css';
import { ContactForm } from './contact-form.tsx';
import { Part } from './part.tsx';

export function Contact({ vendor }: { readonly vendor: VendorCard }) {
  const { t } = useSite();
  const [sentTo, setSentTo] = useState<{ readonly email: string | null } | null>(null);
  return (
    <Part id="contact" title={t('profile.contactVendor', { name: vendor.name })}>
      {sentTo === null ? (
        <ContactForm vendor={vendor} onSent={(email) => setSentTo({ email })} />
      ) : (
        <div className={styles['sent']} role="status">
          <Icon name="check" size={28} />
          <div>
            <p className={styles['sentTitle']}>{t('profile.sent', { name: vendor.name })}</p>
            <p>{sentTo.email === null ? t('profile.sentTextPlain') : t('profile.sentText', { email: sentTo.email })}</p>
            <button type="button" onClick={() => setSentTo(null)}>
              {t('profile.writeAnother')}
            </button>
          </div>
        </div>
      )}
    </Part>
  );
}
