import { IconGripVertical, IconPencil } from '@tabler/icons-react';
import { useId, useRef, useState } from 'react';
import type { OwnPicture } from '../../../contract/pictures.ts';
import { altIn } from '../../../core/pictures/rules.ts';
import { moveItem } from '../../../core/pictures/merge.ts';
import { useLanguage, useTexts } from '../../base/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Photo } from '../../ui/photo.tsx';
import { CropDialog } from './crop-dialog.tsx';
import { PhotoDialog } from './photo-dialog.tsx';
import classes from './sortable-photos.module.css';
import { picturesTexts } from './texts.ts';
import { useSorting } from '../../ui/use-sorting.ts';

type SortablePhotosProps = {
  readonly photos: readonly OwnPicture[];
  /** Another order, one fewer, one again: what shall be saved. */
  readonly onOrder: (photos: readonly OwnPicture[]) => void;
  /** A photo was cut or described; the server has it already. */
  readonly onChanged: (photo: OwnPicture) => void;
  /** Width by height, when there is one shape for this place; else it can be chosen. */
  readonly aspect?: number;
};

const tileSizes = '(max-width: 30rem) 45vw, 14rem';

/** Photos in their order, the first as the cover: dragged or moved by keys, cut, described, removed and brought back. */
export function SortablePhotos({ photos, onOrder, onChanged, aspect }: SortablePhotosProps) {
  const t = useTexts(picturesTexts);
  const hintId = useId();
  const [said, setSaid] = useState('');
  const [open, setOpen] = useState<{ readonly id: string; readonly isCropping: boolean } | null>(null);
  const total = photos.length;
  const { removed, move, remove, bringBack } = useOrder(photos, onOrder);
  const list = useRef<HTMLUListElement>(null);
  const sorting = useSorting({
    list,
    ids: photos.map(({ id }) => id),
    onMove: move,
    onTell: (what, n) => setSaid(t(what, { n, total })),
  });
  const shown = sorting.order.flatMap((id) => photos.find((photo) => photo.id === id) ?? []);
  const position = photos.findIndex(({ id }) => id === open?.id);
  const edited = photos[position];
  // The last one that was removed can be brought back as well.
  if (total === 0 && removed === null) return null;
  return (
    <div className={classes['photos']}>
      <p id={hintId} className="for-screen-readers">
        {t('moveHint')}
      </p>
      <ul
        ref={list}
        className={classes['tiles']}
        aria-label={t('list')}
        onPointerMove={(event) => sorting.drag(event)}
        onPointerUp={() => sorting.up('dropped')}
        onPointerCancel={() => sorting.up('returned')}
      >
        {shown.map((photo, index) => (
          <Tile
            key={photo.id}
            photo={photo}
            index={index}
            total={total}
            hintId={hintId}
            sorting={sorting}
            onOpen={() => setOpen({ id: photo.id, isCropping: false })}
          />
        ))}
      </ul>
      <output className="for-screen-readers">{said}</output>
      <Removed isShown={removed !== null} onUndo={bringBack} />
      {edited !== undefined && open !== null && !open.isCropping && (
        <PhotoDialog
          photo={edited}
          position={position}
          total={total}
          onClose={() => setOpen(null)}
          onCrop={() => setOpen({ ...open, isCropping: true })}
          onMove={(to) => move(position, to)}
          onRemove={() => {
            setOpen(null);
            remove(position);
          }}
          onChanged={onChanged}
        />
      )}
      {edited !== undefined && edited.original !== null && open?.isCropping === true && (
        <CropDialog
          picture={{ ...edited, original: edited.original }}
          {...(aspect !== undefined && { aspect })}
          onClose={() => setOpen({ ...open, isCropping: false })}
          onDone={(photo) => {
            onChanged(photo);
            setOpen({ ...open, isCropping: false });
          }}
        />
      )}
    </div>
  );
}

/** Another order, one fewer, and that one again until something else is moved. */
function useOrder(photos: readonly OwnPicture[], onOrder: SortablePhotosProps['onOrder']) {
  const [removed, setRemoved] = useState<{ readonly photo: OwnPicture; readonly position: number } | null>(null);
  return {
    removed,
    move: (from: number, to: number) => {
      setRemoved(null);
      onOrder(moveItem(photos, from, to));
    },
    remove: (position: number) => {
      const photo = photos[position];
      if (photo === undefined) return;
      setRemoved({ photo, position });
      onOrder(photos.filter((_, index) => index !== position));
    },
    bringBack: () => {
      if (removed === null) return;
      setRemoved(null);
      onOrder(photos.toSpliced(removed.position, 0, removed.photo));
    },
  };
}

/** Says that a photo was removed, with the way back. */
function Removed({ isShown, onUndo }: { readonly isShown: boolean; readonly onUndo: () => void }) {
  const t = useTexts(picturesTexts);
  return (
    <output className={classes['removed']}>
      {isShown && (
        <>
          <span>{t('removed')}</span>
          <Button variant="subtle" onClick={onUndo}>
            {t('undo')}
          </Button>
        </>
      )}
    </output>
  );
}

type TileProps = {
  readonly photo: OwnPicture;
  readonly index: number;
  readonly total: number;
  /** Of the sentence that says how the keys move a photo. */
  readonly hintId: string;
  readonly sorting: ReturnType<typeof useSorting>;
  readonly onOpen: () => void;
};

/** One photo of the list: opened by a press, dragged by itself or by its handle. */
function Tile({ photo, index, total, hintId, sorting, onOpen }: TileProps) {
  const t = useTexts(picturesTexts);
  const language = useLanguage();
  return (
    <li className={classes['tile']} data-sorted={photo.id} data-held={sorting.heldId === photo.id}>
      <button
        type="button"
        className={classes['open']}
        aria-label={`${t('edit', { n: index + 1, total })}${describedAs(altIn(photo.alt, language, ''))}`}
        onPointerDown={(event) => sorting.down(photo.id, event, false)}
        onClick={() => {
          if (sorting.isPress()) onOpen();
        }}
      >
        <Photo picture={photo} alt="" sizes={tileSizes} />
        <span className={classes['pencil']} aria-hidden>
          <IconPencil size={18} stroke={1.75} />
        </span>
      </button>
      {index === 0 && <span className={classes['cover']}>{t('cover')}</span>}
      <button
        type="button"
        className={classes['handle']}
        data-handle=""
        aria-label={t('move', { n: index + 1, total })}
        aria-describedby={hintId}
        title={t('move', { n: index + 1, total })}
        aria-pressed={sorting.heldId === photo.id}
        onPointerDown={(event) => sorting.down(photo.id, event, true)}
        onKeyDown={(event) => sorting.key(photo.id, event)}
        onBlur={(event) => sorting.blur(photo.id, event)}
      >
        <IconGripVertical aria-hidden size={20} stroke={1.75} />
      </button>
    </li>
  );
}

const describedAs = (alt: string): string => (alt === '' ? '' : `: ${alt}`);
