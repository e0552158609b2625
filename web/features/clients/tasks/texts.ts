import type { clientTasksEn } from '../../../../texts/dashboard/client-tasks.en.ts';
import { featureTexts } from '../../../base/texts.ts';

export const clientTasksTexts = featureTexts<typeof clientTasksEn>({
  en: () => import('../../../../texts/dashboard/client-tasks.en.ts').then((m) => m.clientTasksEn),
  id: () => import('../../../../texts/dashboard/client-tasks.id.ts').then((m) => m.clientTasksId),
});
