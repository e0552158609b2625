import type { clientActionsEn } from '../../../../texts/dashboard/client-actions.en.ts';
import { featureTexts } from '../../../base/texts.ts';

export const clientActionsTexts = featureTexts<typeof clientActionsEn>({
  en: () => import('../../../../texts/dashboard/client-actions.en.ts').then((m) => m.clientActionsEn),
  id: () => import('../../../../texts/dashboard/client-actions.id.ts').then((m) => m.clientActionsId),
});
