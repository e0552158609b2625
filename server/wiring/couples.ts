// Connects what couples and vendors use together: clients, conversations, pictures and products, fairs, meetings, calendars, reviews.
import type { AdsApi } from '../ads/api.ts';
import type { Calendar } from '../calendar/api.ts';
import { registerCalendar } from '../calendar/routes.ts';
import { vendorsChannel } from '../catalogue/api.ts';
import type { Clients } from '../clients/api.ts';
import { registerClients } from '../clients/routes.ts';
import { type Conversations, talkBetween } from '../conversations/api.ts';
import { registerConversations } from '../conversations/routes.ts';
import { registerFairs } from '../fairs/routes.ts';
import { registerFeed } from '../feed/routes.ts';
import { registerHilda } from '../hilda/routes.ts';
import type { Service } from '../kit/serve.ts';
import type { Meetings } from '../meetings/api.ts';
import { registerMeetings } from '../meetings/routes.ts';
import type { Pictures } from '../pictures/api.ts';
import { registerPictures } from '../pictures/routes.ts';
import type { Reviews } from '../reviews/api.ts';
import type { ReviewsContext } from '../reviews/context.ts';
import { spamClients } from '../results/api.ts';
import { registerReviews } from '../reviews/routes.ts';
import { turnOffPage } from '../pages/turn-off-page.ts';
import { productRules } from '../../core/store/content.ts';
import { askedProduct } from '../store/api.ts';
import { registerStore } from '../store/routes.ts';
import { keyFor, keysFor } from '../config-secrets.ts';
import { costlyWork } from '../kit/costly.ts';
import { calendarsOf, pushesOf } from '../outside.ts';
import type { Foundation } from './foundation.ts';

export interface Couples {
  readonly clients: Clients;
  readonly conversations: Conversations;
  readonly pictures: Pictures;
  readonly meetings: Meetings;
  readonly calendar: Calendar;
  readonly reviews: Reviews;
}

/** After the ads, which are told of each contact: it may be the lead of a click. */
export function joinCouples(
  service: Service,
  { kit, config, fileDesk, turnOffKeys }: Foundation,
  ads: AdsApi,
  { sharesBankAccount }: Pick<ReviewsContext, 'sharesBankAccount'>,
): Couples {
  const clients = registerClients(service, {
    ...kit,
    contacted: (tx, contact) => ads.contacted(tx, contact),
    cameByAd: (connection, visit) => ads.cameByAd(connection, visit),
    talkBetween,
    spamOf: spamClients,
  });
  const pictures = registerPictures(service, {
    ...kit,
    ...fileDesk,
    changed: (tx, vendorId) => kit.bus.publish(tx, vendorsChannel, String(vendorId)),
  });
  const conversations = registerConversations(service, {
    ...kit,
    ...fileDesk,
    clients,
    mailAfterMs: config.inboxMailAfterSeconds * 1_000,
    productFor: askedProduct,
  });
  registerStore(service, { ...kit, rules: { ...productRules, draftsMax: config.unfinished.storeDrafts } });
  registerFeed(service, {
    ...kit,
    push: pushesOf(config),
    pushKeys: keysFor(config.secrets.encryption, 'push device'),
    turnOffKeys,
    turnOffPage,
    appId: config.activityStreamAppId,
  });
  registerFairs(service, kit);
  registerHilda(service, kit);
  const meetings = registerMeetings(service, {
    ...kit,
    clients,
    conversations,
    roomUrl: config.meetingRoomUrl,
    mailFrom: config.emailFrom,
  });
  const calendar = registerCalendar(service, {
    ...kit,
    calendarSource: calendarsOf(config),
    readEntries: costlyWork('calendars', { waitingOfOne: 2, waitingOfAll: 64 }, 10_000),
    connectionKeys: keysFor(config.secrets.encryption, 'calendar connection'),
    addressKeys: keysFor(config.secrets.token, 'calendar address'),
  });
  const reviews = registerReviews(service, {
    ...kit,
    pictures,
    networkKey: keyFor(config.secrets.token[0], 'review network'),
    sharesBankAccount,
  });
  return { clients, conversations, pictures, meetings, calendar, reviews };
}
