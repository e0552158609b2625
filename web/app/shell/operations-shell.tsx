import type { ReactNode } from 'react';
import { Brand } from './brand.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { ProfileMenu } from './profile-menu.tsx';
import { SkipLink } from './skip-link.tsx';
import classes from './operations-shell.module.css';

/** The frame of our own staff. */
export function OperationsShell({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className={classes['shell']}>
      <SkipLink />
      <header className={classes['bar']}>
        <Brand isForStaff />
        <h1 className={classes['title']}>{title}</h1>
        <LanguageSwitch />
        <ProfileMenu />
      </header>
      <main id="content" tabIndex={-1} className={classes['content']}>
        {children}
      </main>
    </div>
  );
}
