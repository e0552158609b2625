import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { pages } from '../../../core/identity/pages.ts';
import { isEditable } from '../../../core/store/life.ts';
import { useOpenedName } from '../../base/document-title.ts';
import { useTexts } from '../../base/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Empty, Failed } from '../../ui/page-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ArchivedProduct } from './archived-product.tsx';
import { Editor } from './editor/editor.tsx';
import { citiesQuery, productQuery } from './queries.ts';
import { storeTexts } from './texts.ts';

/** One product: written here, whatever its status; in the archive it is only looked at. */
export default function ProductScreen() {
  const { productId = '' }: { readonly productId?: string } = useParams({ strict: false });
  const product = useQuery(productQuery(productId));
  const cities = useQuery(citiesQuery);
  useOpenedName(product.data?.deal.content.title, 'title.product');
  if (product.data === undefined) {
    if (product.isPending) return <Skeleton height="44rem" />;
    return <Failed failure={product.error} onRetry={() => void product.refetch()} absent={<NoProduct />} />;
  }
  if (cities.isLoadingError) return <Failed failure={cities.error} onRetry={() => void cities.refetch()} />;
  if (cities.data === undefined) return <Skeleton height="44rem" />;
  const { deal, slots } = product.data;
  if (!isEditable(deal.status)) return <ArchivedProduct deal={deal} slots={slots} />;
  // Another product is another editor: nothing typed into one reaches the other.
  return <Editor key={deal.id} deal={deal} slots={slots} cities={cities.data} />;
}

function NoProduct() {
  const t = useTexts(storeTexts);
  return (
    <Empty
      title={t('notFoundTitle')}
      action={
        <Button component={Link} to={pages.store}>
          {t('back')}
        </Button>
      }
    >
      <p>{t('notFoundText')}</p>
    </Empty>
  );
}
