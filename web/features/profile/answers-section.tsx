import type { Language } from '../../../texts/typed.ts';
import { saveAnswers } from '../../../contract/profile.ts';
import {
  type AnswerValue,
  answerLengthMax,
  checkAnswers,
  type OptionKey,
  questionOf,
  questionsFor,
  type QuestionKey,
} from '../../../core/catalogue/questions.ts';
import { optionWords, questionWords } from '../../../texts/catalogue/questions.ts';
import { call } from '../../base/calls/browser-call.ts';
import { useFormat } from '../../base/format.ts';
import { useLanguage, useTexts } from '../../base/texts.ts';
import type { SectionProps } from './about-section.tsx';
import { Amount, Choice, type Judge, Line } from '../../ui/checked-fields.tsx';
import classes from './profile.module.css';
import { SectionCard } from './section-card.tsx';
import { profileTexts } from './texts.ts';
import { useSection } from './use-section.ts';

/** What is open is undefined, as if it had never been there. */
type Values = { readonly [question: string]: AnswerValue | undefined };

/** What couples ask vendors of these categories. */
export function AnswersSection({ profile, unsaved }: SectionProps) {
  const t = useTexts(profileTexts);
  const format = useFormat();
  const asked = questionsFor(profile.services.categories.map(({ slug }) => slug));
  const section = useSection<Values>({
    section: 'answers',
    profile,
    unsaved,
    saved: Object.fromEntries(profile.answers.answers.map(({ question, value }) => [question, value])),
    check: (values) => checkAnswers(listOf(values)),
    send: (revision, values) => call(saveAnswers, { body: { revision, answers: listOf(values) } }),
  });
  const done = asked.filter((question) => !isOpen(section.fields[question])).length;
  return (
    <SectionCard
      state={section}
      title={t('section.answers')}
      lead={asked.length === 0 ? t('answersNone') : t('answersLead')}
      aside={
        asked.length > 0 && (
          <span className={classes['count']}>{t('answersCount', { done: format.count(done), all: format.count(asked.length) })}</span>
        )
      }
    >
      <div className={classes['questions']}>
        {asked.map((question) => (
          <Question
            key={question}
            editor={section}
            question={question}
            value={section.fields[question]}
            onChange={(value) => section.change({ [question]: isOpen(value) ? undefined : value })}
          />
        ))}
      </div>
    </SectionCard>
  );
}

const isOpen = (value: AnswerValue | undefined): boolean =>
  value === undefined || value === '' || (typeof value === 'object' && value.length === 0);
/** As they are sent; what is open is left out. */
const listOf = (values: Values): { question: string; value: string | number | string[] }[] =>
  Object.entries(values).flatMap(([question, value]) =>
    value === undefined ? [] : [{ question, value: typeof value === 'object' ? [...value] : value }],
  );

type QuestionProps = {
  readonly editor: Judge;
  readonly question: QuestionKey;
  readonly value: AnswerValue | undefined;
  readonly onChange: (value: AnswerValue) => void;
};
function Question({ editor, question, value, onChange }: QuestionProps) {
  const t = useTexts(profileTexts);
  const language = useLanguage();
  const asked = questionOf(question);
  const label = questionWords[question][language];
  const field = `answers.${question}`;
  switch (asked.kind) {
    case 'choice':
      return (
        <Choice
          editor={editor}
          field={field}
          label={label}
          options={[
            { value: '', label: t('notAnswered') },
            ...asked.options.map((option) => ({ value: option, label: wordOf(option, language) })),
          ]}
          value={typeof value === 'string' ? value : ''}
          onChange={onChange}
        />
      );
    case 'several':
      return (
        <Several options={asked.options} field={field} label={label} chosen={typeof value === 'object' ? value : []} onChange={onChange} />
      );
    case 'number':
      return (
        <Amount
          editor={editor}
          field={field}
          label={label}
          unit="count"
          value={typeof value === 'number' ? value : null}
          onChange={(next) => onChange(next ?? '')}
        />
      );
    case 'text':
      return (
        <Line
          editor={editor}
          field={field}
          label={label}
          maxLength={answerLengthMax}
          value={typeof value === 'string' ? value : ''}
          onChange={onChange}
        />
      );
  }
}

const wordOf = (option: string, language: Language) => optionWords[option as OptionKey][language];

type SeveralProps = {
  readonly options: readonly string[];
  readonly field: string;
  readonly label: string;
  readonly chosen: readonly string[];
  readonly onChange: (value: AnswerValue) => void;
};
function Several({ options, field, label, chosen, onChange }: SeveralProps) {
  const language = useLanguage();
  return (
    <fieldset className={classes['several']}>
      <legend>{label}</legend>
      {options.map((option) => (
        <label key={option}>
          <input
            type="checkbox"
            name={field}
            checked={chosen.includes(option)}
            onChange={({ currentTarget }) =>
              // In the order in which they are offered, as the server keeps them.
              onChange(options.filter((one) => (one === option ? currentTarget.checked : chosen.includes(one))))
            }
          />
          {wordOf(option, language)}
        </label>
      ))}
    </fieldset>
  );
}
