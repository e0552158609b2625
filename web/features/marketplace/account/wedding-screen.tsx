import type { OwnWedding } from '../../../../contract/weddings.ts';
import { Divider } from '../site/brand.tsx';
import { Frame } from '../site/frame.tsx';
import { useSite } from '../site/site-context.tsx';
import styles from './account.module.css';
import { useAccountTexts } from './account-texts.tsx';
import { WeddingForm } from './wedding-form.tsx';

/** A couple tells about its wedding. The day the page was made is the first it may be on. (product 8) */
export function WeddingScreen({ wedding, today }: { readonly wedding: OwnWedding | null; readonly today: string }) {
  const { href } = useSite();
  const words = useAccountTexts();
  return (
    <Frame hasSearch>
      <div className={styles['page']}>
        <div className={styles['welcome']}>
          <p>
            <a className="lone-link" href={href('/account')}>
              {words('account.title')}
            </a>
          </p>
          <h1>{words('wedding.heading')}</h1>
          <p>{words('wedding.lead')}</p>
          <Divider />
        </div>
        <WeddingForm wedding={wedding} today={today} />
      </div>
    </Frame>
  );
}
