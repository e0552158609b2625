import type { VendorProfile } from '../../../../contract/catalogue.ts';
import { useSite } from '../site/site-context.tsx';
import { Part } from './part.tsx';
import styles from './profile.module.css';

/** What couples ask of this trade, and what the vendor answers: short, so all of it is in sight. */
export function Questions({ questions }: { readonly questions: VendorProfile['questions'] }) {
  const { t, language } = useSite();
  if (questions.length === 0) return null;
  return (
    <Part id="questions" title={t('profile.questions')}>
      <dl className={styles['answers']}>
        {questions.map(({ question, answer }) => (
          <div key={question[language]}>
            <dt>{question[language]}</dt>
            <dd>{answer[language]}</dd>
          </div>
        ))}
      </dl>
    </Part>
  );
}
