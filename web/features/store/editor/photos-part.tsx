import type { OpenDeal } from '../../../../contract/store.ts';
import { productRules } from '../../../../core/store/content.ts';
import { useFormat } from '../../../base/format.ts';
import { useTexts } from '../../../base/texts.ts';
import { Card } from '../../../ui/card.tsx';
import { PhotoPicker } from '../../../parts/pictures/photo-picker.tsx';
import { SortablePhotos } from '../../../parts/pictures/sortable-photos.tsx';
import { usePictureUploads } from '../../../parts/pictures/use-picture-uploads.ts';
import { storeTexts } from '../texts.ts';
import classes from './editor.module.css';
import type { EditorState } from './use-editor.ts';

/** As wide to as high as the cards draw them. */
const aspect = 3 / 2;

/** What it looks like: chosen, ordered, cut and described; saved with everything else. */
export function PhotosPart({ deal: { id }, editor }: { readonly deal: OpenDeal; readonly editor: EditorState }) {
  const t = useTexts(storeTexts);
  const format = useFormat();
  const { pictures, content, know, change } = editor;
  const { photosMax } = productRules;
  const { uploads, sendings } = usePictureUploads(`product ${id}`, (arrived) => {
    for (const picture of arrived) know(picture);
    const photos = [...content.photos, ...arrived.map((picture) => picture.id)];
    change({ photos: [...new Set(photos)].slice(0, photosMax) });
  });
  return (
    <Card title={t('edit.photos')}>
      <div className={classes['stack']}>
        <p className={classes['lead']}>{t('edit.photosText', { max: format.count(photosMax) })}</p>
        <SortablePhotos
          photos={pictures}
          aspect={aspect}
          onOrder={(next) => {
            for (const picture of next) know(picture);
            change({ photos: next.map((picture) => picture.id) });
          }}
          onChanged={know}
        />
        <PhotoPicker uploads={uploads} sendings={sendings} count={content.photos.length} maximum={photosMax} label={t('edit.photos')} />
      </div>
    </Card>
  );
}
