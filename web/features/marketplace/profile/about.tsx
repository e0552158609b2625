import type { VendorProfile } from '../../../../contract/catalogue.ts';
import { useSite } from '../site/site-context.tsx';
import { Part } from './part.tsx';
import styles from './profile.module.css';
import { instagramOf, websiteOf } from './web-address.ts';

export function About({ profile }: { readonly profile: VendorProfile }) {
  const { t } = useSite();
  const website = websiteOf(profile.website);
  const instagram = instagramOf(profile.instagram);
  const facts: readonly (readonly [label: string, link: { readonly href: string; readonly text: string } | string | null])[] = [
    [t('profile.addressLabel'), profile.address === '' ? null : profile.address],
    [t('profile.websiteLabel'), website],
    [t('profile.instagramLabel'), instagram],
  ];
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
        {facts.map(
          ([label, value]) =>
            value !== null && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  {typeof value === 'string' ? (
                    value
                  ) : (
                    <a href={value.href} rel="nofollow noopener noreferrer ugc" target="_blank">
                      {value.text}
                    </a>
                  )}
                </dd>
              </div>
            ),
        )}
      </dl>
    </Part>
  );
}
