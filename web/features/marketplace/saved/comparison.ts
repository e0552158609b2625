import type { VendorProfile } from '../../../../contract/catalogue.ts';
import type { AnswerOf } from '../../../../contract/endpoint.ts';
import type { dayStatusOf } from '../../../../contract/calendar.ts';
import type { BusinessDay } from '../../../../core/time.ts';
import type { SavedTexts } from './saved-texts.ts';

/** A vendor beside others. */
export type Compared = Pick<VendorProfile, 'vendor' | 'questions'>;
/** What the couple told of its wedding, as far as the server knows it. */
export interface OurPlan {
  readonly guests: number | null;
  readonly day: BusinessDay | null;
  readonly statuses: AnswerOf<typeof dayStatusOf>['data'];
}
export interface CompareProps {
  readonly vendors: readonly Compared[];
  /** How many of those asked for couples can't see now. */
  readonly gone: number;
  readonly tooMany: boolean;
  /** Null: the browser alone may know. */
  readonly ours: OurPlan | null;
  readonly texts: SavedTexts;
}

type Bilingual = VendorProfile['questions'][number]['question'];
interface AnswerRow {
  readonly question: Bilingual;
  /** In the order of the vendors; null: not answered. */
  readonly answers: readonly (Bilingual | null)[];
}

/** Every question one of the vendors answers, with all their answers: what most of them answer comes first, as it is asked. */
export function answerRows(vendors: readonly Pick<Compared, 'questions'>[]): AnswerRow[] {
  const asked = new Map(vendors.flatMap(({ questions }) => questions.map(({ question }) => [question.en, question] as const)));
  const rows = [...asked.values()].map((question) => ({
    question,
    answers: vendors.map(({ questions }) => questions.find((one) => one.question.en === question.en)?.answer ?? null),
  }));
  const answered = ({ answers }: AnswerRow) => answers.filter((answer) => answer !== null).length;
  return rows.toSorted((one, other) => answered(other) - answered(one));
}
