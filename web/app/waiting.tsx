import { Skeleton } from '../ui/skeleton.tsx';
import { shellTexts } from './shell/texts.ts';
import { useTexts } from './texts.ts';

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
