import { IconPhoto } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { Deal } from '../../../../contract/store.ts';
import { useFormat } from '../../../base/format.ts';
import { useTexts } from '../../../base/texts.ts';
import { ChooseRow, ChooseSeveral } from '../../../ui/bulk-bar.tsx';
import { Photo } from '../../../ui/photo.tsx';
import { productAddress } from '../addresses.ts';
import { ProductMenu } from './product-acts.tsx';
import { VisibilityMark } from '../visibility-mark.tsx';
import { storeTexts } from '../texts.ts';
import classes from './product-rows.module.css';
import { useIsReadOnly } from '../../../base/team.ts';
import type { Chosen } from '../../../base/use-chosen.ts';

type ProductRowsProps = {
  readonly products: readonly Deal[];
  readonly chosen: Chosen<Deal>;
  /** Shown while the selection asked for is on its way. */
  readonly isOld: boolean;
};

/** One line a product: what it looks like, what it is called, how it stands, what it costs. */
export function ProductRows({ products, chosen, isOld }: ProductRowsProps) {
  const t = useTexts(storeTexts);
  const isReadOnly = useIsReadOnly('profile');
  return (
    <>
      {!isReadOnly && <ChooseSeveral chosen={chosen} count={products.length} className={classes['choosing']} />}
      <ul className={classes['rows']} aria-busy={isOld}>
        {products.map((product) => {
          const name = product.content.title === '' ? t('untitled') : product.content.title;
          return (
            <li key={product.id} className={classes['line']}>
              {!isReadOnly && chosen.isChoosing && <ChooseRow chosen={chosen} id={product.id} name={name} />}
              <Row product={product} />
              {!isReadOnly && !chosen.isChoosing && <ProductMenu product={product} name={name} chosen={chosen} />}
            </li>
          );
        })}
      </ul>
    </>
  );
}

function Row({ product }: { readonly product: Deal }) {
  const t = useTexts(storeTexts);
  const format = useFormat();
  const isReadOnly = useIsReadOnly('profile');
  const { id, content, cover, visibility, price, has_changes: hasChanges, status } = product;
  const title = content.title === '' ? t('untitled') : content.title;
  return (
    <div className={classes['row']}>
      <span className={classes['photo']}>
        {cover === null ? <IconPhoto aria-hidden size={24} stroke={1.25} /> : <Photo picture={cover} alt="" sizes="96px" />}
      </span>
      <div className={classes['name']}>
        <h3>{isReadOnly ? title : <Link to={productAddress(id)}>{title}</Link>}</h3>
        <p>
          {t(`kind.${content.kind}`)} <When product={product} />
        </p>
      </div>
      <div className={classes['visibility']}>
        <VisibilityMark visibility={visibility} />
        {hasChanges && status !== 'draft' && <p>{t('changesWait')}</p>}
      </div>
      <p className={classes['price']}>
        {price === null || price <= 0 ? (
          <span>{t('noPrice')}</span>
        ) : (
          <>
            {content.kind === 'promo' && content.price !== null && <s>{format.money(content.price)}</s>} {format.money(price)}
            {content.unit !== '' && <small> / {content.unit}</small>}
          </>
        )}
      </p>
    </div>
  );
}

/** The day that matters: from when it shows, until when, or when it was written. */
function When({ product: { visibility, content, saved_at: savedAt } }: { readonly product: Deal }) {
  const t = useTexts(storeTexts);
  const format = useFormat();
  const { valid_from: from, valid_until: until } = content;
  if (visibility === 'scheduled' && from !== null) return <>· {t('from', { day: format.date(from) })}</>;
  if (until !== null && visibility !== 'archived') return <>· {t('until', { day: format.date(until) })}</>;
  return <>· {t('savedOn', { day: format.date(savedAt) })}</>;
}
