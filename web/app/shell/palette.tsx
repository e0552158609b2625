import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/spotlight/styles.layer.css';
import { createSpotlight, Spotlight, useSpotlight } from '@mantine/spotlight';
import {
  IconAdjustments,
  IconBuildingBank,
  IconFileInvoice,
  IconGift,
  IconKeyboard,
  IconLogout,
  IconMessage,
  IconReceipt,
  IconSearch,
  IconUser,
  type TablerIcon,
} from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { Found } from '../../../contract/dashboard.ts';
import { goesBy, isNamedBy } from '../../../core/dashboard/find.ts';
import { pages } from '../../../core/identity/pages.ts';
import { vendorUnpublished } from '../../../core/identity/vendor-status.ts';
import { actToOpen } from '../../../core/team/pages.ts';
import { may } from '../../../core/team/roles.ts';
import { roleIn } from '../../base/team.ts';
import { useClientState } from '../../base/use-client-state.ts';
import { useFormat } from '../../base/format.ts';
import { shellTexts } from '../../base/shell-texts.ts';
import { useTexts } from '../../base/texts.ts';
import type { findEn } from '../../../texts/dashboard/find.en.ts';
import { useNavItems } from '../nav-items.ts';
import { findTexts, foundGroups, pageOf, useFound } from './found.ts';
import classes from './palette.module.css';
import { typedAhead } from './typed-ahead.ts';
import { useSignOut } from './profile-menu.tsx';

const [store, spotlight] = createSpotlight();
const listId = 'found';
const optionId = (index: number): string => `${listId}-${index}`;

/** The library selects the first when something is typed. What comes later goes in front of it; what was chosen with the arrows since stays chosen. */
function selectAgain(isChosen: boolean): void {
  const options = [...(document.getElementById(listId)?.querySelectorAll('[data-action]') ?? [])];
  const chosen = options.findIndex((option) => option.hasAttribute('data-selected'));
  const selected = isChosen && chosen >= 0 ? chosen : 0;
  for (const [index, option] of options.entries()) option.toggleAttribute('data-selected', index === selected);
  store.setState({ ...store.getState(), selected: options.length === 0 ? -1 : selected });
}
/** The library says nothing of what its arrows chose; screen readers are told by what is rendered anew. */
const sayChosen = (): void => queueMicrotask(() => store.setState(store.getState()));
const clickSelected = (): void => document.getElementById(listId)?.querySelector<HTMLElement>('[data-selected]')?.click();

const icons: Readonly<Record<Found['kind'], TablerIcon>> = {
  client: IconUser,
  message: IconMessage,
  quotation: IconFileInvoice,
  credit_order: IconReceipt,
  membership_order: IconReceipt,
  product: IconGift,
};

/** Everything of a vendor by name or number: pages, actions, clients, messages, quotations, orders and products. It opens each time it is asked to, and stays mounted: what closes it gives the focus back. */
export default function Palette({ openings, onKeys }: { readonly openings: number; readonly onKeys: () => void }) {
  const t = useTexts(shellTexts);
  const format = useFormat();
  const [query, setQuery] = useState('');
  const isChosen = useRef(false);
  const isUnpublished = useClientState((state) => state.user.vendor?.status === vendorUnpublished);
  // Who is not published yet has nothing but pages.
  const { hits, key: hitsKey, isBusy, hasFailed, retry } = useFound(isUnpublished ? '' : query);
  const found = [...useHits(hits), ...useChoices(query, onKeys, isUnpublished)].filter(({ choices }) => choices.length > 0);
  const isGuess = ({ choices }: Group): boolean => !choices.some(({ called }) => isNamedBy(called, query));
  // What was named to the letter comes before what may have been meant.
  const groups = found.toSorted((one, other) => Number(isGuess(one)) - Number(isGuess(other)));
  const count = groups.reduce((sum, { choices }) => sum + choices.length, 0);
  const { selected, opened } = useSpotlight(store);
  useEffect(() => spotlight.open(), [openings]);
  useEffect(
    () => () => {
      typedAhead.end();
      spotlight.close();
    },
    [],
  );
  useEffect(() => selectAgain(isChosen.current), [hitsKey]);
  return (
    <Spotlight.Root
      store={store}
      shortcut={null}
      // The lock would inject a style that the content policy refuses; the page beneath may scroll.
      lockScroll={false}
      scrollable
      classNames={{ search: classes['search'] ?? '', actionsList: classes['list'] ?? '' }}
      attributes={{ content: { 'aria-label': t('search') } }}
      query={query}
      onQueryChange={(typed) => {
        isChosen.current = false;
        setQuery(typed);
      }}
    >
      <Spotlight.Search
        placeholder={t('searchHint')}
        leftSection={<IconSearch aria-hidden size={20} />}
        {...{ role: 'combobox', 'aria-label': t('search'), 'aria-autocomplete': 'list', 'aria-controls': listId, 'aria-expanded': opened }}
        {...(selected >= 0 && count > 0 && { 'aria-activedescendant': optionId(selected) })}
        onFocus={() => {
          const typed = typedAhead.end();
          if (typed !== '') setQuery((before) => before + typed);
        }}
        onKeyDown={({ key, nativeEvent }) => {
          if (key.startsWith('Arrow')) {
            isChosen.current = true;
            sayChosen();
          }
          // Keyboards on screens do not say which key it was.
          if (key === 'Enter' && nativeEvent.code === '') clickSelected();
        }}
      />
      <Spotlight.ActionsList id={listId} {...{ role: 'listbox', 'aria-label': t('search'), 'aria-busy': isBusy }}>
        {groups.map(({ label, choices }, group) => (
          <Spotlight.ActionsGroup key={label} {...groupCalled(t(label))}>
            {choices.map(({ id, name, about, icon: Icon, go }, index) => {
              const at = groups.slice(0, group).reduce((sum, before) => sum + before.choices.length, 0) + index;
              return (
                <Spotlight.Action
                  key={id}
                  {...{ role: 'option', 'aria-selected': at === selected }}
                  // The library keeps an id to itself.
                  ref={(option: HTMLElement | null) => option?.setAttribute('id', optionId(at))}
                  label={name}
                  description={about}
                  leftSection={<Icon aria-hidden size={20} stroke={1.6} />}
                  highlightQuery
                  onClick={go}
                />
              );
            })}
          </Spotlight.ActionsGroup>
        ))}
      </Spotlight.ActionsList>
      {count === 0 && !hasFailed && (
        <Spotlight.Empty className={classes['nothing'] ?? ''}>
          {isBusy ? t('searchBusy') : t('searchNothing', { q: query })}
        </Spotlight.Empty>
      )}
      {hasFailed && (
        <Spotlight.Footer role="alert" className={classes['failed'] ?? ''}>
          {t('searchFailed')}
          <button type="button" onClick={retry}>
            {t('retry')}
          </button>
        </Spotlight.Footer>
      )}
      <output className="for-screen-readers">
        {query !== '' && !isBusy && (count > 0 || !hasFailed) && t('searchCount', { count, n: format.count(count) })}
      </output>
    </Spotlight.Root>
  );
}

