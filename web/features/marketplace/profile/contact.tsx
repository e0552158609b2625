import { useState, useSyncExternalStore } from 'react';
import type { VendorProfile } from '../../../../contract/catalogue.ts';
import { placeOfConversation } from '../../../../core/conversations/place.ts';
import { Icon } from '../site/icon.tsx';
import { useSite } from '../site/site-context.tsx';
import styles from './contact.module.css';
import { ContactForm } from './contact-form.tsx';
import { emptyDraft, keptText, readDraft } from './contact-draft.ts';
import { Part } from './part.tsx';
import type { Sent } from './use-message.ts';
import { Reveals } from './reveal.tsx';

/** Nobody else writes to a draft while its page is open. */
const never = () => () => undefined;

export function Contact({ profile }: { readonly profile: VendorProfile }) {
  const { t, href } = useSite();
  const { vendor } = profile;
  const [sentTo, setSentTo] = useState<Sent | null>(null);
  // The server knows of no draft; the browser starts the form anew with the one that was kept.
  const text = useSyncExternalStore(
    never,
    () => keptText(vendor.slug),
    () => null,
  );
  const [openedAt] = useState(Date.now);
  const kept = readDraft(text, openedAt);
  return (
    <Part id="contact" title={t('profile.contactVendor', { name: vendor.name })}>
      {sentTo === null ? (
        <ContactForm
          key={kept === null ? 'new' : 'kept'}
          vendor={vendor}
          initial={kept ?? emptyDraft}
          isKept={kept !== null}
          onSent={setSentTo}
        />
      ) : (
        <div className={styles['sent']}>
          <Icon name="check" size={28} />
          <div>
            <output>
              <strong>{t('profile.sent', { name: vendor.name })}</strong>
              {sentTo.email === null ? t('profile.sentTextPlain') : t('profile.sentText', { email: sentTo.email })}
            </output>
            <a href={href(placeOfConversation('couple', sentTo.conversationId))}>{t('profile.openMessages')}</a>
            <button type="button" onClick={() => setSentTo(null)}>
              {t('profile.writeAnother')}
            </button>
          </div>
        </div>
      )}
      <div className={styles['numbers']}>
        <Reveals profile={profile} />
      </div>
    </Part>
  );
}
