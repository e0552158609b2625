import { type AnyRouter, useRouterState } from '@tanstack/react-router';
import { shellTexts } from '../base/shell-texts.ts';
import { useTexts } from '../base/texts.ts';

/** What has been seen from the server's page is not hidden again for a moment. */
const isLate = performance.now() > 300;

/** A page on its way, as the server sent it, while it is asked who is signed in: only then is it known in which frame. */
export function Starting({ router }: { readonly router: AnyRouter }) {
  const t = useTexts(shellTexts);
  const isBlank = useRouterState({ router, select: ({ matches }) => matches.length === 0 });
  if (!isBlank) return null;
  return (
    <div className="starting" data-late={isLate || undefined}>
      <output className="for-screen-readers">{t('loading')}</output>
    </div>
  );
}
