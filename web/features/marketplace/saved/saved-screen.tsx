import { type FormEvent, useEffect, useState } from 'react';
import type { savedVendors } from '../../../../contract/clients.ts';
import { shortlistRules } from '../../../../core/clients/shortlist.ts';
import type { AnswerOf } from '../../../../contract/endpoint.ts';
import { loadChunk } from '../../../base/chunk.ts';
import { count } from '../../../../texts/format.ts';
import { loginHref } from '../addresses.ts';
import { ActionLink } from '../site/action-link.tsx';
import { ListPage } from '../site/list-page.tsx';
import { useSite } from '../site/site-context.tsx';
import { keptHere } from './kept-here.ts';
import { SavedRow } from './saved-row.tsx';
import styles from './saved.module.css';
import { type SavedTexts, type SavedWords, wordsOf } from './saved-texts.ts';
import { type Listed, shortlists } from './shortlists.ts';
import { UnlistedVendors } from './unlisted-vendors.tsx';
import { useSavedIds } from './saved-store.ts';
import { useKeptVendors } from './use-kept-vendors.ts';

export interface SavedProps {
  /** Null: someone who is not signed in, whose vendors the browser keeps. */
  readonly saved: AnswerOf<typeof savedVendors> | null;
  readonly texts: SavedTexts;
}

export function SavedScreen({ saved, texts }: SavedProps) {
  const words = wordsOf(texts);
  const known = useGivenVendors(saved);
  return (
    <ListPage title={words('title')} lead={words('lead')}>
      {known === null ? <KeptHere words={words} /> : <Saved {...known} words={words} />}
    </ListPage>
  );
}

/** What couples can see of it, and what they can't now. */
function Saved({ data, unlisted, words }: NonNullable<SavedProps['saved']> & { readonly words: SavedWords }) {
  return (
    <>
      {(data.length > 0 || unlisted.length === 0) && <Shortlists vendors={data} isGuest={false} words={words} />}
      {unlisted.length > 0 && <UnlistedVendors vendors={unlisted} words={words} />}
    </>
  );
}

/** The page was made before the account was given what this browser kept: those vendors are added to it. */
function useGivenVendors(saved: SavedProps['saved']): SavedProps['saved'] {
  const [given, setGiven] = useState<SavedProps['saved']>(null);
  const isCouple = saved !== null;
  useEffect(() => {
    if (!isCouple || keptHere().length === 0) return;
    loadChunk('saving', () => import('./saving.ts'))
      .then(({ loadSaved }) => loadSaved())
      .then(setGiven, () => undefined); // they stay in the browser for the next page
  }, [isCouple]);
  return given ?? saved;
}

/** What the browser keeps of someone who is not signed in. */
function KeptHere({ words }: { readonly words: SavedWords }) {
  const { href } = useSite();
  const kept = useKeptVendors();
  if (kept.is === 'failed')
    return (
      <p className={styles['guest']} role="alert">
        {kept.message}
      </p>
    );
  if (kept.is === 'loading')
    return (
      <div className={styles['loading']}>
        <p aria-live="polite">{words('loading')}</p>
        <noscript>
          <p>{words('needsScript')}</p>
        </noscript>
      </div>
    );
  return (
    <>
      {kept.vendors.length > 0 && (
        <p className={styles['guest']}>
          {words('guestText')} <a href={href(loginHref('/saved'))}>{words('signIn')}</a>
        </p>
      )}
      <Shortlists vendors={kept.vendors} isGuest words={words} />
    </>
  );
}

interface ShortlistsProps {
  readonly vendors: readonly Listed[];
  readonly isGuest: boolean;
  readonly words: SavedWords;
}

/** Vendors by category. It is a plain form that leads to the comparison, so it works without scripts as well. */
function Shortlists({ vendors, isGuest, words }: ShortlistsProps) {
  const { href, language, categories } = useSite();
  const [ticked, setTicked] = useState<readonly number[]>([]);
  const saved = useSavedIds();
  // The box of a vendor that is let go is gone.
  const chosen = ticked.filter((id) => saved?.has(id) ?? true);
  const [isTried, setTried] = useState(false);
  const problem =
    chosen.length < 2
      ? words('tooFew')
      : chosen.length > shortlistRules.comparedMax
        ? words('tooMany', { n: shortlistRules.comparedMax })
        : null;
  if (vendors.length === 0)
    return (
      <div className={styles['none']}>
        <p>{words('empty')}</p>
        <ActionLink href={href('/vendors')}>{words('find')}</ActionLink>
      </div>
    );
  const submit = (event: FormEvent) => {
    setTried(true);
    if (problem !== null) event.preventDefault();
  };
  const choose = (id: number, isChosen: boolean) => {
    setTried(false);
    setTicked((before) => [...before.filter((one) => one !== id), ...(isChosen ? [id] : [])]);
  };
  return (
    <>
      {shortlists(vendors, categories).map(({ category, vendors: listed, booked }) => (
        <section key={category.slug} aria-labelledby={`saved-${category.slug}`}>
          <div className={styles['head']}>
            <h2 id={`saved-${category.slug}`}>{category.name[language]}</h2>
            {booked > 0 && <p>{words('bookedHere', { count: booked, n: count(booked, language) })}</p>}
          </div>
          <ul className={styles['list']}>
            {listed.map((vendor) => (
              <SavedRow
                key={vendor.id}
                vendor={vendor}
                isGuest={isGuest}
                words={words}
                isChosen={chosen.includes(vendor.id)}
                onChoose={(isChosen) => choose(vendor.id, isChosen)}
              />
            ))}
          </ul>
        </section>
      ))}
      <form
        id="comparison"
        className={styles['bar']}
        data-chosen={chosen.length > 0 || undefined}
        action={href('/compare')}
        onSubmit={submit}
      >
        <p aria-live="polite" data-wrong={(isTried && problem !== null) || undefined}>
          {isTried && problem !== null ? problem : words('chosen', { count: chosen.length, n: count(chosen.length, language) })}
        </p>
        <button type="submit">{words('compare')}</button>
      </form>
    </>
  );
}
