import type { VendorProfile } from '../../../../contract/catalogue.ts';
import { Icon } from '../site/icon.tsx';
import { useSite } from '../site/site-context.tsx';
import { Part } from './part.tsx';
import styles from './profile.module.css';

export function Questions({ questions }: { readonly questions: VendorProfile['questions'] }) {
  const { t, language } = useSite();
  if (questions.length === 0) return null;
  return (
    <Part id="questions" title={t('profile.questions')}>
      {questions.map(({ question, answer }) => (
        <details key={question[language]} className={styles['question']}>
          <summary>
            {question[language]}
            <Icon name="down" size={18} />
          </summary>
          <p>{answer[language]}</p>
        </details>
      ))}
    </Part>
  );
}
