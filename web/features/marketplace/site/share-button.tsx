import { notify, notifyFailure } from '../../../base/client-state.ts';
import { copyText } from '../../../base/copy-text.ts';
import { Icon } from './icon.tsx';
import styles from './share-button.module.css';
import { useSite } from './site-context.tsx';

/** Passes the address of this page on: by what the device offers, else it is copied. */
export function ShareButton({ name }: { readonly name: string }) {
  const { t } = useSite();
  const share = async () => {
    // Without what says from which mail or ad this visit came.
    const url = location.origin + location.pathname;
    if (await handOver({ title: name, url })) return;
    if (await copyText(url)) notify('success', t('site.shared'));
    else notify('info', t('site.shareByHand', { address: url }));
  };
  return (
    <button
      type="button"
      className={styles['share']}
      aria-label={t('site.share', { name })}
      onClick={() => void share().catch(notifyFailure)}
    >
      <Icon name="share" size={20} />
    </button>
  );
}

/** By what the device offers; answers false where it has nothing, or would not. */
async function handOver(page: ShareData): Promise<boolean> {
  if (!('share' in navigator)) return false;
  try {
    await navigator.share(page);
    return true;
  } catch (failure) {
    // Given up by the one who was asked to whom.
    return failure instanceof DOMException && failure.name === 'AbortError';
  }
}
