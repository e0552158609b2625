import {
  IconBuildingBank,
  IconBuildingStore,
  IconChartDots,
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
  IconUsers,
  IconVideo,
  IconWallet,
  type TablerIcon,
} from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import type { shellEn } from '../../texts/dashboard/shell.en.ts';
import { pages } from '../../core/identity/pages.ts';
import { vendorUnpublished } from '../../core/identity/vendor-status.ts';
import { useClientState } from '../base/client-state.ts';
import { screens } from './routes.ts';

export type Place = {
  readonly path: string;
  readonly label: Extract<keyof typeof shellEn, `place.${string}`>;
  readonly icon: TablerIcon;
  /** On a phone it has a place at the thumb. */
  readonly isAtHand?: true;
  readonly group: 'home' | 'groupClients' | 'groupAds' | 'groupBusiness';
};

const wanted: readonly Place[] = [
  { path: pages.dashboard, label: 'place.dashboard', icon: IconHome, group: 'home', isAtHand: true },
  { path: pages.inbox, label: 'place.inbox', icon: IconMessages, group: 'groupClients', isAtHand: true },
  { path: pages.clients, label: 'place.clients', icon: IconUsers, group: 'groupClients', isAtHand: true },
  { path: pages.quotations, label: 'place.quotations', icon: IconFileInvoice, group: 'groupClients' },
  { path: pages.meetings, label: 'place.meetings', icon: IconVideo, group: 'groupClients' },
  { path: pages.earnings, label: 'place.earnings', icon: IconCoins, group: 'groupClients' },
  { path: pages.ads, label: 'place.ads', icon: IconSpeakerphone, group: 'groupAds', isAtHand: true },
  { path: pages.adStatistics, label: 'place.adStatistics', icon: IconChartDots, group: 'groupAds' },
  { path: pages.topUp, label: 'place.topUp', icon: IconWallet, group: 'groupAds' },
  { path: pages.adClicks, label: 'place.adClicks', icon: IconHandClick, group: 'groupAds' },
  { path: pages.creditHistory, label: 'place.creditHistory', icon: IconReceipt, group: 'groupAds' },
  { path: pages.store, label: 'place.store', icon: IconGift, group: 'groupBusiness' },
  { path: pages.profile, label: 'place.profile', icon: IconBuildingStore, group: 'groupBusiness' },
  { path: pages.membership, label: 'place.membership', icon: IconCrown, group: 'groupBusiness' },
  { path: pages.agreement, label: 'place.agreement', icon: IconFileCertificate, group: 'groupBusiness' },
  { path: pages.bankAccounts, label: 'place.bankAccounts', icon: IconBuildingBank, group: 'groupBusiness' },
  { path: pages.account, label: 'place.account', icon: IconShieldLock, group: 'groupBusiness' },
];

const existing = wanted.filter((place) => screens.some((screen) => screen.path === place.path));
const whileUnpublished = existing.filter((place) => place.path === pages.profile || place.path === pages.agreement);

/** The groups of the rail; home stands above them without a name. */
export const placeGroups = ['home', 'groupClients', 'groupAds', 'groupBusiness'] as const;

/** Where this vendor can go, most visited first: only what has a screen, and only what the gate opens to it. */
export function usePlaces(): readonly Place[] {
  const isUnpublished = useClientState((state) => state.user.vendor?.status === vendorUnpublished);
  return isUnpublished ? whileUnpublished : existing;
}

/** Pages that are reached from another one than their address says. */
const reachedFrom: Readonly<Record<string, string>> = { [pages.contactCredit]: pages.clients };

/** The place a page belongs to: its own, or the nearest above it. Home is above everything and holds nothing but itself. */
function placeOf(pathname: string, places: readonly Place[] = existing): string | null {
  const from = reachedFrom[pathname] ?? pathname;
  const around = places.filter(({ path }) => from === path || (path !== pages.dashboard && from.startsWith(`${path}/`)));
  return around.reduce<string | null>((nearest, { path }) => (path.length > (nearest?.length ?? 0) ? path : nearest), null);
}

/** The place the page that is open belongs to. */
export const useCurrentPlace = (): string | null => useLocation({ select: ({ pathname }) => placeOf(pathname) });
