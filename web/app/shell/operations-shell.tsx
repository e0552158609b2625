import { Link, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { splitLanguage } from '../../../core/identity/language.ts';
import { pages } from '../../../core/identity/pages.ts';
import { LastingDialogs } from '../../features/operations/queue/lasting-dialog.tsx';
import { queuesOf } from '../../features/operations/queue/queues-of.ts';
import { permissionOf, useOperationsNavItems, usePermissions } from '../../features/operations/nav-items.ts';
import { NotPermitted } from '../../ui/page-state.tsx';
import { lazyPart, Part } from '../../ui/part.tsx';
import { useChosenInSight } from '../../ui/use-chosen-in-sight.ts';
import { useTexts } from '../../base/texts.ts';
import { Brand } from './brand.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import classes from './operations-shell.module.css';
import { ProfileMenu } from './profile-menu.tsx';
import { SkipLink } from './skip-link.tsx';
import { shellTexts } from '../../base/shell-texts.ts';

const NavCount = lazyPart<{ readonly path: string }>('nav-count', () => import('../../features/operations/queue/nav-count.tsx'));

/** The frame of our own operators: the queues this operator may open, and the page. */
export function OperationsShell({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const t = useTexts(shellTexts);
  const items = useOperationsNavItems();
  const permissions = usePermissions();
  const path = useLocation({ select: ({ pathname }) => splitLanguage(pathname).path });
  const needed = permissionOf(path);
  const places = useChosenInSight<HTMLElement>(path);
  return (
    <div className={classes['shell']}>
      <SkipLink />
      <header className={classes['bar']}>
        <Link to={pages.operations} className={classes['brand']}>
          <Brand isForOperators />
        </Link>
        <nav ref={places} aria-label={t('operationsNavigation')} className={classes['places']}>
          {items.map(({ path: to, label }) => (
            <Link key={to} to={to} activeOptions={{ exact: to === pages.operations, includeSearch: false }} className={classes['place']}>
              {t(label)}
              {to in queuesOf && (
                <span className={classes['count']}>
                  <Part>
                    <NavCount path={to} />
                  </Part>
                </span>
              )}
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
        {needed !== null && !permissions.includes(needed) ? <NotPermitted /> : <LastingDialogs path={path}>{children}</LastingDialogs>}
      </main>
    </div>
  );
}
