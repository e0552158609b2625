import { Link } from '@tanstack/react-router';
import type { Deal, ProductSlots } from '../../../../contract/store.ts';
import { pages } from '../../../../core/identity/pages.ts';
import { useFormat } from '../../../base/format.ts';
import { useTexts } from '../../../base/texts.ts';
import { VisibilityMark } from '../visibility-mark.tsx';
import { storeTexts } from '../texts.ts';
import classes from './editor.module.css';

type VisibilityProps = { readonly deal: Deal; readonly slots: ProductSlots; readonly hasChanges: boolean };

/** How the product is with couples, in one sentence, with what can be done where something can. */
export function Visibility({ deal, slots, hasChanges }: VisibilityProps) {
  const t = useTexts(storeTexts);
  const format = useFormat();
  const { visibility, status, content } = deal;
  const words = {
    max: format.count(slots.max ?? 0),
    day: format.date((visibility === 'scheduled' ? content.valid_from : content.valid_until) ?? deal.saved_at),
  };
  return (
    <div className={classes['visibility']}>
      <VisibilityMark visibility={visibility} />
      <p>{t(`say.${visibility}`, words)}</p>
      {visibility === 'over_limit' && (
        <p>
          <Link className="lone-link" to={pages.membership}>
            {t('upgrade')}
          </Link>
        </p>
      )}
      {status === 'active' && hasChanges && <p>{t('hasChanges')}</p>}
    </div>
  );
}
