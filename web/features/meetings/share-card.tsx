import { hrefTo } from '../../base/page-settings.ts';
import { useLanguage, useTexts } from '../../base/texts.ts';
import { Card } from '../../ui/card.tsx';
import { CopiedAddress } from '../../ui/copied-address.tsx';
import classes from './meetings.module.css';
import { meetingsTexts } from '../../parts/meetings/texts.ts';

/** Where couples book, to be taken elsewhere. */
export function ShareCard({ address }: { readonly address: string }) {
  const t = useTexts(meetingsTexts);
  const language = useLanguage();
  return (
    <Card title={t('share.title')} className={classes['share']}>
      <p className={classes['none']}>{t('share.text')}</p>
      <CopiedAddress address={address} label={t('share.title')} />
      <p>
        <a className={classes['look']} href={hrefTo(new URL(address).pathname, language)} target="_blank" rel="noreferrer">
          {t('share.open')}
        </a>
      </p>
    </Card>
  );
}
