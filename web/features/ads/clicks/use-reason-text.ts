import { type FreeReason, freeReasons, type InvalidReason, invalidReasons } from '../../../../core/ads/click-validity.ts';
import { useTexts } from '../../../base/texts.ts';
import { adClicksTexts } from '../../../parts/ads/texts.ts';

const reasons: readonly (FreeReason | InvalidReason)[] = [...freeReasons, ...invalidReasons];

/** Why a click cost nothing, as a sentence; a reason newer than this page is "not counted". */
export function useReasonText(): (reason: string | null) => string {
  const t = useTexts(adClicksTexts);
  return (reason) => t(`reason.${reasons.find((known) => known === reason) ?? 'other'}`);
}
