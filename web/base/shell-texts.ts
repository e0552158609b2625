import type { shellEn } from '../../texts/dashboard/shell.en.ts';
import { featureTexts } from './texts.ts';

export const shellTexts = featureTexts<typeof shellEn>({
  en: () => import('../../texts/dashboard/shell.en.ts').then((m) => m.shellEn),
  id: () => import('../../texts/dashboard/shell.id.ts').then((m) => m.shellId),
});
