import { useCallback } from 'react';
import { savedVendors } from '../../../../contract/clients.ts';
import { call } from '../../../api/browser-call.ts';
import { connectionTexts } from '../../../../texts/connection.ts';
import { useSite } from '../site/site-context.tsx';
import { VendorGrid } from '../vendor-grid.tsx';
import styles from './account.module.css';
import { useAccountTexts } from './account-texts.tsx';
import { useLoaded } from './use-loaded.ts';

export function SavedVendors() {
  const { href, language } = useSite();
  const words = useAccountTexts();
  const { loaded, reload } = useLoaded(useCallback(async () => (await call(savedVendors)).data, []));
  return (
    <section aria-labelledby="saved">
      <h2 id="saved">{words('account.savedHeading')}</h2>
      {loaded.is === 'loading' && <p className={styles['waiting']}>{words('account.loading')}</p>}
      {loaded.is === 'failed' && (
        <p role="alert">
          {loaded.message}{' '}
          <button type="button" className={styles['quiet']} onClick={reload}>
            {connectionTexts[language].retry}
          </button>
        </p>
      )}
      {loaded.is === 'ready' &&
        (loaded.value.length === 0 ? (
          <div className={styles['none']}>
            <p>{words('account.savedEmpty')}</p>
            <a className={styles['action']} href={href('/vendors')}>
              {words('account.savedFind')}
            </a>
          </div>
        ) : (
          <VendorGrid placed={loaded.value.map((vendor) => ({ vendor, ad: null }))} />
        ))}
    </section>
  );
}
