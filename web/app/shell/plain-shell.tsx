import { useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { areaOf } from '../../../core/identity/areas.ts';
import { splitLanguage } from '../../../core/identity/language.ts';
import { hrefTo } from '../../base/page-settings.ts';
import { useLanguage, useTexts } from '../../base/texts.ts';
import { Brand } from './brand.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { SkipLink } from './skip-link.tsx';
import { shellTexts } from '../../base/shell-texts.ts';
import classes from './plain-shell.module.css';

/** The frame of the screens before the dashboard: a card of paper under an arch. */
export function PlainShell({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const t = useTexts(shellTexts);
  const language = useLanguage();
  const isForOperators = useLocation({ select: ({ pathname }) => areaOf(splitLanguage(pathname).path) === 'operations' });
  return (
    <div className={classes['shell']}>
      <SkipLink />
      <header className={classes['bar']}>
        <Brand isForOperators={isForOperators} />
        <LanguageSwitch />
      </header>
      <main id="content" tabIndex={-1} className={classes['content']}>
        <h1 className={classes['title']}>{title}</h1>
        {children}
      </main>
      <nav className={classes['legal']} aria-label={t('about')}>
        {(['help', 'privacy', 'terms'] as const).map((name) => (
          <a key={name} href={hrefTo(`/${name}`, language)}>
            {t(name)}
          </a>
        ))}
      </nav>
    </div>
  );
}
