// Pay per Click (spec 2, 3, 5, 7; product 4, 12). Wire names such as `daily_budget` are not used outside this layer.
import * as z from 'zod';
import { freeReasons, invalidReasons } from '../core/ads/click-validity.ts';
import { pacings } from '../core/ads/settings.ts';
import { placements } from '../core/ads/placements.ts';
import { adCard } from './catalogue.ts';
import { endpoint } from './endpoint.ts';
import { body, data, day, idInAddress, idr, instant, line, numberInAddress, paged, pageQuery, params, query } from './shapes.ts';

const tag = 'ads';
const base = '/ms/bs-vendors/api/v1/vendor_ads';
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
  /** null together with `end_date`: no period, the ad runs from now on. */
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
const settingWithStatus = setting.extend({
  /** Increases with each change. Send it when saving: a different value means that someone saved in between. */
  revision: z.int(),
  status: z.enum(adStatuses),
  status_reason: statusReason,
  /** First day on which the ad can show; today if it has no period. */
  starts_on: day,
});
export type AdSetting = z.infer<typeof settingWithStatus>;

export const getAd = endpoint({
  method: 'GET',
  path: base,
  tag,
  summary: 'Get my ad settings with their status, or null if there is no ad.',
  access: 'vendor:view',
  answer: data(settingWithStatus.nullable()),
});
export const saveAd = endpoint({
  method: 'PUT',
  path: base,
  tag,
  summary: 'Create or update my ad.',
  access: 'vendor:ads',
  // Any value is accepted here: core/ads/settings.ts validates it and refuses with the specification's messages.
  body: body({
    cpc: z.unknown().optional(),
    daily_budget: z.unknown().optional(),
    /** Omitted: unchanged; 'spread' for a new ad. */
    pacing: z.enum(pacings).optional(),
    start_date: z.unknown().optional(),
    end_date: z.unknown().optional(),
    is_enabled: z.boolean().default(true),
    /** The revision that was read, 0 if there was no ad. If someone saved in between, the call is refused. Omitted: saves in any case. */
    revision: z.int().min(0).optional(),
  }),
  answer: z.object({ data: settingWithStatus, outcome: z.enum(['created', 'created_insufficient_credit', 'updated']) }),
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
  /** The period of equal length before this one; null if it was not counted in full, as before a vendor’s first ad. */
  previous: four.nullable(),
  /** `date` is a day, or the start of an hour if the range is one day. Days and hours without data have zeros. */
  series: z.array(four.extend({ date: z.string() })),
  /** Changes of the settings within the range, to be marked on the graph. */
  changes: z.array(z.object({ at: instant, summary: z.string() })),
});
export type AdStatistic = z.infer<typeof statistic>;
export const adStatistic = endpoint({
  method: 'GET',
  path: `${base}/statistic`,
  gathers: true,
  tag,
  summary:
    'Get Displayed, Clicked, Spent (Rupiah) and Leads for a period and the previous period of equal length: by day, or by hour if the period is one day (Asia/Jakarta).',
  access: 'vendor:view',
  query: query(statisticQuery),
  answer: data(statistic),
  refusals: ['ads.period_end_before_start', 'ads.period_too_long'],
});
export const adStatisticCsv = endpoint({
  method: 'GET',
  path: `${base}/statistic.csv`,
  tag,
  summary: 'Download Displayed, Clicked, Spent and Leads for a period as CSV.',
  access: 'vendor:view',
  query: query(statisticQuery),
  answers: 'csv',
  refusals: ['ads.period_end_before_start', 'ads.period_too_long', 'ads.export_not_in_plan'],
});
/** Which ads of others a recommendation rests on; `minimum`: there are none. */
const recommendationBases = ['category_and_city', 'category', 'all', 'minimum'] as const;
const recommendation = z.object({ low: idr, mid: idr, high: idr, sample: z.int(), basis: z.enum(recommendationBases) });
const summary = z.object({
  /** Revision of the settings, to be sent when saving; 0 if there is no ad. */
  revision: z.int(),
  is_enabled: z.boolean(),
  status: z.enum([...adStatuses, 'none']),
  status_reason: statusReason.nullable(),
  cpc: idr.nullable(),
  daily_budget: idr.nullable(),
  /** null: no ad. */
  pacing: z.enum(pacings).nullable(),
  /** While budget pacing holds the ad back: when it will always be eligible again. Null if it is eligible or not displaying. */
  held_back_until: instant.nullable(),
  start_date: day.nullable(),
  end_date: day.nullable(),
  credit_balance: idr,
  spent_today: idr,
  /** What was refunded of today’s clicks. `spent_today` is without it, the day’s budget keeps it: no day charges more than its budget, whatever is returned. */
  refunded_today: idr,
  /** null: unlimited, or no ad. */
  budget_left_today: idr.nullable(),
  recommended_cpc: recommendation,
  min_cpc: idr,
  max_cpc: idr,
  cpc_step: idr,
  confirm_above_cpc: idr,
  daily_budget_step: idr,
  max_daily_budget: idr,
  /** The windows that apply to clicks made now: repeated clicks of a viewer, leads, disputes. */
  windows: z.object({ viewer_hours: z.int(), lead_days: z.int(), dispute_days: z.int() }),
  /** Days the credit lasts at the average spend of the last seven days; null if nothing was spent. */
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
  gathers: true,
  tag,
  summary: 'Get everything the ads page needs: status, settings, balance, the figures of the last 30 days and recommended prices.',
  access: 'vendor:view',
  answer: data(summary),
});
const forecast = z.object({
  /** What my reviews make my cost per click count for when ads are chosen: 1.1 is like a price 10 % higher. 1 without reviews. */
  quality: z.number(),
  /** How many of the last fourteen days have data; with none there are no points. */
  days: z.int(),
  /** By rising cost per click: views and clicks a day without a daily budget, and the range around them. Interpolate linearly in between. */
  points: z.array(
    z.object({
      cpc: idr,
      views_low: z.number(),
      views_likely: z.number(),
      views_high: z.number(),
      clicks_low: z.number(),
      clicks_likely: z.number(),
      clicks_high: z.number(),
    }),
  ),
});
export type AdForecast = z.infer<typeof forecast>;
export const adForecast = endpoint({
  method: 'GET',
  path: `${base}/forecast`,
  gathers: true,
  tag,
  summary: 'Estimate the results of different costs per click from the last 14 days in my market.',
  access: 'vendor:view',
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
  reason: z.enum([...invalidReasons, ...freeReasons]).nullable(),
  dispute: dispute.nullable(),
  /** Charged, not yet disputed, and within the dispute window. */
  can_dispute: z.boolean(),
});
export type AdClick = z.infer<typeof click>;
const clickFilter = { outcome: z.enum(['charged', 'free', 'invalid']).optional(), start_date: day.optional(), end_date: day.optional() };
export const adClicks = endpoint({
  method: 'GET',
  path: `${base}/clicks`,
  gathers: true,
  tag,
  summary: 'List clicks with their price in Rupiah or the reason they were free, newest first.',
  access: 'vendor:view',
  query: query({ ...clickFilter, ...pageQuery }),
  answer: paged(click),
});
export const adClicksCsv = endpoint({
  method: 'GET',
  path: `${base}/clicks.csv`,
  tag,
  summary: 'Download the clicks of a period as CSV.',
  access: 'vendor:view',
  query: query(clickFilter),
  answers: 'csv',
  refusals: ['ads.export_not_in_plan'],
});
export const disputeClick = endpoint({
  method: 'POST',
  path: `${base}/clicks/:id/dispute`,
  tag,
  summary: 'Dispute a charged click within the dispute window (30 days by default). An operator decides.',
  access: 'vendor:ads',
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
  summary: 'List changes to the ad settings: who changed what and when.',
  access: 'vendor:view',
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
  summary:
    'List ads for a placement, best first. Returns fewer than requested if no more ads are eligible. A signed-in couple gets only ads of vendors that can take its wedding.',
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
  summary: 'Record impressions: half of a card was visible for one second. Responds when they are stored; a repeated token counts once.',
  access: 'anyone',
  crossOrigin: true,
  body: body({ batch_id: z.uuid(), tokens: z.array(z.string().max(200)).min(1).max(50) }),
  answer: data(z.object({ counted: z.int() })),
});
export const clickAd = endpoint({
  method: 'GET',
  path: `${base}/click/:token`,
  tag,
  summary: 'Record a click and redirect to the vendor’s profile. Redirects even if the click is invalid or free.',
  access: 'anyone',
  params: params({ token: z.string().max(300) }),
  query: query({ seen: z.literal('1').optional(), language: z.enum(['en', 'id']).optional() }),
  answers: 'redirect',
});