/** The library writes the label with a style alone, which no screen reader says. */
const groupCalled = (label: string) => ({ label, role: 'group', 'aria-label': label });

interface Choice {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  /** All words it goes by. */
  readonly called: string;
  readonly icon: TablerIcon;
  readonly go: () => void;
}
interface Group {
  readonly label: (typeof foundGroups)[number]['label'] | 'found.pages' | 'found.actions';
  readonly choices: readonly Choice[];
}

/** What the server found, by kind. */
function useHits(hits: readonly Found[]): readonly Group[] {
  const format = useFormat();
  const router = useRouter();
  return foundGroups.map(({ label, kinds }) => ({
    label,
    choices: hits
      .filter(({ kind }) => (kinds as readonly string[]).includes(kind))
      .map((hit) => ({
        // Several messages are of one conversation; what was chosen stays chosen wherever the next answer puts it.
        id: `${hit.kind}.${hit.id}.${hit.title}.${hit.at}`,
        name: hit.title,
        about: [hit.about, hit.amount === null ? '' : format.money(hit.amount), hit.at === null ? '' : format.date(hit.at)]
          .filter(Boolean)
          .join(' · '),
        called: `${hit.title} ${hit.about}`,
        icon: icons[hit.kind],
        go: () => void router.navigate({ to: pageOf(hit) }),
      })),
  }));
}

const actions = [
  { path: pages.quotationNew, label: 'action.quotation', icon: IconFileInvoice },
  { path: pages.storeNew, label: 'action.product', icon: IconGift },
  { path: pages.adSettings, label: 'action.adSettings', icon: IconAdjustments },
  { path: pages.bankAccountAdd, label: 'action.bankAccount', icon: IconBuildingBank },
] as const;

/** The pages and actions that go by what was typed, as far as they are open to this vendor. */
function useChoices(query: string, onKeys: () => void, isUnpublished: boolean): readonly Group[] {
  const t = useTexts(shellTexts);
  const otherWords = useTexts(findTexts);
  const router = useRouter();
  const signOut = useSignOut();
  const items = useNavItems();
  const to = (path: string) => () => void router.navigate({ to: path });
  const named = (label: keyof typeof findEn) => ({ name: t(label), called: `${t(label)} ${otherWords(label)}` });
  const ofPages = items.map(({ path, label, icon, group }) => ({
    id: path,
    ...named(label),
    about: group === 'home' ? '' : t(group),
    icon,
    go: to(path),
  }));
  const role = useClientState(roleIn);
  const open = isUnpublished ? [] : actions.filter(({ path }) => may(role, actToOpen(path)));
  const ofActions = [
    ...open.map(({ path, label, icon }) => ({ id: path, ...named(label), about: '', icon, go: to(path) })),
    { id: 'keys', ...named('keys'), about: '?', icon: IconKeyboard, go: onKeys },
    { id: 'sign-out', ...named('signOut'), about: '', icon: IconLogout, go: signOut },
  ];
  const meant = ({ name, called }: Choice): boolean => goesBy(name, query) || isNamedBy(called, query);
  return [
    { label: 'found.pages', choices: ofPages.filter(meant) },
    { label: 'found.actions', choices: ofActions.filter(meant) },
  ];
}
