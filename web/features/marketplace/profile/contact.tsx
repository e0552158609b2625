import { type ReactNode, useEffect, useState } from 'react';
import type { VendorCard } from '../../../../contract/catalogue.ts';
import { conversationPage } from '../../../../core/conversations/pages.ts';
import { OurWeddingCard } from '../wedding/our-wedding-card.tsx';
import { useInBrowser } from '../../../base/use-in-browser.ts';
import { Icon } from '../site/icon.tsx';
import { useSite } from '../site/site-context.tsx';
import styles from './contact.module.css';
import { ContactForm } from './contact-form.tsx';
import { keptText } from '../form/kept.ts';
import { emptyDraft, nameOfDraft, readDraft } from './contact-draft.ts';
import { Part } from './part.tsx';
import type { AskedProduct, Sent } from './use-message.ts';

interface Props {
  readonly vendor: VendorCard;
  /** What it is about, where it is about something. */
  readonly product?: AskedProduct;
  /** What else can be asked of the vendor, where no card beside the page says so. */
  readonly ways?: ReactNode;
  /** Other ways to reach the vendor. */
  readonly children?: ReactNode;
}

const whatHappensNext = (t: ReturnType<typeof useSite>['t'], { email, conversationId }: Sent, name: string): string => {
  if (email === null) return t('profile.sentTextPlain');
  return conversationId === null ? t('profile.waitsText', { email, name }) : t('profile.sentText', { email });
};

export function Contact({ vendor, product, ways, children }: Props) {
  const { t, href } = useSite();
  const draftName = nameOfDraft(vendor, product);
  const [sentTo, setSentTo] = useState<Sent | null>(null);
  // The server knows of no draft; the browser starts the form anew with the one that was kept. No one else writes to it meanwhile.
  const text = useInBrowser(() => keptText(draftName), null);
  const [openedAt] = useState(Date.now);
  const kept = readDraft(text, openedAt);
  const isBack = kept !== null;
  useEffect(() => {
    // A reload would leave the reader where the page was before, which may have been another one.
    if (isBack && location.hash === '#contact') document.getElementById('contact')?.scrollIntoView();
  }, [isBack]);
  return (
    <Part id="contact" title={product === undefined ? t('profile.contactVendor', { name: vendor.name }) : t('profile.askAbout')}>
      {ways !== undefined && <div className={styles['ways']}>{ways}</div>}
      {sentTo === null && <OurWeddingCard />}
      {sentTo === null ? (
        <ContactForm
          key={kept === null ? 'new' : 'kept'}
          vendor={vendor}
          product={product}
          initial={kept ?? emptyDraft}
          isKept={kept !== null}
          onSent={setSentTo}
        />
      ) : (
        <div className={styles['sent']}>
          <Icon name="check" size={28} />
          <div>
            <output>
              <strong>{t(sentTo.conversationId === null ? 'profile.waits' : 'profile.sent', { name: vendor.name })}</strong>
              {whatHappensNext(t, sentTo, vendor.name)}
            </output>
            {sentTo.conversationId !== null && (
              <a href={href(conversationPage('couple', sentTo.conversationId))}>{t('profile.openMessages')}</a>
            )}
            <button type="button" onClick={() => setSentTo(null)}>
              {t(sentTo.conversationId === null ? 'profile.changeMessage' : 'profile.writeAnother')}
            </button>
          </div>
        </div>
      )}
      {children !== undefined && <div className={styles['numbers']}>{children}</div>}
    </Part>
  );
}
