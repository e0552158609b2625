import { IconArchive, IconArchiveOff, IconEyeOff } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { type Deal, type dealSteps, moveDeal } from '../../../../contract/store.ts';
import { call } from '../../../base/calls/browser-call.ts';
import { useFormat } from '../../../base/format.ts';
import { useTexts } from '../../../base/texts.ts';
import { type Chosen, useChosen } from '../../../base/use-chosen.ts';
import { Button } from '../../../ui/button.tsx';
import { RowMenu } from '../../../ui/row-menu.tsx';
import { storeTexts } from '../texts.ts';

const take = (step: (typeof dealSteps)[number]) => (product: Deal) => call(moveDeal, { params: { id: product.id }, body: { step } });

/** Back from the archive, as couples saw it before. */
const bringBack = (product: Deal): Promise<unknown> =>
  take(isShown(product) ? 'restore_shown' : product.status === 'sold_out' ? 'restore_sold_out' : 'restore')(product);

/** What can be done to products of the list, one or many. What is restored later is hidden; archiving that is undone is as it was. */
function useActs() {
  const t = useTexts(storeTexts);
  const format = useFormat();
  const said = (step: 'hide' | 'archive' | 'restore') => (count: number) => t(`bulk.${step}`, { count, n: format.count(count) });
  return {
    hide: { act: take('hide'), said: said('hide') },
    archive: { act: take('archive'), undo: bringBack, said: said('archive') },
    restore: { act: take('restore'), undo: take('archive'), said: said('restore') },
  };
}

const isArchived = ({ status }: Deal): boolean => status === 'archived';
const isShown = ({ status }: Deal): boolean => status === 'active';

export function useChosenProducts(products: readonly Deal[]): Chosen<Deal> {
  const queries = useQueryClient();
  return useChosen(products, () => queries.invalidateQueries({ queryKey: ['store'] }));
}

type ActsProps = { readonly chosen: Chosen<Deal> };

/** For all that are chosen: what each of them allows. */
export function ChosenActs({ chosen }: ActsProps) {
  const t = useTexts(storeTexts);
  const acts = useActs();
  const products = chosen.chosen;
  return (
    <>
      {products.every(isShown) && (
        <Button variant="default" onClick={() => chosen.doTo(acts.hide)}>
          {t('step.hide')}
        </Button>
      )}
      {products.every(isArchived) ? (
        <Button variant="default" onClick={() => chosen.doTo(acts.restore)}>
          {t('step.restore')}
        </Button>
      ) : (
        !products.some((product) => isArchived(product) || product.status === 'draft') && (
          <Button variant="default" onClick={() => chosen.doTo(acts.archive)}>
            {t('step.archive')}
          </Button>
        )
      )}
    </>
  );
}

/** For one, behind the dots of its row. A draft has none: it is deleted where it is written. */
export function ProductMenu({ product, name, chosen }: ActsProps & { readonly product: Deal; readonly name: string }) {
  const t = useTexts(storeTexts);
  const acts = useActs();
  if (product.status === 'draft') return null;
  return (
    <RowMenu name={name}>
      {isShown(product) && (
        <li>
          <button type="button" onClick={() => chosen.doToOne(product, acts.hide)}>
            <IconEyeOff aria-hidden size={20} stroke={1.6} />
            {t('step.hide')}
          </button>
        </li>
      )}
      <li>
        <button type="button" onClick={() => chosen.doToOne(product, isArchived(product) ? acts.restore : acts.archive)}>
          {isArchived(product) ? <IconArchiveOff aria-hidden size={20} stroke={1.6} /> : <IconArchive aria-hidden size={20} stroke={1.6} />}
          {t(isArchived(product) ? 'step.restore' : 'step.archive')}
        </button>
      </li>
    </RowMenu>
  );
}
