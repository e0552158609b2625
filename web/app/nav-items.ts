import {
  IconBuildingBank,
  IconBuildingStore,
  IconCalendarEvent,
  IconChartDots,
  IconChartFunnel,
  IconCoins,
  IconCrown,
  IconFileCertificate,
  IconFileInvoice,
  IconGift,
  IconHandClick,
  IconHome,
  IconMessages,
  IconReceipt,
  IconShieldLock,
  IconSpeakerphone,
  IconStar,
  IconUsers,
  IconUsersGroup,
  IconVideo,
  IconWallet,
  type TablerIcon,
} from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import type { findEn } from '../../texts/dashboard/find.en.ts';
import { pages } from '../../core/identity/pages.ts';
import { vendorUnpublished } from '../../core/identity/vendor-status.ts';
import { actToOpen } from '../../core/team/pages.ts';
import { may } from '../../core/team/roles.ts';
import { roleIn } from '../base/team.ts';
import { useClientState } from '../base/use-client-state.ts';
import { screens } from './routes.ts';

export type NavItem = {
  readonly path: string;
  readonly label: Extract<keyof typeof findEn, `nav.${string}`>;
  readonly icon: TablerIcon;
  /** On a phone it has a place at the thumb. */
  readonly isAtHand?: true;
  readonly group: 'home' | 'groupClients' | 'groupAds' | 'groupBusiness';
};

const wanted: readonly NavItem[] = [
  { path: pages.dashboard, label: 'nav.dashboard', icon: IconHome, group: 'home', isAtHand: true },
  { path: pages.inbox, label: 'nav.inbox', icon: IconMessages, group: 'groupClients', isAtHand: true },
  { path: pages.clients, label: 'nav.clients', icon: IconUsers, group: 'groupClients', isAtHand: true },
  { path: pages.calendar, label: 'nav.calendar', icon: IconCalendarEvent, group: 'groupClients' },
  { path: pages.quotations, label: 'nav.quotations', icon: IconFileInvoice, group: 'groupClients' },
  { path: pages.meetings, label: 'nav.meetings', icon: IconVideo, group: 'groupClients' },
  { path: pages.reviews, label: 'nav.reviews', icon: IconStar, group: 'groupClients' },
  { path: pages.earnings, label: 'nav.earnings', icon: IconCoins, group: 'groupClients' },
  { path: pages.ads, label: 'nav.ads', icon: IconSpeakerphone, group: 'groupAds', isAtHand: true },
  { path: pages.results, label: 'nav.results', icon: IconChartFunnel, group: 'groupAds' },
  { path: pages.adStatistics, label: 'nav.adStatistics', icon: IconChartDots, group: 'groupAds' },
  { path: pages.topUp, label: 'nav.topUp', icon: IconWallet, group: 'groupAds' },
  { path: pages.adClicks, label: 'nav.adClicks', icon: IconHandClick, group: 'groupAds' },
  { path: pages.creditHistory, label: 'nav.creditHistory', icon: IconReceipt, group: 'groupAds' },
  { path: pages.store, label: 'nav.store', icon: IconGift, group: 'groupBusiness' },
  { path: pages.profile, label: 'nav.profile', icon: IconBuildingStore, group: 'groupBusiness' },
  { path: pages.membership, label: 'nav.membership', icon: IconCrown, group: 'groupBusiness' },
  { path: pages.agreement, label: 'nav.agreement', icon: IconFileCertificate, group: 'groupBusiness' },
  { path: pages.bankAccounts, label: 'nav.bankAccounts', icon: IconBuildingBank, group: 'groupBusiness' },
  { path: pages.team, label: 'nav.team', icon: IconUsersGroup, group: 'groupBusiness' },
  { path: pages.account, label: 'nav.account', icon: IconShieldLock, group: 'groupBusiness' },
];

const existing = wanted.filter((place) => screens.some((screen) => screen.path === place.path));
const whileUnpublished = existing.filter((place) => place.path === pages.profile || place.path === pages.agreement);

/** The groups of the rail; home is above them without a name. */
export const navGroups = ['home', 'groupClients', 'groupAds', 'groupBusiness'] as const;

/** Where this vendor can go, most visited first: only what has a screen, and only what the gate opens to it. */
export function useNavItems(): readonly NavItem[] {
  const isUnpublished = useClientState((state) => state.user.vendor?.status === vendorUnpublished);
  const role = useClientState(roleIn);
  return (isUnpublished ? whileUnpublished : existing).filter(({ path }) => may(role, actToOpen(path)));
}

/** Pages that are reached from another one than their address says. */
const reachedFrom: Readonly<Record<string, string>> = { [pages.contactCredit]: pages.clients };

/** The place a page belongs to: its own, or the nearest above it. Home is above everything and holds nothing but itself. */
function navItemOf(pathname: string, items: readonly NavItem[] = existing): string | null {
  const from = reachedFrom[pathname] ?? pathname;
  const around = items.filter(({ path }) => from === path || (path !== pages.dashboard && from.startsWith(`${path}/`)));
  return around.reduce<string | null>((nearest, { path }) => (path.length > (nearest?.length ?? 0) ? path : nearest), null);
}

/** The place the page that is open belongs to. */
export const useCurrentNavItem = (): string | null => useLocation({ select: ({ pathname }) => navItemOf(pathname) });
