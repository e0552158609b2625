import { describe, expect, it } from 'vitest';
import { trades } from '../../server/demo/trades/all-trades.ts';
import { optionWords, questionWords } from '../../texts/catalogue/questions.ts';
import { priceUnitWords } from '../../texts/catalogue/units.ts';
import { priceUnits } from './price-list.ts';
import { type AnswerValue, checkAnswers, type QuestionKey, questions, questionOf, questionsFor } from './questions.ts';

const keys = Object.keys(questions) as QuestionKey[];
const codesOf = (question: string, value: AnswerValue): string[] => {
  const outcome = checkAnswers([{ question, value }]);
  return outcome.ok ? [] : outcome.refusals.map(({ field, code }) => `${field} ${code}`);
};

describe('the questions', () => {
  it('are four to eight in every category, each once', () => {
    for (const slug of Object.keys(trades)) {
      const asked = questionsFor([slug]);
      expect(asked.length, slug).toBeGreaterThanOrEqual(4);
      expect(asked.length, slug).toBeLessThanOrEqual(8);
      expect(new Set(asked).size, slug).toBe(asked.length);
    }
    expect(questionsFor([])).toEqual([]);
    expect(questionsFor(['dress-attire', 'mens-formal-wear'])).toEqual(questionsFor(['dress-attire']));
  });
  it('and their options, and the units of prices, have their words, and none is left over', () => {
    expect(Object.keys(questionWords).toSorted()).toEqual(keys.toSorted());
    const options = keys.flatMap((key) => {
      const question = questionOf(key);
      return 'options' in question ? question.options : [];
    });
    expect(Object.keys(optionWords).toSorted()).toEqual([...new Set(options)].toSorted());
    expect(Object.keys(priceUnitWords).toSorted()).toEqual(priceUnits.filter((unit) => unit !== 'own').toSorted());
  });
  it('are all asked of somebody', () => {
    const asked = new Set(questionsFor(Object.keys(trades)));
    expect(keys.filter((key) => !asked.has(key))).toEqual([]);
  });
});

describe('answers', () => {
  it('are cleaned, put in the order of their options, and left out when empty', () => {
    const outcome = checkAnswers([
      { question: 'halal', value: 'halal_certified' },
      { question: 'cuisines', value: ['western', 'nusantara'] },
      { question: 'portions_min', value: 200 },
      { question: 'sizes', value: '  S   – XL ' },
      { question: 'treatments', value: ' ' },
      { question: 'setting', value: [] },
      { question: 'deposit', value: '' },
    ]);
    expect(outcome).toEqual({
      ok: true,
      value: [
        { question: 'halal', value: 'halal_certified' },
        { question: 'cuisines', value: ['nusantara', 'western'] },
        { question: 'portions_min', value: 200 },
        { question: 'sizes', value: 'S – XL' },
      ],
    });
  });
  it.each<[string, AnswerValue, string[]]>([
    ['halal', 'perhaps', ['answers.halal catalogue.answer_invalid']],
    ['halal', 3, ['answers.halal catalogue.answer_invalid']],
    ['halal', 'toString', ['answers.halal catalogue.answer_invalid']],
    ['cuisines', 'western', ['answers.cuisines catalogue.answer_invalid']],
    ['cuisines', 3, ['answers.cuisines catalogue.answer_invalid']],
    ['cuisines', ['western', 'western'], ['answers.cuisines catalogue.answer_invalid']],
    ['seated', 0, ['answers.seated catalogue.number_out_of_range']],
    ['seated', 12.5, ['answers.seated catalogue.number_out_of_range']],
    ['sizes', 'a\u202Eb', ['answers.sizes catalogue.text_invalid']],
    ['sizes', 'x'.repeat(201), ['answers.sizes catalogue.text_invalid']],
    ['constructor', 'x', ['answers catalogue.question_unknown']],
  ])('to %s: %j is refused', (question, value, codes) => expect(codesOf(question, value)).toEqual(codes));
  it.each([
    ['team_size', 500],
    ['weddings_a_day', 20],
    ['seated', 20_000],
    ['standing', 50_000],
    ['parking', 5_000],
    ['portions_min', 5_000],
    ['order_days', 365],
    ['order_min', 10_000],
    ['delivery_weeks', 52],
    ['guests_max', 50_000],
    ['setup_hours', 72],
    ['fittings', 20],
    ['making_weeks', 104],
    ['start_weeks', 52],
    ['performers', 200],
    ['play_hours', 24],
    ['revisions', 50],
    ['nights', 60],
  ])('to %s: a number from 1 to %i', (question, maximum) => {
    expect([0, 1, maximum, maximum + 1].map((value) => codesOf(question, value).length)).toEqual([1, 0, 0, 1]);
  });
  it('in numbers may be left out, and in words are words', () => {
    expect(codesOf('seated', '')).toEqual([]);
    expect(codesOf('sizes', 3)).toEqual(['answers.sizes catalogue.answer_invalid']);
  });
  it('of photographers and film makers are asked in one order', () => {
    const both = ['photo_style', 'team_size', 'delivery_weeks', 'raw_files', 'prewedding'];
    expect(questionsFor(['photography']).slice(0, 6)).toEqual([...both, 'album']);
    expect(questionsFor(['videography']).slice(0, 6)).toEqual([...both, 'drone']);
  });
  it('in words may have 200 characters', () => expect(codesOf('sizes', 'x'.repeat(200))).toEqual([]));
  it('are given once', () => {
    const twice = { question: 'deposit', value: 'deposit_30' };
    expect(checkAnswers([twice, twice])).toMatchObject({ refusals: [{ code: 'catalogue.question_unknown' }] });
  });
});
