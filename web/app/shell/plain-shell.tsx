import type { ReactNode } from 'react';
import { useTexts } from '../texts.ts';
import { Brand } from './brand.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import classes from './plain-shell.module.css';
import { shellTexts } from './texts.ts';

/** The frame of the screens before the dashboard: a card of paper under an arch. */
export function PlainShell({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const t = useTexts(shellTexts);
  return (
    <div className={classes['shell']}>
      <a href="#content" className="for-screen-readers">
        {t('skip')}
      </a>
      <header className={classes['bar']}>
        <Brand />
        <LanguageSwitch />
      </header>
      <main id="content" tabIndex={-1} className={classes['content']}>
        <h1 className={classes['title']}>{title}</h1>
        {children}
      </main>
    </div>
  );
}
