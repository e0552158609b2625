import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useEffectEvent, useId, useRef } from 'react';
import { type Crop, cropOf, type Size, sizeAfterTurns, type View, zoomMaxOf } from '../../../core/pictures/crop.ts';
import { useFormat } from '../../base/format.ts';
import { useTexts } from '../../base/texts.ts';
import classes from './cropper.module.css';
import { picturesTexts } from './texts.ts';

type CropperProps = {
  readonly src: string;
  readonly original: Size;
  /** Width by height of what is shown; null: as the photo is. */
  readonly aspect: number | null;
  readonly isRound: boolean;
  readonly view: View;
  readonly onChange: (view: View) => void;
  readonly onFailed: () => void;
};

const keyStep = 0.02;
const keyLeap = 0.1;
const zoomStep = 1.1;
const wheelZoom = 0.002;
/** A finger that moved less has pressed, not dragged. */
const pressPixels = 6;

/** The view with its middle as far inside as what is shown needs. */
function settled(original: Size, view: View, aspect: number | null): View {
  const zoom = Math.min(Math.max(view.zoom, 1), zoomMaxOf(original, view.turns, aspect));
  const { x, y, width, height } = cropOf(original, { ...view, zoom }, aspect);
  return { ...view, zoom, x: x + width / 2, y: y + height / 2 };
}

/** A frame over a photo that is moved and drawn closer beneath it: by pointer, by two fingers, by wheel and by keys. */
export function Cropper({ src, original, aspect, isRound, view, onChange, onFailed }: CropperProps) {
  const t = useTexts(picturesTexts);
  const format = useFormat();
  const hintId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const crop = cropOf(original, view, aspect);
  const go = (part: Partial<View>) => onChange(settled(original, { ...view, ...part }, aspect));
  const gestures = useGestures(frame, view, crop, go);
  useWheel(frame, (by) => go({ zoom: view.zoom * (1 - by * wheelZoom) }));
  const press = (event: KeyboardEvent) => {
    const part = partOfKey(event, view, crop);
    if (part === null) return;
    event.preventDefault();
    go(part);
  };
  const whole = sizeAfterTurns(original, view.turns);
  const shape = aspect ?? whole.width / whole.height;
  const at = (share: number) => format.percent(Math.max(0, share));
  return (
    <div className={classes['stage']}>
      <div ref={frame} className={classes['frame']} style={{ aspectRatio: shape, width: `min(100%, ${(42 * shape).toFixed(2)}dvh)` }}>
        <Turned src={src} whole={whole} turns={view.turns} crop={crop} onFailed={onFailed} />
        <span className={classes['grid']} data-round={isRound} aria-hidden />
        {/* Lies unseen over the frame: what is operated, by whatever means, is one thing with a name and a value. */}
        <input
          type="range"
          className={classes['hold']}
          min={0}
          max={100}
          value={Math.round(crop.x * 100)}
          aria-label={t('area')}
          aria-describedby={hintId}
          aria-valuetext={t('areaAt', { left: at(crop.x), top: at(crop.y), zoom: format.decimal(view.zoom) })}
          onChange={() => undefined}
          onKeyDown={press}
          {...gestures}
        />
      </div>
      <p id={hintId} className={classes['hint']}>
        {t('areaHint')}
      </p>
    </div>
  );
}

/** The whole photo, turned, so large and so placed that the crop fills the frame. */
function Turned({
  src,
  whole,
  turns,
  crop,
  onFailed,
}: {
  readonly src: string;
  readonly whole: Size;
  readonly turns: number;
  readonly crop: Crop;
  readonly onFailed: () => void;
}) {
  const share = (part: number) => `${(part * 100).toFixed(4)}%`;
  const place = {
    width: share(1 / crop.width),
    height: share(1 / crop.height),
    left: share(-crop.x / crop.width),
    top: share(-crop.y / crop.height),
  };
  const isAcross = turns % 2 === 1;
  return (
    <span className={classes['photo']} style={place}>
      <img
        src={src}
        alt=""
        draggable={false}
        style={{ width: share(isAcross ? whole.height / whole.width : 1), transform: `translate(-50%, -50%) rotate(${turns * 90}deg)` }}
        onError={onFailed}
      />
    </span>
  );
}

function partOfKey({ key, shiftKey }: KeyboardEvent, { zoom, x, y }: View, crop: Crop): Partial<View> | null {
  const step = shiftKey ? keyLeap : keyStep;
  switch (key) {
    case 'ArrowLeft':
      return { x: x - step * crop.width };
    case 'ArrowRight':
      return { x: x + step * crop.width };
    case 'ArrowUp':
      return { y: y - step * crop.height };
    case 'ArrowDown':
      return { y: y + step * crop.height };
    case '+':
    case '=':
      return { zoom: zoom * zoomStep };
    case '-':
    case '_':
      return { zoom: zoom / zoomStep };
    default:
      return null;
  }
}

interface Touch {
  readonly x: number;
  readonly y: number;
}
const between = (one: Touch, other: Touch): number => Math.hypot(one.x - other.x, one.y - other.y);

/** One pointer moves, two draw closer; a press brings its point to the middle, for anyone who cannot drag. */
function useGestures(frame: RefObject<HTMLDivElement | null>, { zoom, x, y }: View, crop: Crop, go: (part: Partial<View>) => void) {
  const touches = useRef(new Map<number, Touch>());
  const travelled = useRef(0);
  const lift = ({ pointerId }: PointerEvent) => touches.current.delete(pointerId);
  return {
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      if (touches.current.size === 0) travelled.current = 0;
      touches.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    onPointerMove({ pointerId, clientX, clientY }: PointerEvent) {
      const before = touches.current.get(pointerId);
      const box = frame.current?.getBoundingClientRect();
      if (before === undefined || box === undefined) return;
      const now = { x: clientX, y: clientY };
      touches.current.set(pointerId, now);
      travelled.current += between(before, now);
      const other = [...touches.current].find(([id]) => id !== pointerId)?.[1];
      if (other === undefined)
        go({ x: x - ((now.x - before.x) / box.width) * crop.width, y: y - ((now.y - before.y) / box.height) * crop.height });
      else go({ zoom: (zoom * between(now, other)) / Math.max(1, between(before, other)) });
    },
    onPointerUp(event: PointerEvent) {
      const box = frame.current?.getBoundingClientRect();
      const isPress = touches.current.size === 1 && touches.current.has(event.pointerId) && travelled.current < pressPixels;
      lift(event);
      if (!isPress || box === undefined) return;
      go({
        x: crop.x + ((event.clientX - box.left) / box.width) * crop.width,
        y: crop.y + ((event.clientY - box.top) / box.height) * crop.height,
      });
    },
    onPointerCancel: lift,
  };
}

/** React listens to wheels without the right to keep the page still. */
function useWheel(frame: RefObject<HTMLDivElement | null>, onWheel: (by: number) => void): void {
  const turn = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    onWheel(event.deltaY);
  });
  useEffect(() => {
    const element = frame.current;
    const listen = (event: WheelEvent) => turn(event);
    element?.addEventListener('wheel', listen, { passive: false });
    return () => element?.removeEventListener('wheel', listen);
  }, [frame]);
}
