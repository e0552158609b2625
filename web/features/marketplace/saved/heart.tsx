import { loadChunk } from '../../../base/chunk.ts';
import { notify, notifyFailure } from '../../../base/client-state.ts';
import { Icon } from '../site/icon.tsx';
import { useSite } from '../site/site-context.tsx';
import styles from './heart.module.css';
import { keepHere, keptHere } from './kept-here.ts';
import { becomeSaved, useIsSaved } from './saved-store.ts';

interface HeartProps {
  readonly vendorId: number;
  readonly name: string;
  readonly hasWord?: boolean;
  /** Of a page that came with it: whether the vendor is saved until the browser knows. */
  readonly isSavedAtFirst?: boolean;
}

/** Saves a vendor: for a couple in its account, for anyone else in this browser, which gives it to the account that signs in here. */
export function Heart({ vendorId, name, hasWord = false, isSavedAtFirst = false }: HeartProps) {
  const { t, visitor } = useSite();
  const isSaved = useIsSaved(vendorId) ?? isSavedAtFirst;
  const saveHere = () => {
    if (keptHere().length === 0) notify('success', t('site.savedHere'));
    becomeSaved(new Set(keepHere(vendorId, !isSaved)));
  };
  const press = async () => {
    if (visitor === null) return saveHere();
    const { setSaved } = await loadChunk('saving', () => import('./saving.ts'));
    await setSaved(vendorId, !isSaved);
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
