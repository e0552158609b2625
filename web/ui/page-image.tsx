import { type ReactNode, useState } from 'react';
import classes from './page-image.module.css';

type Size = { readonly width: number; readonly height: number };
type PageImageProps = {
  readonly src: string;
  readonly alt: string;
  /** In pixels, when it is known before the picture is here. */
  readonly size: Size | null;
  /** 1: as wide as there is room. */
  readonly zoom?: number;
  /** Quarter turns, clockwise. */
  readonly turns?: number;
  /** Is in its place when it cannot be shown; called with what tries again. */
  readonly failed: (again: () => void) => ReactNode;
};

/** As far as no one knows better, a sheet has the shape of A4. */
const a4: Size = { width: 210, height: 297 };

/** A picture of a sheet: its place is held before it is here, and it turns and grows without leaving it. Give it a key of its source. */
export function PageImage({ src, alt, size, zoom = 1, turns = 0, failed }: PageImageProps) {
  const [natural, setNatural] = useState(size);
  const [state, setState] = useState<'coming' | 'here' | 'failed'>('coming');
  const [attempt, setAttempt] = useState(1);
  const again = () => {
    setState('coming');
    setAttempt((before) => before + 1);
  };
  if (state === 'failed') return failed(again);
  const { width, height } = natural ?? a4;
  const isAcross = turns % 2 === 1;
  const [wide, high] = isAcross ? [height, width] : [width, height];
  return (
    <div className={classes['paper']} data-state={state} style={{ width: `${zoom * 100}%`, aspectRatio: `${wide} / ${high}` }}>
      <img
        key={attempt}
        src={src}
        alt={alt}
        style={{ width: `${isAcross ? (width / height) * 100 : 100}%`, transform: `translate(-50%, -50%) rotate(${turns * 90}deg)` }}
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
          setNatural({ width: naturalWidth, height: naturalHeight });
          setState('here');
        }}
        onError={() => setState('failed')}
      />
    </div>
  );
}
