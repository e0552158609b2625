import { withLanguage } from '../../../../core/identity/language.ts';
import { languages } from '../../../../texts/typed.ts';
import { useSite } from './site-context.tsx';
import styles from './site.module.css';

/** Plain links to the same page in the other language; what is typed goes along (`web/early`). */
export function LanguageSwitch() {
  const { language: current, path, t } = useSite();
  return (
    <nav aria-label={t('site.language')}>
      <ul className={styles['languages']}>
        {languages.map(({ language, name }) => (
          <li key={language}>
            <a
              href={withLanguage(path, language)}
              hrefLang={language}
              lang={language}
              title={name}
              aria-current={language === current ? 'true' : undefined}
            >
              <span aria-hidden="true">{language.toUpperCase()}</span>
              <span className="for-screen-readers">{name}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
