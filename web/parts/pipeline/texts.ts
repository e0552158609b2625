import type { pipelineEn } from '../../../texts/dashboard/pipeline.en.ts';
import { featureTexts } from '../../base/texts.ts';

export const pipelineTexts = featureTexts<typeof pipelineEn>({
  en: () => import('../../../texts/dashboard/pipeline.en.ts').then((m) => m.pipelineEn),
  id: () => import('../../../texts/dashboard/pipeline.id.ts').then((m) => m.pipelineId),
});
