import { Skeleton } from '../ui/skeleton.tsx';
import { shellTexts } from './shell/texts.ts';
import { useTexts } from './texts.ts';

/** A screen on its way. */
export function Waiting() {
  const t = useTexts(shellTexts);
  return (
    <>
      <p role="status" className="for-screen-readers">
        {t('loading')}
      </p>
      <Skeleton height="10rem" />
      <Skeleton height="24rem" />
    </>
  );
}
