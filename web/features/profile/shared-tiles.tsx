import { IconPhoto } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTexts } from '../../base/texts.ts';
import { previewOf } from '../../parts/pictures/shrink.ts';
import { picturesTexts } from '../../parts/pictures/texts.ts';
import classes from './shared-photos.module.css';

type SharedTilesProps = {
  readonly files: readonly File[];
  readonly chosen: ReadonlySet<File>;
  readonly onChoose: (chosen: ReadonlySet<File>) => void;
};

/** Photos to choose among, all of them chosen at first. */
export function SharedTiles({ files, chosen, onChoose }: SharedTilesProps) {
  const t = useTexts(picturesTexts);
  const previews = usePreviews(files);
  const turn = (file: File) => onChoose(new Set(files.filter((one) => (one === file ? !chosen.has(one) : chosen.has(one)))));
  return (
    <ul className={classes['tiles']} aria-label={t('sharedList')}>
      {files.map((file, index) => (
        <li key={`${index} ${file.name}`}>
          <label className={classes['tile']} data-chosen={chosen.has(file)}>
            <input type="checkbox" checked={chosen.has(file)} onChange={() => turn(file)} />
            <Preview src={previews.get(file)} />
            <span className={classes['name']}>{file.name}</span>
          </label>
        </li>
      ))}
    </ul>
  );
}

/** Nothing while it is drawn, and a sentence where this browser cannot read it. */
function Preview({ src }: { readonly src: string | undefined }) {
  const t = useTexts(picturesTexts);
  if (src !== undefined && src !== '') return <img src={src} alt="" />;
  return (
    <span className={classes['unread']}>
      {src === '' && (
        <>
          <IconPhoto aria-hidden size={28} stroke={1.5} />
          {t('sharedUnreadable')}
        </>
      )}
    </span>
  );
}

/** Small copies of the photos, drawn one after the other: a phone has not much room. */
function usePreviews(files: readonly File[]): ReadonlyMap<File, string> {
  const [previews, setPreviews] = useState<ReadonlyMap<File, string>>(new Map());
  useEffect(() => {
    let isHere = true;
    const draw = async () => {
      for (const file of files) {
        const preview = await previewOf(file);
        if (!isHere) return;
        setPreviews((before) => new Map(before).set(file, preview));
      }
    };
    void draw();
    return () => {
      isHere = false;
    };
  }, [files]);
  return previews;
}
