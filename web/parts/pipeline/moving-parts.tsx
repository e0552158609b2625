import { lazyPart, Part } from '../../ui/part.tsx';
import type { Moving } from './use-moving.ts';

const LostDialog = lazyPart('lost client', () => import('./lost-dialog.tsx'));

/** What is said of a move to people who listen, and the question for the reason of a loss. */
export function MovingParts({ moving: { said, losing, endLosing } }: { readonly moving: Moving }) {
  return (
    <>
      <output className="for-screen-readers">{said}</output>
      {losing !== null && (
        <Part>
          <LostDialog moved={losing} onClose={endLosing} />
        </Part>
      )}
    </>
  );
}
