import { type Language, withLanguage } from '../../../../core/identity/language.ts';
import { languages } from '../../../../texts/typed.ts';
import { useSite } from './site-context.tsx';
import styles from './site.module.css';
import { keepTypedInput } from './typed-input.ts';

/** Plain links to the same page in the other language; what is typed goes along, as does what only the browser knows of the address. */
export function LanguageSwitch() {
  const { language: current, path, t } = useSite();
  const goAlong = (link: HTMLAnchorElement, language: Language) => {
    keepTypedInput(path);
    link.href = withLanguage(path, language) + location.hash;
  };
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
              onClick={(event) => goAlong(event.currentTarget, language)}
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
