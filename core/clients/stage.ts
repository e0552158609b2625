import { isOneOf } from '../one-of.ts';
import { accept, type Outcome, refuse } from '../outcome.ts';
import type { DeclineGround } from '../quotations/decline.ts';
import { type BusinessDay, endOfBusinessDay } from '../time.ts';
import { cleanText } from '../text.ts';

/** How far a vendor and a couple have got. All but `lost` follow each other; `lost` is out of the order. (decision 0154) */
export const stages = ['new', 'answered', 'quoted', 'booked', 'done', 'lost'] as const;
export type Stage = (typeof stages)[number];

/** Why nothing came of a couple. */
export const lostReasons = ['too_expensive', 'date_taken', 'chose_another', 'no_answer', 'other'] as const;
export type LostReason = (typeof lostReasons)[number];

export const stageRules = {
  /** In code points. */
  wordsLengthMax: 300,
  /** Of one vendor; ours to tune. */
  movesPerHour: 600,
} as const;

/** What happened between a vendor and a couple by which a stage follows. Instants are epoch milliseconds. */
export interface Happened {
  /** The couple turned to the vendor for the first time. */
  readonly contactAt: number | null;
  /** The vendor wrote for the first time. */
  readonly answerAt: number | null;
  /** The couple asked for a quotation. */
  readonly requestsAt: readonly number[];
  /** A version of a quotation was sent. */
  readonly quotedAt: readonly number[];
  readonly acceptedAt: readonly number[];
  /** The last day the wedding may be on, as far as it is known. */
  readonly weddingOn: BusinessDay | null;
}

/** The stage the vendor put a couple in, and when: epoch milliseconds. */
export interface StageMove {
  readonly stage: Stage;
  readonly at: number;
}

/** The stage of a couple, since when, and whether the vendor put it there. */
export interface StageNow {
  readonly stage: Stage;
  /** Epoch milliseconds. */
  readonly since: number;
  readonly isByHand: boolean;
}

interface Step extends StageMove {
  /** The couple or the vendor starts anew by it, also after a loss. */
  readonly reopens: boolean;
}

/**
 * The stage of a couple now; null while nothing by which one follows has happened. What happens moves it forward and never back. What the vendor chose holds until
 * something later leads further; from `lost` only a new request, a quotation or a booking leads away. A couple that booked is `done` when the day of its wedding is
 * over. (decision 0154)
 */
export function stageOf(happened: Happened, move: StageMove | null, now: number): StageNow | null {
  const start = move === null ? null : { stage: move.stage, since: move.at, isByHand: true };
  const reached = stepsOf(happened)
    .filter(({ at }) => move === null || at > move.at)
    .reduce<StageNow | null>(
      (before, step) => (leadsOn(before, step) ? { stage: step.stage, since: step.at, isByHand: false } : before),
      start,
    );
  return afterWedding(reached, happened.weddingOn, now);
}

function stepsOf({ contactAt, answerAt, requestsAt, quotedAt, acceptedAt }: Happened): Step[] {
  const step = (stage: Stage, at: number, reopens: boolean): Step => ({ stage, at, reopens });
  return [
    ...(contactAt === null ? [] : [step('new', contactAt, false)]),
    ...(answerAt === null ? [] : [step('answered', answerAt, false)]),
    ...requestsAt.map((at) => step('new', at, true)),
    ...quotedAt.map((at) => step('quoted', at, true)),
    ...acceptedAt.map((at) => step('booked', at, true)),
  ].toSorted((a, b) => a.at - b.at || rankOf(a.stage) - rankOf(b.stage));
}

const rankOf = (stage: Stage): number => stages.indexOf(stage);

function leadsOn(before: StageNow | null, { stage, reopens }: Step): boolean {
  if (before === null) return true;
  return before.stage === 'lost' ? reopens : rankOf(stage) > rankOf(before.stage);
}

/** A booking that the vendor marks after the wedding is left where it was put. */
function afterWedding(reached: StageNow | null, weddingOn: BusinessDay | null, now: number): StageNow | null {
  if (reached?.stage !== 'booked' || weddingOn === null) return reached;
  const over = endOfBusinessDay(weddingOn);
  if (now < over || (reached.isByHand && reached.since >= over)) return reached;
  return { stage: 'done', since: Math.max(over, reached.since), isByHand: false };
}

/** What became of a quotation that was sent, in its last version. */
export interface Offer {
  readonly status: 'open' | 'accepted' | 'declined' | 'expired' | 'withdrawn';
  /** What the couple chose when it declined; null where it chose nothing. */
  readonly ground: DeclineGround | null;
  /** In the words of the couple that declined, or of the vendor that withdrew. */
  readonly reason: string | null;
  /** Epoch milliseconds. */
  readonly closedAt: number | null;
}

/** A loss the vendor may confirm: nothing moves there without it. */
export interface LossToConfirm {
  readonly reason: LostReason | null;
  /** What the couple said, word for word. */
  readonly words: string;
}

/** Whether a couple looks lost: it was quoted and none of its quotations is open or accepted. The last one says why, as far as it does. */
export function lossToConfirm({ stage, since }: StageNow, offers: readonly Offer[]): LossToConfirm | null {
  if (stage !== 'quoted' || offers.length === 0 || offers.some(({ status }) => status === 'open' || status === 'accepted')) return null;
  const last = offers.toSorted((a, b) => (b.closedAt ?? 0) - (a.closedAt ?? 0))[0];
  // The vendor chose the stage after it had ended: it knows.
  if (last === undefined || (last.closedAt ?? 0) < since) return null;
  if (last.status === 'declined') {
    const reason = last.ground === null ? null : reasonOf[last.ground];
    return { reason: reason ?? (last.reason === null ? null : 'other'), words: last.reason ?? '' };
  }
  return { reason: last.status === 'expired' ? 'no_answer' : null, words: '' };
}

/** What a couple may choose when it declines, in the vendor's words; of one that chose nothing, its own words are all there is. */
const reasonOf: Readonly<Record<DeclineGround, LostReason>> = {
  too_expensive: 'too_expensive',
  date: 'date_taken',
  chose_other: 'chose_another',
  not_now: 'other',
  other: 'other',
};

/** Why a couple is lost, as it is kept. */
export interface Loss {
  readonly reason: LostReason;
  readonly words: string;
}
export type LossRefusal = 'clients.reason_required' | 'clients.reason_unclear' | 'clients.text_too_long' | 'catalogue.text_invalid';

/** Checks why a couple is lost: a reason of the list, and words of its own for `other`. */
export function checkLoss({ reason, words }: { readonly reason: string | null; readonly words: string }): Outcome<Loss, LossRefusal> {
  if (reason === null || !isOneOf(lostReasons, reason)) return refuse({ code: 'clients.reason_required', field: 'reason' });
  const text = cleanText(words, { field: 'words', maxLength: stageRules.wordsLengthMax, isRequired: reason === 'other' });
  if (text.ok) return accept({ reason, words: text.value });
  const [{ code }] = text.refusals;
  if (code === 'text.required') return refuse({ code: 'clients.reason_unclear', field: 'words' });
  if (code === 'text.too_long')
    return refuse({ code: 'clients.text_too_long', field: 'words', params: { maximum: stageRules.wordsLengthMax } });
  return refuse({ code: 'catalogue.text_invalid', field: 'words' });
}
