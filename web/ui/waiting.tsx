import { Skeleton } from './skeleton.tsx';
import { shellTexts } from '../base/shell-texts.ts';
import { useTexts } from '../base/texts.ts';

/** A screen on its way. */
export function Waiting() {
  const t = useTexts(shellTexts);
  return (
    <>
      <output className="for-screen-readers">{t('loading')}</output>
      <Skeleton height="10rem" />
      <Skeleton height="24rem" />
    </>
  );
}
