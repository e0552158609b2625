import { Link } from '@tanstack/react-router';
import type { OpenDeal, ProductSlots } from '../../../contract/store.ts';
import { pages } from '../../../core/identity/pages.ts';
import { useTexts } from '../../base/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import classes from './editor/editor.module.css';
import { Preview } from './editor/preview.tsx';
import { Visibility } from './editor/visibility.tsx';
import { useSteps } from './editor/use-steps.ts';
import { storeTexts } from './texts.ts';

/** A product in the archive is not written on; it can be taken out, or start another one. */
export function ArchivedProduct({ deal, slots }: { readonly deal: OpenDeal; readonly slots: ProductSlots }) {
  const t = useTexts(storeTexts);
  const { move, duplicate } = useSteps(deal, () => undefined);
  return (
    <Card
      title={deal.content.title}
      aside={
        <Link className="lone-link" to={pages.store}>
          {t('back')}
        </Link>
      }
    >
      <Visibility deal={deal} slots={slots} hasChanges={false} />
      <div className={classes['stack']}>
        <Preview content={deal.content} cover={deal.pictures[0] ?? null} />
        <div className={classes['buttons']}>
          <Button loading={move.isPending} onClick={() => move.mutate('restore')}>
            {t('step.restore')}
          </Button>
          <Button variant="default" loading={duplicate.isPending} onClick={() => duplicate.mutate()}>
            {t('duplicate')}
          </Button>
        </div>
      </div>
    </Card>
  );
}
