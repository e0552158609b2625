import type { acquisitionsEn } from '../../../texts/dashboard/acquisitions.en.ts';
import type { agreementEn } from '../../../texts/dashboard/agreement.en.ts';
import type { auditEn } from '../../../texts/dashboard/audit.en.ts';
import type { failedJobsEn } from '../../../texts/dashboard/failed-jobs.en.ts';
import type { fairsEn } from '../../../texts/dashboard/fairs.en.ts';
import type { operationsEn } from '../../../texts/dashboard/operations.en.ts';
import type { payoutsEn } from '../../../texts/dashboard/payouts.en.ts';
import type { proposalsEn } from '../../../texts/dashboard/proposals.en.ts';
import type { reviewCasesEn } from '../../../texts/dashboard/review-cases.en.ts';
import type { reviewEn } from '../../../texts/dashboard/review.en.ts';
import type { settingsEn } from '../../../texts/dashboard/settings.en.ts';
import type { spamEn } from '../../../texts/dashboard/spam.en.ts';
import type { vendorMoneyEn } from '../../../texts/dashboard/vendor-money.en.ts';
import type { vendorTeamEn } from '../../../texts/dashboard/vendor-team.en.ts';
import { featureTexts } from '../../base/texts.ts';

export const operationsTexts = featureTexts<typeof operationsEn>({
  en: () => import('../../../texts/dashboard/operations.en.ts').then((m) => m.operationsEn),
  id: () => import('../../../texts/dashboard/operations.id.ts').then((m) => m.operationsId),
});
export const auditTexts = featureTexts<typeof auditEn>({
  en: () => import('../../../texts/dashboard/audit.en.ts').then((m) => m.auditEn),
  id: () => import('../../../texts/dashboard/audit.id.ts').then((m) => m.auditId),
});
/** What waits for a second person, and its effect in words. */
export const proposalTexts = featureTexts<typeof proposalsEn>({
  en: () => import('../../../texts/dashboard/proposals.en.ts').then((m) => m.proposalsEn),
  id: () => import('../../../texts/dashboard/proposals.id.ts').then((m) => m.proposalsId),
});
/** The page of prices and limits; what they are called is with the proposals. */
export const settingsTexts = featureTexts<typeof settingsEn>({
  en: () => import('../../../texts/dashboard/settings.en.ts').then((m) => m.settingsEn),
  id: () => import('../../../texts/dashboard/settings.id.ts').then((m) => m.settingsId),
});
export const spamTexts = featureTexts<typeof spamEn>({
  en: () => import('../../../texts/dashboard/spam.en.ts').then((m) => m.spamEn),
  id: () => import('../../../texts/dashboard/spam.id.ts').then((m) => m.spamId),
});
/** Reported reviews, in the queue of disputes. */
export const reviewCaseTexts = featureTexts<typeof reviewCasesEn>({
  en: () => import('../../../texts/dashboard/review-cases.en.ts').then((m) => m.reviewCasesEn),
  id: () => import('../../../texts/dashboard/review-cases.id.ts').then((m) => m.reviewCasesId),
});
export const reviewTexts = featureTexts<typeof reviewEn>({
  en: () => import('../../../texts/dashboard/review.en.ts').then((m) => m.reviewEn),
  id: () => import('../../../texts/dashboard/review.id.ts').then((m) => m.reviewId),
});
export const acquisitionsTexts = featureTexts<typeof acquisitionsEn>({
  en: () => import('../../../texts/dashboard/acquisitions.en.ts').then((m) => m.acquisitionsEn),
  id: () => import('../../../texts/dashboard/acquisitions.id.ts').then((m) => m.acquisitionsId),
});
export const failedJobsTexts = featureTexts<typeof failedJobsEn>({
  en: () => import('../../../texts/dashboard/failed-jobs.en.ts').then((m) => m.failedJobsEn),
  id: () => import('../../../texts/dashboard/failed-jobs.id.ts').then((m) => m.failedJobsId),
});
export const fairsTexts = featureTexts<typeof fairsEn>({
  en: () => import('../../../texts/dashboard/fairs.en.ts').then((m) => m.fairsEn),
  id: () => import('../../../texts/dashboard/fairs.id.ts').then((m) => m.fairsId),
});
export const payoutTexts = featureTexts<typeof payoutsEn>({
  en: () => import('../../../texts/dashboard/payouts.en.ts').then((m) => m.payoutsEn),
  id: () => import('../../../texts/dashboard/payouts.id.ts').then((m) => m.payoutsId),
});
/** Orders, refunds and payouts on the page of a vendor. */
export const vendorMoneyTexts = featureTexts<typeof vendorMoneyEn>({
  en: () => import('../../../texts/dashboard/vendor-money.en.ts').then((m) => m.vendorMoneyEn),
  id: () => import('../../../texts/dashboard/vendor-money.id.ts').then((m) => m.vendorMoneyId),
});
/** What fields, documents and reasons are called, in the words the vendor reads. */
export const agreementTexts = featureTexts<typeof agreementEn>({
  en: () => import('../../../texts/dashboard/agreement.en.ts').then((m) => m.agreementEn),
  id: () => import('../../../texts/dashboard/agreement.id.ts').then((m) => m.agreementId),
});
/** Who works for a vendor, and where they are signed in. */
export const vendorTeamTexts = featureTexts<typeof vendorTeamEn>({
  en: () => import('../../../texts/dashboard/vendor-team.en.ts').then((m) => m.vendorTeamEn),
  id: () => import('../../../texts/dashboard/vendor-team.id.ts').then((m) => m.vendorTeamId),
});
