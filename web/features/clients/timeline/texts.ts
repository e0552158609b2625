import type { clientTimelineEn } from '../../../../texts/dashboard/client-timeline.en.ts';
import { featureTexts } from '../../../base/texts.ts';

export const clientTimelineTexts = featureTexts<typeof clientTimelineEn>({
  en: () => import('../../../../texts/dashboard/client-timeline.en.ts').then((m) => m.clientTimelineEn),
  id: () => import('../../../../texts/dashboard/client-timeline.id.ts').then((m) => m.clientTimelineId),
});
