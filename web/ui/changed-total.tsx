import { withWholeAmounts } from '../../texts/format.ts';
import { Notice } from './notice.tsx';
import { useBroughtUp } from './use-brought-up.ts';

/** At the total: it is another one than was shown, and is confirmed again. (decision 0080) */
export function ChangedTotal({ message }: { readonly message: string | undefined }) {
  const element = useBroughtUp<HTMLDivElement>(message);
  if (message === undefined) return null;
  return (
    <div ref={element} tabIndex={-1}>
      <Notice tone="warn" says="at once">
        {withWholeAmounts(message)}
      </Notice>
    </div>
  );
}
