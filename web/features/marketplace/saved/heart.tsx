import { loadChunk } from '../../../base/chunk.ts';
import { notifyFailure } from '../../../base/client-state.ts';
import { Icon } from '../site/icon.tsx';
import { useSite } from '../site/site-context.tsx';
import styles from './heart.module.css';
import { rememberIntent } from './intent.ts';
import { useIsSaved } from './saved-store.ts';
import { loginHereHref } from '../site/login-here.ts';

/** Saves a vendor. Someone not signed in is led to the login page, and the vendor is saved on return. */
export function Heart({
  vendorId,
  name,
  hasWord = false,
}: {
  readonly vendorId: number;
  readonly name: string;
  readonly hasWord?: boolean;
}) {
  const { t, href, visitor } = useSite();
  const isSaved = useIsSaved(vendorId);
  const signInFirst = () => {
    rememberIntent(vendorId, Date.now());
    location.assign(href(loginHereHref()));
  };
  const press = async () => {
    if (visitor === null) return signInFirst();
    const { setSaved } = await loadChunk('saving', () => import('./saving.ts'));
    if (!(await setSaved(vendorId, !isSaved))) signInFirst();
  };
  return (
    <button
      type="button"
      className={hasWord ? styles['withWord'] : styles['heart']}
      aria-label={t(isSaved ? 'site.unsave' : 'site.save', { name })}
      aria-pressed={isSaved}
      onClick={() => press().catch(notifyFailure)}
    >
      <Icon name="heart" size={22} />
      {hasWord && <span>{t(isSaved ? 'site.saved' : 'site.notSaved')}</span>}
    </button>
  );
}
