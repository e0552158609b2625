import type { ReactNode } from 'react';
import type { VendorProfile } from '../../../../contract/catalogue.ts';
import { useSite } from '../site/site-context.tsx';
import { Part } from './part.tsx';
import styles from './profile.module.css';
import { addressOf, mapOf, networksOf, websiteOf } from './web-address.ts';

export function About({ profile }: { readonly profile: VendorProfile }) {
  const { t } = useSite();
  const website = websiteOf(profile.website);
  const networks = networksOf(profile);
  const address = addressOf(profile);
  return (
    <Part id="about" title={t('profile.about')}>
      {profile.about
        .split(/\n+/)
        .filter((paragraph) => paragraph.trim() !== '')
        .map((paragraph) => (
          <p key={paragraph} className={styles['prose']}>
            {paragraph}
          </p>
        ))}
      <dl className={styles['details']}>
        {profile.address !== '' && (
          <Fact label={t('profile.addressLabel')}>
            {address}
            <Away href={mapOf(`${profile.vendor.name}, ${address}`)}>{t('profile.onMap')}</Away>
          </Fact>
        )}
        {website !== null && (
          <Fact label={t('profile.websiteLabel')}>
            <Away href={website.href}>{website.text}</Away>
          </Fact>
        )}
        {networks.length > 0 && (
          <Fact label={t('profile.elsewhere')}>
            {networks.map(({ network, title, href, text }) => (
              <Away key={network} href={href}>
                {text === title ? title : `${title} ${text}`}
              </Away>
            ))}
          </Fact>
        )}
      </dl>
    </Part>
  );
}

const Fact = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

/** A link that leads away: the vendor answers for what is there, and learns nothing of who came. */
const Away = ({ href, children }: { readonly href: string; readonly children: ReactNode }) => (
  <a href={href} rel="nofollow noopener noreferrer ugc" target="_blank">
    {children}
  </a>
);
