import { onApi } from '../../base/calls/api-address.ts';
import { IconRotate2, IconRotateClockwise2 } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { cropPicture, openOriginal, type OwnPicture } from '../../../contract/pictures.ts';
import { type Crop, cropOf, type Size, sizeAfterTurns, type Turns, type View, viewOf, zoomMaxOf } from '../../../core/pictures/crop.ts';
import { call } from '../../base/calls/browser-call.ts';
import { addressOf, wordsOf } from '../../base/calls/call.ts';
import { useFormat } from '../../base/format.ts';
import { useTexts } from '../../base/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Chips } from '../../ui/chips.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import classes from './crop-dialog.module.css';
import { Cropper } from './cropper.tsx';
import { picturesTexts } from './texts.ts';
import { keysOf } from '../../../core/keys.ts';

const shapes = { whole: null, landscape: 3 / 2, square: 1, portrait: 4 / 5 } as const;
type Shape = keyof typeof shapes;
/** What is lost where shares are written down and read again. */
const SLACK = 0.01;

type CropDialogProps = {
  /** A photo with an original; a drawing has none. */
  readonly picture: OwnPicture & { readonly original: Size };
  /** The one shape that fits its place, as width by height; without it the shape can be chosen. */
  readonly aspect?: number;
  /** Shown round in its place. */
  readonly isRound?: boolean;
  readonly onDone: (picture: OwnPicture) => void;
  readonly onClose: () => void;
};

/** Rotates and crops a photo; always from the original, so it can always be undone. */
export function CropDialog({ picture, aspect: fixed, isRound = false, onDone, onClose }: CropDialogProps) {
  const t = useTexts(picturesTexts);
  const { original } = picture;
  const [shape, setShape] = useState<Shape>(() => shapeOf(picture));
  const aspect = fixed ?? shapes[shape];
  const [view, setView] = useState<View>(() => viewOf(original, picture.turns, picture.crop, aspect));
  const [isMissing, setMissing] = useState(false);
  const save = useMutation({
    mutationFn: async () => {
      const crop = wholeOr(cropOf(original, view, aspect));
      return (await call(cropPicture, { params: { id: picture.id }, body: { turns: view.turns, crop } })).data;
    },
    onSuccess: onDone,
  });
  const reshape = (next: Shape) => {
    setShape(next);
    setView((before) => viewOf(original, before.turns, null, shapes[next]));
  };
  return (
    <Dialog
      title={t('crop')}
      onClose={onClose}
      back={t('cancel')}
      actions={
        <Button loading={save.isPending} onClick={() => save.mutate()}>
          {t('use')}
        </Button>
      }
    >
      <div className={classes['crop']}>
        {save.error !== null && (
          <Notice tone="bad" says="at once">
            {wordsOf(save.error)}
          </Notice>
        )}
        {isMissing && (
          <Notice tone="bad" says="at once">
            {t('originalMissing')}
          </Notice>
        )}
        <Cropper
          src={onApi(addressOf(openOriginal.path, { id: picture.id }))}
          original={original}
          aspect={aspect}
          isRound={isRound}
          view={view}
          onChange={setView}
          onFailed={() => setMissing(true)}
        />
        <Tools original={original} aspect={aspect} view={view} onChange={setView} />
        {fixed === undefined && (
          <Chips
            label={t('shape')}
            value={shape}
            onChange={reshape}
            options={keysOf(shapes).map((value) => ({ value, label: t(`shape.${value}`) }))}
          />
        )}
      </div>
    </Dialog>
  );
}

type ToolsProps = {
  readonly original: Size;
  readonly aspect: number | null;
  readonly view: View;
  readonly onChange: (view: View) => void;
};

function Tools({ original, aspect, view, onChange }: ToolsProps) {
  const t = useTexts(picturesTexts);
  const format = useFormat();
  const zoomMax = zoomMaxOf(original, view.turns, aspect);
  const turn = (clockwise: boolean) => {
    const turns = ((view.turns + (clockwise ? 1 : 3)) % 4) as Turns;
    const [x, y] = clockwise ? [1 - view.y, view.x] : [view.y, 1 - view.x];
    onChange({ turns, x, y, zoom: Math.min(view.zoom, zoomMaxOf(original, turns, aspect)) });
  };
  return (
    <div className={classes['tools']}>
      <button type="button" className={classes['tool']} aria-label={t('turnLeft')} title={t('turnLeft')} onClick={() => turn(false)}>
        <IconRotate2 aria-hidden size={22} stroke={1.75} />
      </button>
      <button type="button" className={classes['tool']} aria-label={t('turnRight')} title={t('turnRight')} onClick={() => turn(true)}>
        <IconRotateClockwise2 aria-hidden size={22} stroke={1.75} />
      </button>
      <label className={classes['zoom']}>
        <span>{t('zoom')}</span>
        <input
          type="range"
          min={1}
          max={zoomMax}
          step={0.01}
          value={view.zoom}
          disabled={zoomMax <= 1}
          aria-valuetext={`${format.decimal(view.zoom)}×`}
          onChange={({ currentTarget }) => onChange({ ...view, zoom: Number(currentTarget.value) })}
        />
      </label>
      <Button variant="subtle" onClick={() => onChange(viewOf(original, 0, null, aspect))}>
        {t('startOver')}
      </Button>
    </div>
  );
}

/** The whole photo has no crop. */
const wholeOr = (crop: Crop): Crop | null => (crop.width >= 1 - 1e-6 && crop.height >= 1 - 1e-6 ? null : crop);

/** Which of the shapes a photo was cut to. */
function shapeOf({ original, turns, crop }: OwnPicture): Shape {
  if (original === null || crop === null) return 'whole';
  const { width, height } = sizeAfterTurns(original, turns);
  const ratio = (crop.width * width) / (crop.height * height);
  return keysOf(shapes).find((shape) => Math.abs((shapes[shape] ?? 0) - ratio) < SLACK) ?? 'whole';
}
