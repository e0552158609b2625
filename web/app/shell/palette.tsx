import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/spotlight/styles.layer.css';
import { createSpotlight, Spotlight } from '@mantine/spotlight';
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
import { useEffect, useState } from 'react';
import type { Found } from '../../../contract/dashboard.ts';
import { goesBy } from '../../../core/dashboard/find.ts';
import { pages } from '../../../core/identity/pages.ts';
import { vendorUnpublished } from '../../../core/identity/vendor-status.ts';
import { useClientState } from '../../base/use-client-state.ts';
import { useFormat } from '../../base/format.ts';
import { shellTexts } from '../../base/shell-texts.ts';
import { useTexts } from '../../base/texts.ts';
import { useNavItems } from '../nav-items.ts';
import { foundGroups, pageOf, useFound } from './found.ts';
import classes from './palette.module.css';
import { useSignOut } from './profile-menu.tsx';

const [store, spotlight] = createSpotlight();
const listId = 'found';

/** The library selects the first when something is typed; what comes later goes in front of it. */
function selectFirst(): void {
  const list = document.getElementById(listId);
  for (const before of list?.querySelectorAll('[data-selected]') ?? []) before.removeAttribute('data-selected');
  list?.querySelector('[data-action]')?.setAttribute('data-selected', 'true');
  store.updateState((state) => ({ ...state, selected: 0 }));
}

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
  const isUnpublished = useClientState((state) => state.user.vendor?.status === vendorUnpublished);
  // Who is not published yet has nothing but pages.
  const { hits, isBusy, hasFailed, retry } = useFound(isUnpublished ? '' : query);
  const choices = useChoices(query, onKeys);
  useEffect(() => spotlight.open(), [openings]);
  useEffect(() => () => spotlight.close(), []);
  const count = choices.pages.length + choices.actions.length + hits.length;
  // What arrives later can be chosen by Enter like what was there at once.
  useEffect(() => {
    if (hits.length > 0) selectFirst();
  }, [hits]);
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
      onQueryChange={setQuery}
    >
      <Spotlight.Search placeholder={t('searchHint')} aria-label={t('search')} leftSection={<IconSearch aria-hidden size={20} />} />
      <Spotlight.ActionsList id={listId} aria-busy={isBusy}>
        <FoundGroups hits={hits} />
        <Choices label={t('found.pages')} choices={choices.pages} />
        <Choices label={t('found.actions')} choices={choices.actions} />
        {count === 0 && !isBusy && !hasFailed && <Spotlight.Empty>{t('searchNothing', { q: query })}</Spotlight.Empty>}
        {count === 0 && isBusy && <Spotlight.Empty>{t('searchBusy')}</Spotlight.Empty>}
      </Spotlight.ActionsList>
      {hasFailed && (
        <Spotlight.Footer role="alert" className={classes['failed'] ?? ''}>
          {t('searchFailed')}
          <button type="button" onClick={retry}>
            {t('retry')}
          </button>
        </Spotlight.Footer>
      )}
      <output className="for-screen-readers">{query !== '' && !isBusy && t('searchCount', { count, n: format.count(count) })}</output>
    </Spotlight.Root>
  );
}

/** The library writes the label with a style alone, which no screen reader says. */
const groupCalled = (label: string) => ({ label, role: 'group', 'aria-label': label });

function FoundGroups({ hits }: { readonly hits: readonly Found[] }) {
  const t = useTexts(shellTexts);
  const format = useFormat();
  const router = useRouter();
  return foundGroups.map(({ label, kinds }) => {
    const inGroup = hits.filter(({ kind }) => (kinds as readonly string[]).includes(kind));
    if (inGroup.length === 0) return null;
    return (
      <Spotlight.ActionsGroup key={label} {...groupCalled(t(label))}>
        {inGroup.map((hit, index) => {
          const Icon = icons[hit.kind];
          const about = [hit.about, hit.amount === null ? '' : format.money(hit.amount), hit.at === null ? '' : format.date(hit.at)];
          return (
            <Spotlight.Action
              key={`${hit.kind}.${hit.id}.${index}`}
              label={hit.title}
              description={about.filter(Boolean).join(' · ')}
              leftSection={<Icon aria-hidden size={20} stroke={1.6} />}
              highlightQuery
              onClick={() => void router.navigate({ to: pageOf(hit) })}
            />
          );
        })}
      </Spotlight.ActionsGroup>
    );
  });
}

interface Choice {
  readonly id: string;
  readonly label: string;
  readonly about: string;
  readonly icon: TablerIcon;
  readonly go: () => void;
}

function Choices({ label, choices }: { readonly label: string; readonly choices: readonly Choice[] }) {
  if (choices.length === 0) return null;
  return (
    <Spotlight.ActionsGroup {...groupCalled(label)}>
      {choices.map(({ id, label: name, about, icon: Icon, go }) => (
        <Spotlight.Action
          key={id}
          label={name}
          description={about}
          leftSection={<Icon aria-hidden size={20} stroke={1.6} />}
          highlightQuery
          onClick={go}
        />
      ))}
    </Spotlight.ActionsGroup>
  );
}

const actions = [
  { path: pages.quotationNew, label: 'action.quotation', icon: IconFileInvoice },
  { path: pages.storeNew, label: 'action.product', icon: IconGift },
  { path: pages.adSettings, label: 'action.adSettings', icon: IconAdjustments },
  { path: pages.bankAccountAdd, label: 'action.bankAccount', icon: IconBuildingBank },
] as const;

/** The pages and actions that go by what was typed, as far as they are open to this vendor. */
function useChoices(query: string, onKeys: () => void): { readonly pages: readonly Choice[]; readonly actions: readonly Choice[] } {
  const t = useTexts(shellTexts);
  const router = useRouter();
  const signOut = useSignOut();
  const items = useNavItems();
  const isUnpublished = useClientState((state) => state.user.vendor?.status === vendorUnpublished);
  const to = (path: string) => () => void router.navigate({ to: path });
  const open = isUnpublished ? [] : actions;
  const all = {
    pages: items.map(({ path, label, icon, group }) => ({
      id: path,
      label: t(label),
      about: group === 'home' ? '' : t(group),
      icon,
      go: to(path),
    })),
    actions: [
      ...open.map(({ path, label, icon }) => ({ id: path, label: t(label), about: '', icon, go: to(path) })),
      { id: 'keys', label: t('keys'), about: '?', icon: IconKeyboard, go: onKeys },
      { id: 'sign-out', label: t('signOut'), about: '', icon: IconLogout, go: signOut },
    ],
  };
  const meant = ({ label }: Choice): boolean => goesBy(label, query);
  return { pages: all.pages.filter(meant), actions: all.actions.filter(meant) };
}
