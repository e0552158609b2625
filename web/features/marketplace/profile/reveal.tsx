import { useState } from 'react';
import type { VendorProfile } from '../../../../contract/catalogue.ts';
import { revealContact, type revealKinds } from '../../../../contract/clients.ts';
import { call } from '../../../api/browser-call.ts';
import { ApiError } from '../../../api/call.ts';
import { notify } from '../../../app/client-state.ts';
import { ensureSession } from '../../../app/session.ts';
import { loginHref } from '../addresses.ts';
import { Icon } from '../site/icon.tsx';
import { useSite } from '../site/site-context.tsx';
import styles from './contact-card.module.css';

/** The numbers of a vendor that may be asked for. */
export function Reveals({ profile }: { readonly profile: VendorProfile }) {
  const { vendor, has_phone: hasPhone, has_whatsapp: hasWhatsapp } = profile;
  return (
    <>
      {hasPhone && <Reveal vendorId={vendor.id} kind="phone" />}
      {hasWhatsapp && <Reveal vendorId={vendor.id} kind="whatsapp" />}
    </>
  );
}

interface Props {
  readonly vendorId: number;
  readonly kind: (typeof revealKinds)[number];
}

/** A number that a signed-in couple may see. Then it is a link that calls or writes. */
function Reveal({ vendorId, kind }: Props) {
  const { t, href, visitor } = useSite();
  const [value, setValue] = useState<string | null>(null);
  const isPhone = kind === 'phone';
  const signInFirst = () => location.assign(href(loginHref(location.pathname + location.search)));
  const reveal = async () => {
    if (visitor === null) return signInFirst();
    try {
      await ensureSession();
      setValue((await call(revealContact, { params: { id: vendorId }, body: { kind } })).data.value);
    } catch (failure) {
      if (failure instanceof ApiError && failure.status === 401) return signInFirst();
      notify('error', failure instanceof Error ? failure.message : '');
    }
  };
  const digits = value?.replace(/\D/g, '') ?? '';
  return (
    <div className={styles['reveal']} aria-live="polite">
      <Icon name={isPhone ? 'phone' : 'chat'} />
      {value === null ? (
        <button type="button" onClick={() => void reveal()}>
          {t(isPhone ? 'profile.showPhone' : 'profile.showWhatsapp')}
        </button>
      ) : (
        <a
          href={isPhone ? `tel:+${digits}` : `https://wa.me/${digits}`}
          {...(!isPhone && { target: '_blank', rel: 'noopener noreferrer' })}
        >
          <span className="for-screen-readers">{t(isPhone ? 'profile.phone' : 'profile.whatsapp')} </span>
          {grouped(value)}
        </a>
      )}
    </div>
  );
}

/** An Indonesian mobile number in the groups people read it in; any other as it is. */
const grouped = (number: string): string => number.replace(/^\+62(\d{3})(\d{4})(\d{2,5})$/, '+62 $1-$2-$3');
