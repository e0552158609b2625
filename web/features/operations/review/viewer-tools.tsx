import { IconChevronLeft, IconChevronRight, IconMinus, IconPlus, IconRotateClockwise } from '@tabler/icons-react';
import { useFormat } from '../../../base/format.ts';
import { useTexts } from '../../../base/texts.ts';
import { reviewTexts } from '../texts.ts';
import classes from './document-viewer.module.css';

export type Zoom = {
  /** 1: as wide as the stage. */
  readonly factor: number;
  readonly grow: () => void;
  readonly shrink: () => void;
  readonly fit: () => void;
};
type ViewerToolsProps = {
  readonly zoom: Zoom;
  readonly leaf: { readonly number: number; readonly total: number; readonly go: (step: number) => void };
  readonly onTurn: () => void;
};

/** What one does with a sheet on a table: turn the leaf, turn it around, look closer. */
export function ViewerTools({ zoom, leaf, onTurn }: ViewerToolsProps) {
  const t = useTexts(reviewTexts);
  const format = useFormat();
  const { number, total, go } = leaf;
  return (
    <div className={classes['tools']}>
      {total > 1 && (
        <div className={classes['group']}>
          <button type="button" aria-label={t('leafBefore')} aria-disabled={number === 1} onClick={() => number > 1 && go(-1)}>
            <IconChevronLeft aria-hidden size={18} />
          </button>
          <output>{t('leafOf', { n: format.count(number), total: format.count(total) })}</output>
          <button type="button" aria-label={t('leafAfter')} aria-disabled={number === total} onClick={() => number < total && go(1)}>
            <IconChevronRight aria-hidden size={18} />
          </button>
        </div>
      )}
      <div className={classes['group']}>
        <button type="button" aria-label={t('zoomOut')} onClick={zoom.shrink}>
          <IconMinus aria-hidden size={18} />
        </button>
        <output>{t('zoomLevel', { percent: format.count(zoom.factor * 100) })}</output>
        <button type="button" aria-label={t('zoomIn')} onClick={zoom.grow}>
          <IconPlus aria-hidden size={18} />
        </button>
        <button type="button" onClick={zoom.fit}>
          {t('zoomFit')}
        </button>
      </div>
      <button type="button" aria-label={t('rotate')} title={t('rotate')} onClick={onTurn}>
        <IconRotateClockwise aria-hidden size={18} />
      </button>
    </div>
  );
}
