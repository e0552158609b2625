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
} as const satisfies Record<Deal['visibility'], string>;

/** How a product is with couples today. */
export function VisibilityMark({ visibility }: { readonly visibility: Deal['visibility'] }) {
  const t = useTexts(storeTexts);
  return <StatusMark tone={tones[visibility]}>{t(`visibility.${visibility}`)}</StatusMark>;
}
