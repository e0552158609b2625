import { type AnyRouter, useRouterState } from '@tanstack/react-router';
import { Waiting } from '../ui/waiting.tsx';
import classes from './starting.module.css';

/** A screen on its way while it is asked who is signed in: only then is it known in which frame. */
export function Starting({ router }: { readonly router: AnyRouter }) {
  const isBlank = useRouterState({ router, select: ({ matches }) => matches.length === 0 });
  return (
    isBlank && (
      <div className={classes['starting']}>
        <Waiting />
      </div>
    )
  );
}
