import { Link } from '@tanstack/react-router';
import type { Deal, Places } from '../../../../contract/store.ts';
import { pages } from '../../../../core/identity/pages.ts';
import { useFormat } from '../../../base/format.ts';
import { useTexts } from '../../../base/texts.ts';
import { StandingMark } from '../standing-mark.tsx';
import { storeTexts } from '../texts.ts';
import classes from './editor.module.css';

type StandingProps = { readonly deal: Deal; readonly places: Places; readonly hasChanges: boolean };

/** How the product stands with couples, in one sentence, with what can be done where something can. */
export function Standing({ deal, places, hasChanges }: StandingProps) {
  const t = useTexts(storeTexts);
  const format = useFormat();
  const { standing, status, content } = deal;
  const words = {
    max: format.count(places.max ?? 0),
    day: format.date((standing === 'scheduled' ? content.valid_from : content.valid_until) ?? deal.saved_at),
  };
  return (
    <div className={classes['standing']}>
      <StandingMark standing={standing} />
      <p>{t(`say.${standing}`, words)}</p>
      {standing === 'over_limit' && (
        <p>
          <Link to={pages.membership}>{t('upgrade')}</Link>
        </p>
      )}
      {status === 'active' && hasChanges && <p>{t('hasChanges')}</p>}
    </div>
  );
}
