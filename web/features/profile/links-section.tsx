import { saveLinks } from '../../../contract/profile.ts';
import { checkLinks, handleOf, linkLengthMax, linkOf, type Network, networks, networkTitle } from '../../../core/catalogue/links.ts';
import { call } from '../../base/calls/browser-call.ts';
import { useTexts } from '../../base/texts.ts';
import type { SectionProps } from './about-section.tsx';
import { Line } from '../../ui/checked-fields.tsx';
import classes from './profile.module.css';
import { SectionCard } from './section-card.tsx';
import { profileTexts } from './texts.ts';
import { useSection } from './use-section.ts';

const examples: Readonly<Record<Network, string>> = {
  instagram: '@rumahkirana',
  tiktok: '@rumahkirana',
  facebook: 'facebook.com/rumahkirana',
  youtube: '@rumahkirana',
};

/** Where the vendor is on the web. */
export function LinksSection({ profile, unsaved }: SectionProps) {
  const t = useTexts(profileTexts);
  const { revision: _revision, saved_at: _savedAt, ...saved } = profile.links;
  const section = useSection({
    section: 'links',
    profile,
    unsaved,
    saved,
    check: checkLinks,
    send: (revision, fields) => call(saveLinks, { body: { revision, ...fields } }),
  });
  const { fields, change } = section;
  const leadsTo = (network: Network) => {
    const handle = handleOf(network, fields[network]);
    return handle === null || handle === ''
      ? examples[network]
      : t('leadsTo', { address: linkOf(network, handle).replace('https://www.', '') });
  };
  return (
    <SectionCard state={section} title={t('section.links')} lead={t('linksLead')}>
      <Line
        {...section.at('website')}
        label={t('website')}
        hint={t('websiteHint')}
        type="url"
        inputMode="url"
        autoComplete="url"
        maxLength={linkLengthMax}
      />
      <div className={classes['pair']}>
        {networks.map((network) => (
          <Line
            key={network}
            editor={section}
            field={network}
            label={networkTitle(network)}
            hint={<span className={classes['address']}>{leadsTo(network)}</span>}
            maxLength={linkLengthMax}
            value={fields[network]}
            onChange={(next) => change({ [network]: next })}
          />
        ))}
      </div>
    </SectionCard>
  );
}
