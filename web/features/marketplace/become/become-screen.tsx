import type { becomeEn } from '../../../../texts/marketplace/become.en.ts';
import { translator } from '../../../../texts/typed.ts';
import { useState } from 'react';
import { Mark } from '../site/brand.tsx';
import { Frame } from '../site/frame.tsx';
import { Icon } from '../site/icon.tsx';
import { useSite } from '../site/site-context.tsx';
import { BecomeForm, type BecomeProps, type BecomeTexts, type Sent } from './become-form.tsx';
import { ActionLink } from '../site/action-link.tsx';
import styles from './become.module.css';

/** Where a business asks to become a vendor: what it gets, what happens next, and the form. (product 9) */
export function BecomeScreen({ texts, refusals }: BecomeProps) {
  const { href } = useSite();
  const [sent, setSent] = useState<Sent | null>(null);
  return (
    <Frame hasSearch={false}>
      <div className={styles['ground']}>
        <div className={styles['page']}>
          <div className={styles['words']}>
            <h1>{texts.heading}</h1>
            <p className={styles['lead']}>{texts.lead}</p>
            <Promises texts={texts} />
            <Next texts={texts} />
          </div>
          <section className={styles['card']} aria-labelledby="become-form">
            {sent === null ? (
              <>
                <h2 id="become-form">{texts.formHeading}</h2>
                <BecomeForm texts={texts} refusals={refusals} onSent={setSent} />
              </>
            ) : (
              <Thanks texts={texts} sent={sent} />
            )}
            <p className={styles['aside']}>
              {texts.isVendor} <a href={href('/login')}>{texts.signIn}</a>
            </p>
          </section>
        </div>
      </div>
    </Frame>
  );
}

function Promises({ texts }: { readonly texts: BecomeTexts }) {
  return (
    <>
      <h2>{texts.promiseHeading}</h2>
      <ul className={styles['promises']}>
        {([texts.promiseCap, texts.promiseClick, texts.promiseLedger] as const).map((promise) => (
          <li key={promise}>
            <Icon name="check" />
            {promise}
          </li>
        ))}
      </ul>
    </>
  );
}

function Next({ texts }: { readonly texts: BecomeTexts }) {
  return (
    <>
      <h2>{texts.nextHeading}</h2>
      <ol className={styles['next']}>
        <li>{texts.nextRead}</li>
        <li>{texts.nextInvite}</li>
        <li>{texts.nextProfile}</li>
      </ol>
    </>
  );
}

/** Takes the place of the form; the heading gets the focus, so that it is read out. */
function Thanks({ texts, sent }: { readonly texts: BecomeTexts; readonly sent: Sent }) {
  const { href } = useSite();
  const words = translator<typeof becomeEn>(texts);
  return (
    <div className={styles['thanks']}>
      <Mark />
      <h2 id="become-form" tabIndex={-1} ref={(heading) => heading?.focus()}>
        {words('sentHeading', { name: sent.name })}
      </h2>
      <p>{words('sentText', { business: sent.business, email: sent.email })}</p>
      <ActionLink href={href('/vendors')}>{texts.sentBack}</ActionLink>
    </div>
  );
}
