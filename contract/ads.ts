// Pay per Click (spec 2, 3, 5, 7; product 4, 12). Wire names such as `daily_budget` stop at this room's border.
import * as z from 'zod';
import { pacings } from '../core/ads/pacing.ts';
import { adCard } from './catalogue.ts';
import { endpoint } from './endpoint.ts';
import { body, data, day, idInAddress, idr, instant, line, numberInAddress, paged, pageQuery, params, query } from './shapes.ts';

const tag = 'ads';
const base = '/ms/bs-vendors/api/v1/vendor_ads';
export const placements = ['discovery', 'listing', 'category'] as const;
export const adStatuses = [
  'scheduled',
  'displaying',
  'paused',
  'out_of_credit',
  'daily_budget_reached',
  'ended',
  'below_minimum',
  'vendor_not_published',
] as const;
const setting = z.object({
  cpc: idr,
  /** null: unlimited. */
  daily_budget: idr.nullable(),
  /** How the daily budget is used: spread over the day, or as fast as possible. */
  pacing: z.enum(pacings),
  /** null with `end_date` null: always from now. */
  start_date: day.nullable(),
  end_date: day.nullable(),
  is_enabled: z.boolean(),
});
/** Parameters of the sentence that explains the status; the sentence itself is in the texts. */
const statusReason = z.object({
  code: z.enum(adStatuses),
  starts_on: day.optional(),
  ended_on: day.optional(),
  resumes_at: instant.optional(),
  minimum: idr.optional(),
});
const settingWithStanding = setting.extend({
  /** Counts the changes. Name it when saving: another one means that somebody saved since. */
  revision: z.int(),
  status: z.enum(adStatuses),
  status_reason: statusReason,
  /** First day it can show; today when it is always from now. */
  starts_on: day,
});
export type AdSetting = z.infer<typeof settingWithStanding>;

