import { Sentence } from '../../../ui/sentence.tsx';
import { useSite } from './site-context.tsx';

/** What someone agrees to by sending a form that makes an account or starts a contract. */
export function Agreed() {
  const { t, href } = useSite();
  return (
    <Sentence
      text={t('site.agreed', { terms: '{terms}', privacy: '{privacy}' })}
      parts={{
        terms: <a href={href('/terms')}>{t('site.terms')}</a>,
        privacy: <a href={href('/privacy')}>{t('site.privacy')}</a>,
      }}
    />
  );
}
