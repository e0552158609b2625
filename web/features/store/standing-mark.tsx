import type { Deal } from '../../../contract/store.ts';
import { useTexts } from '../../base/texts.ts';
import { StatusMark } from '../../ui/status-mark.tsx';
import { storeTexts } from './texts.ts';

const tones = {
  draft: 'quiet',
  shown: 'good',
  scheduled: 'info',
  ended: 'warn',
  over_limit: 'warn',
  inactive: 'quiet',
  sold_out: 'bad',
  archived: 'quiet',
} as const satisfies Record<Deal['standing'], string>;

/** How a product stands with couples today. */
export function StandingMark({ standing }: { readonly standing: Deal['standing'] }) {
  const t = useTexts(storeTexts);
  return <StatusMark tone={tones[standing]}>{t(`standing.${standing}`)}</StatusMark>;
}
