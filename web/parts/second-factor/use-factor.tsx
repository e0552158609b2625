import { useState } from 'react';
import { ApiError } from '../../base/calls/call.ts';
import { lazyPart, Part } from '../../ui/part.tsx';

const FactorDialog = lazyPart<{ readonly onClose: (isGiven: boolean) => void }>('factor-dialog', () => import('./factor-dialog.tsx'));

/**
 * For acts that move money: `withFactor` does one, and when the second factor is asked for first, shows `factorDialog` and does it again once it was
 * given. Left without giving it, the refusal stands.
 */
export function useFactor() {
  const [settle, setSettle] = useState<((isGiven: boolean) => void) | null>(null);
  const withFactor = async <Answer,>(act: () => Promise<Answer>): Promise<Answer> => {
    try {
      return await act();
    } catch (failure) {
      if (!(failure instanceof ApiError) || failure.code !== 'identity.factor_required') throw failure;
      const isGiven = await new Promise<boolean>((resolve) => setSettle(() => resolve));
      setSettle(null);
      if (!isGiven) throw failure;
      return act();
    }
  };
  const factorDialog = settle !== null && (
    <Part>
      <FactorDialog onClose={settle} />
    </Part>
  );
  return { withFactor, factorDialog };
}
