import type { Stage } from '../../../core/clients/stage.ts';
import { useTexts } from '../../base/texts.ts';
import { StatusMark } from '../../ui/status-mark.tsx';
import { pipelineTexts } from './texts.ts';

const tones = { new: 'info', answered: 'quiet', quoted: 'warn', booked: 'good', done: 'quiet', lost: 'bad' } as const;

/** A stage in a word, with its colour. */
export function StageMark({ stage }: { readonly stage: Stage }) {
  const t = useTexts(pipelineTexts);
  return <StatusMark tone={tones[stage]}>{t(`stage.${stage}`)}</StatusMark>;
}
