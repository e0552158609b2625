import type { operationsEn } from '../../../texts/dashboard/operations.en.ts';
import { featureTexts } from '../../app/texts.ts';

export const operationsTexts = featureTexts<typeof operationsEn>({
  en: () => import('../../../texts/dashboard/operations.en.ts').then((m) => m.operationsEn),
  id: () => import('../../../texts/dashboard/operations.id.ts').then((m) => m.operationsId),
});
