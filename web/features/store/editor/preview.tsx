import type { OwnPicture } from '../../../../contract/pictures.ts';
import type { ProductContent } from '../../../../core/store/content.ts';
import { percentOff, priceOf } from '../../../../core/store/price.ts';
import { useClientState } from '../../../base/use-client-state.ts';
import { useLanguage } from '../../../base/texts.ts';
import { ProductCard } from '../../../parts/cards/product-card.tsx';
import classes from './editor.module.css';

type PreviewProps = { readonly content: ProductContent; readonly cover: OwnPicture | null };

/** The very card couples get, of what is written at this moment. */
export function Preview({ content, cover }: PreviewProps) {
  const language = useLanguage();
  const category = useClientState((state) => state.user.vendor?.mainService?.category.slug);
  return (
    <div className={classes['preview']}>
      <ProductCard
        language={language}
        categorySlug={category ?? 'invitations'}
        product={{
          kind: content.kind,
          title: content.title.trim(),
          price: priceOf(content),
          price_before: content.kind === 'promo' ? content.price : null,
          percent_off: percentOff(content),
          unit: content.unit,
          valid_until: content.valid_until,
          picture: cover,
        }}
      />
    </div>
  );
}
