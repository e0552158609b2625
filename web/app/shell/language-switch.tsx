import { useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { type Language, languages } from '../../../texts/typed.ts';
import { addressIn, switchLanguage } from '../language.ts';
import { useLanguage, useTexts } from '../../base/texts.ts';
import classes from './language-switch.module.css';
import { shellTexts } from '../../base/shell-texts.ts';

/** Real links, so that a language can be opened in another tab or sent to someone; pressed here, they change the page in place. */
export function LanguageSwitch() {
  const t = useTexts(shellTexts);
  const active = useLanguage();
  const router = useRouter();
  const press = (event: MouseEvent, language: Language) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void switchLanguage(language, (address) =>
      router.history.replace(address, { ...router.history.location.state }, { ignoreBlocker: true }),
    );
  };
  return (
    <nav aria-label={t('language')} className={classes['switch']}>
      {languages.map(({ language, name }) => (
        <a
          key={language}
          href={addressIn(language)}
          hrefLang={language}
          lang={language}
          aria-current={language === active ? 'true' : undefined}
          className={classes['language']}
          onClick={(event) => press(event, language)}
        >
          <span aria-hidden>{language.toUpperCase()}</span>
          <span className="for-screen-readers">{name}</span>
        </a>
      ))}
    </nav>
  );
}
