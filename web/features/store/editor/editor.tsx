import { Link } from '@tanstack/react-router';
import type { City } from '../../../../contract/catalogue.ts';
import type { OpenDeal, ProductSlots } from '../../../../contract/store.ts';
import { pages } from '../../../../core/identity/pages.ts';
import { DraftState } from '../../../ui/draft-state.tsx';
import { EditorTop } from '../../../ui/editor-top.tsx';
import { useTexts } from '../../../base/texts.ts';
import { storeTexts } from '../texts.ts';
import classes from './editor.module.css';
import { AvailabilityPart, PricePart, ProductPart, TermsPart } from './parts.tsx';
import { PhotosPart } from './photos-part.tsx';
import { Side } from './side.tsx';
import { useEditor } from './use-editor.ts';

type EditorProps = { readonly deal: OpenDeal; readonly slots: ProductSlots; readonly cities: readonly City[] };

/** Writes a product: what it says at the left; how it stands and what couples see of it beside it. */
export function Editor({ deal, slots, cities }: EditorProps) {
  const t = useTexts(storeTexts);
  const editor = useEditor(deal, cities);
  const { title } = editor.content;
  return (
    <div className={classes['page']}>
      <EditorTop
        name={title.trim() === '' ? t('untitled') : title}
        above={
          <Link to={pages.store} className={classes['back']}>
            {t('back')}
          </Link>
        }
      >
        <DraftState draft={editor} savedAt={editor.savedAt} />
      </EditorTop>
      <div className={classes['columns']}>
        <div className={classes['main']}>
          <ProductPart editor={editor} />
          <PricePart editor={editor} />
          <PhotosPart deal={deal} editor={editor} />
          <AvailabilityPart editor={editor} />
          <TermsPart editor={editor} />
        </div>
        <Side deal={deal} slots={slots} editor={editor} />
      </div>
    </div>
  );
}