export const getAd = endpoint({
  method: 'GET',
  path: base,
  tag,
  summary: 'Get my ad settings with their status, or null if there is no ad.',
  access: 'vendor',
  answer: data(settingWithStanding.nullable()),
});
export const saveAd = endpoint({
  method: 'PUT',
  path: base,
  tag,
  summary: 'Create or update my ad.',
  access: 'vendor',
  // Whatever a form brings: what is wrong with it is a rule's to say (core/ads/settings.ts), in the words of the specification.
  body: body({
    cpc: z.unknown().optional(),
    daily_budget: z.unknown().optional(),
    /** Left out: as it was; 'spread' for a new ad. */
    pacing: z.enum(pacings).optional(),
    start_date: z.unknown().optional(),
    end_date: z.unknown().optional(),
    is_enabled: z.boolean().default(true),
    /** The one that was read, 0 when there was no ad. When somebody saved since, nothing is overwritten. Left out: saved over whatever is there. */
    revision: z.int().min(0).optional(),
  }),
  answer: z.object({ data: settingWithStanding, outcome: z.enum(['created', 'created_insufficient_credit', 'updated']) }),
  refusals: [
    'ads.edited_elsewhere',
    'ads.cpc_required',
    'ads.cpc_below_minimum',
    'ads.cpc_above_maximum',
    'ads.cpc_not_in_steps',
    'ads.daily_budget_required',
    'ads.daily_budget_below_cpc',
    'ads.daily_budget_not_in_steps',
    'ads.daily_budget_above_maximum',
    'ads.period_in_the_past',
    'ads.period_end_before_start',
    'ads.not_a_number',
    'ads.not_a_date',
  ],
});
const four = z.object({ impressions: z.int(), clicks: z.int(), spending: idr, leads: z.int() });
const statisticQuery = { start_date: day, end_date: day, placement: z.enum(placements).optional() };
const statistic = z.object({
  start_date: day,
  end_date: day,
  granularity: z.enum(['day', 'hour']),
  totals: four,
  /** Of the period of equal length before it; null where that was not counted in full, as before a vendor's first ad. */
  previous: four.nullable(),
  /** A day, or an instant on the hour when the range is one day. Zero-filled. */
  series: z.array(four.extend({ date: z.string() })),
  /** Days (or instants) within the range at which the setting changed, to be marked on the graph. */
  changes: z.array(z.object({ at: instant, summary: z.string() })),
});
export type AdStatistic = z.infer<typeof statistic>;
export const adStatistic = endpoint({
  method: 'GET',
  path: `${base}/statistic`,
  tag,
  summary: 'Get Displayed, Clicked, Spent and Leads for a period and the previous period of equal length.',
  access: 'vendor',
  query: query(statisticQuery),
  answer: data(statistic),
  refusals: ['ads.period_end_before_start', 'ads.period_too_long'],
});
export const adStatisticCsv = endpoint({
  method: 'GET',
  path: `${base}/statistic.csv`,
  tag,
  summary: 'Download the same figures as CSV.',
  access: 'vendor',
  query: query(statisticQuery),
  answers: 'csv',
  refusals: ['ads.period_end_before_start', 'ads.period_too_long', 'ads.export_not_in_plan'],
});
const recommendation = z.object({ low: idr, mid: idr, high: idr, sample: z.int() });
const summary = z.object({
  /** Of the setting: name it when saving. 0 when there is no ad. */
  revision: z.int(),
  is_enabled: z.boolean(),
  status: z.enum([...adStatuses, 'none']),
  status_reason: statusReason.nullable(),
  cpc: idr.nullable(),
  daily_budget: idr.nullable(),
  /** null: no ad. */
  pacing: z.enum(pacings).nullable(),
  /** When an ad whose budget is spread over the day always takes part again; null while it does, or is not displaying. */
  held_back_until: instant.nullable(),
  start_date: day.nullable(),
  end_date: day.nullable(),
  credit_balance: idr,
  spent_today: idr,
  /** null: unlimited, or no ad. */
  budget_left_today: idr.nullable(),
  recommended_cpc: recommendation,
  min_cpc: idr,
  max_cpc: idr,
  cpc_step: idr,
  confirm_above_cpc: idr,
  daily_budget_step: idr,
  max_daily_budget: idr,
  /** The spans clicks made now are judged by: repeats of a viewer, contacts that are leads, disputes. */
  windows: z.object({ viewer_hours: z.int(), lead_days: z.int(), dispute_days: z.int() }),
  /** Days the credit will last at the pace of the last seven days; null when nothing was spent. */
  credit_days_left: z.number().nullable(),
  last_30_days: four.extend({
    ctr: z.number().nullable(),
    average_cpc: z.number().nullable(),
    cost_per_lead: z.number().nullable(),
    invalid_clicks: z.int(),
  }),
  alerts: z.array(z.object({ code: z.enum(['credit_running_out', 'cpc_below_recommendation']), recommended: idr.optional() })),
});
export type AdSummary = z.infer<typeof summary>;
export const adSummary = endpoint({
  method: 'GET',
  path: `${base}/summary`,
  tag,
  summary: 'Get everything the ads page needs.',
  access: 'vendor',
  answer: data(summary),
});
const forecast = z.object({
  /** How many of the last fourteen days were seen; with none there are no points. */
  days: z.int(),
  /** By rising cost per click: how many clicks a day it would bring, were there no daily budget, and the range around it. To be drawn straight in between. */
  points: z.array(z.object({ cpc: idr, clicks_low: z.number(), clicks_likely: z.number(), clicks_high: z.number() })),
});
export type AdForecast = z.infer<typeof forecast>;
export const adForecast = endpoint({
  method: 'GET',
  path: `${base}/forecast`,
  tag,
  summary: 'Estimate the results of different costs per click from the last 14 days in my market.',
  access: 'vendor',
  answer: data(forecast),
});
const dispute = z.object({
  status: z.enum(['open', 'refunded', 'refused']),
  reason: z.string(),
  decision_reason: z.string().nullable(),
  opened_at: instant,
});
const click = z.object({
  id: z.uuid(),
  clicked_at: instant,
  placement: z.enum(placements).nullable(),
  charged: idr,
  outcome: z.enum(['charged', 'free', 'invalid']),
  reason: z.string().nullable(),
  dispute: dispute.nullable(),
  /** Charged, not yet disputed, and within the dispute window. */
  can_dispute: z.boolean(),
});
export type AdClick = z.infer<typeof click>;
const clickFilter = { outcome: z.enum(['charged', 'free', 'invalid']).optional(), start_date: day.optional(), end_date: day.optional() };
export const adClicks = endpoint({
  method: 'GET',
  path: `${base}/clicks`,
  tag,
  summary: 'List clicks with their price or the reason they were free, newest first.',
  access: 'vendor',
  query: query({ ...clickFilter, ...pageQuery }),
  answer: paged(click),
});
export const adClicksCsv = endpoint({
  method: 'GET',
  path: `${base}/clicks.csv`,
  tag,
  summary: 'Download the same list as CSV.',
  access: 'vendor',
  query: query(clickFilter),
  answers: 'csv',
  refusals: ['ads.export_not_in_plan'],
});
export const disputeClick = endpoint({
  method: 'POST',
  path: `${base}/clicks/:id/dispute`,
  tag,
  summary: 'Dispute a charged click within 30 days; an operator decides.',
  access: 'vendor',
  status: 201,
  params: params({ id: z.uuid() }),
  body: body({ reason: line(500) }),
  answer: data(click),
  refusals: ['request.not_found', 'ads.reason_required', 'ads.dispute_not_charged', 'ads.dispute_too_late', 'ads.dispute_already'],
});
export const adChanges = endpoint({
  method: 'GET',
  path: `${base}/changes`,
  tag,
  summary: 'List changes to the settings: who, what and when.',
  access: 'vendor',
  query: query(pageQuery),
  answer: paged(
    z.object({
      id: z.int(),
      changed_at: instant,
      changed_by: z.string(),
      before: setting.nullable(),
      after: setting,
    }),
  ),
});
export const placementAds = endpoint({
  method: 'GET',
  path: `${base}/placements/:placement`,
  tag,
  summary: 'List ads for a placement, best first; fewer than requested if there are no more.',
  access: 'anyone',
  params: params({ placement: z.enum(placements) }),
  query: query({
    category_id: idInAddress.optional(),
    city_id: idInAddress.optional(),
    limit: numberInAddress.min(1).max(12).default(3),
  }),
  answer: data(z.array(adCard)),
  refusals: ['ads.placement_needs_category'],
});
export const countImpressions = endpoint({
  method: 'POST',
  path: `${base}/impressions`,
  tag,
  summary: 'Record impressions: half of a card on screen for one second. Answers once durable; a repeated batch counts once.',
  access: 'anyone',
  crossOrigin: true,
  body: body({ batch_id: z.uuid(), tokens: z.array(z.string().max(200)).min(1).max(50) }),
  answer: data(z.object({ counted: z.int() })),
});
export const clickAd = endpoint({
  method: 'GET',
  path: `${base}/click/:token`,
  tag,
  summary: 'Record a click and redirect to the profile, always.',
  access: 'anyone',
  params: params({ token: z.string().max(300) }),
  query: query({ seen: z.literal('1').optional(), language: z.enum(['en', 'id']).optional() }),
  answers: 'redirect',
});
