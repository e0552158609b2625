import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { PageTexts } from '../site/site-context.tsx';
import { type Choice, choiceMade, keepChoice, loadTagManager } from './consent.ts';
import styles from './consent.module.css';

/** Pages where no one is known yet; what is behind a sign-in is measured by no one. (reliability S49) */
const measuredPages: readonly string[] = ['home', 'listing', 'profile', 'become', 'not-found'];

/** Asks once and loads what was agreed to. Answers what asks again. */
export function openConsent(containerId: string, page: string, texts: PageTexts): () => void {
  const load = () => {
    if (measuredPages.includes(page)) loadTagManager(containerId);
  };
  if (choiceMade() === 'granted') load();
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  let times = 0;
  const ask = (isWanted: boolean) => {
    times += 1;
    root.render(<ConsentBanner key={times} texts={texts} onGranted={load} hasFocus={isWanted} />);
  };
  if (choiceMade() === null) ask(false);
  return () => ask(true);
}

interface Props {
  readonly texts: PageTexts;
  readonly onGranted: () => void;
  /** Whether someone asked for it: then it takes the focus, else it stays out of the way. */
  readonly hasFocus: boolean;
}

function ConsentBanner({ texts, onGranted, hasFocus }: Props) {
  const [isOpen, setOpen] = useState(true);
  if (!isOpen) return null;
  const choose = (choice: Choice) => {
    const before = choiceMade();
    keepChoice(choice);
    setOpen(false);
    if (choice === 'granted') onGranted();
    // What runs already cannot be withdrawn but by a new page.
    else if (before === 'granted') location.reload();
  };
  return (
    <section className={styles['banner']} aria-labelledby="consent-heading">
      <h2 id="consent-heading" tabIndex={-1} ref={(heading) => (hasFocus ? heading?.focus() : undefined)}>
        {texts['consent.heading']}
      </h2>
      <p>{texts['consent.text']}</p>
      <div className={styles['choices']}>
        <button type="button" onClick={() => choose('denied')}>
          {texts['consent.refuse']}
        </button>
        <button type="button" onClick={() => choose('granted')}>
          {texts['consent.agree']}
        </button>
      </div>
    </section>
  );
}
