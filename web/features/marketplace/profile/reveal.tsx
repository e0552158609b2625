import { useState } from 'react';
import type { VendorProfile } from '../../../../contract/catalogue.ts';
import { revealContact, type revealKinds } from '../../../../contract/clients.ts';
import { call } from '../../../base/calls/browser-call.ts';
import { ApiError } from '../../../base/calls/call.ts';
import { notifyFailure } from '../../../base/client-state.ts';
import { Icon } from '../site/icon.tsx';
import { useSite } from '../site/site-context.tsx';
import styles from './contact-card.module.css';
import { loginHereHref } from '../site/login-here.ts';

/** How a vendor is reached, for anyone who asks. */
export function Reveals({ profile }: { readonly profile: VendorProfile }) {
  const { vendor, has_phone: hasPhone, has_whatsapp: hasWhatsapp, has_email: hasEmail } = profile;
  return (
    <>
      {hasPhone && <Reveal vendorId={vendor.id} kind="phone" />}
      {hasWhatsapp && <Reveal vendorId={vendor.id} kind="whatsapp" />}
      {hasEmail && <Reveal vendorId={vendor.id} kind="email" />}
    </>
  );
}

interface Props {
  readonly vendorId: number;
  readonly kind: (typeof revealKinds)[number];
}

const words = {
  phone: { show: 'profile.showPhone', is: 'profile.phone', icon: 'phone' },
  whatsapp: { show: 'profile.showWhatsapp', is: 'profile.whatsapp', icon: 'chat' },
  email: { show: 'profile.showEmail', is: 'profile.email', icon: 'letter' },
} as const;

/** What a signed-in couple may see. Then it is a link that calls or writes. */
function Reveal({ vendorId, kind }: Props) {
  const { t, href, visitor } = useSite();
  const [values, setValues] = useState<readonly string[]>([]);
  const signInFirst = () => location.assign(href(loginHereHref()));
  const reveal = async () => {
    if (visitor === null) return signInFirst();
    try {
      const { value, other } = (await call(revealContact, { params: { id: vendorId }, body: { kind } })).data;
      setValues([value, other].filter((one) => one !== ''));
    } catch (failure) {
      if (failure instanceof ApiError && failure.status === 401) return signInFirst();
      notifyFailure(failure);
    }
  };
  return (
    <div className={styles['reveal']} aria-live="polite">
      <Icon name={words[kind].icon} />
      {values.length === 0 ? (
        <button type="button" onClick={() => void reveal()}>
          {t(words[kind].show)}
        </button>
      ) : (
        <div>
          {values.map((value) => (
            <a key={value} href={hrefOf(kind, value)} {...(kind === 'whatsapp' && { target: '_blank', rel: 'noopener noreferrer' })}>
              <span className="for-screen-readers">{t(words[kind].is)} </span>
              {grouped(value)}
            </a>
          ))}
        </div>
      )}
    </div>
  );
}

function hrefOf(kind: Props['kind'], value: string): string {
  if (kind === 'email') return `mailto:${value}`;
  const digits = value.replace(/\D/g, '');
  return kind === 'phone' ? `tel:+${digits}` : `https://wa.me/${digits}`;
}

/** An Indonesian mobile number in the groups people read it in; any other as it is. */
const grouped = (number: string): string => number.replace(/^\+62(\d{3})(\d{4})(\d{2,5})$/, '+62 $1-$2-$3');
