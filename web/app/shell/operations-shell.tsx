import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { pages } from '../../../core/identity/pages.ts';
import { useOperationsPlaces } from '../operations-places.ts';
import { useTexts } from '../texts.ts';
import { Brand } from './brand.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import classes from './operations-shell.module.css';
import { ProfileMenu } from './profile-menu.tsx';
import { SkipLink } from './skip-link.tsx';
import { shellTexts } from './texts.ts';

/** The frame of our own staff: the queues this operator may open, and the page. */
export function OperationsShell({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const t = useTexts(shellTexts);
  const places = useOperationsPlaces();
  return (
    <div className={classes['shell']}>
      <SkipLink />
      <header className={classes['bar']}>
        <Link to={pages.operations} className={classes['brand']}>
          <Brand isForStaff />
        </Link>
        <nav aria-label={t('operationsNavigation')} className={classes['places']}>
          {places.map(({ path, label }) => (
            <Link
              key={path}
              to={path}
              activeOptions={{ exact: path === pages.operations, includeSearch: false }}
              className={classes['place']}
            >
              {t(label)}
            </Link>
          ))}
        </nav>
        <div className={classes['own']}>
          <LanguageSwitch />
          <ProfileMenu />
        </div>
      </header>
      <main id="content" tabIndex={-1} className={classes['content']}>
        <h1 className={classes['title']}>{title}</h1>
        {children}
      </main>
    </div>
  );
}
