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
    if ('share' in navigator) return navigator.share({ title: name, url });
    if (await copyText(url)) notify('success', t('site.shared'));
    else notify('info', t('site.shareByHand', { address: url }));
  };
  const press = () =>
    share().catch((failure: unknown) => {
      const isGivenUp = failure instanceof DOMException && failure.name === 'AbortError';
      if (!isGivenUp) notifyFailure(failure);
    });
  return (
    <button type="button" className={styles['share']} aria-label={t('site.share', { name })} onClick={() => void press()}>
      <Icon name="share" size={20} />
    </button>
  );
}
