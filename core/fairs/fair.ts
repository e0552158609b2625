import { allOf, accept, type Outcome, refuse } from '../outcome.ts';
import { cleanName } from '../text.ts';
import { type BusinessDay, daysBetween, isBusinessDay } from '../time.ts';

/** A wedding fair or market, managed by operators. Days are business days, both included; `url` is empty if there is none. */
export type Fair = {
  readonly name: string;
  readonly cityId: number;
  readonly venue: string;
  readonly startsOn: BusinessDay;
  readonly endsOn: BusinessDay;
  readonly url: string;
};
export type FairRefusal = 'fairs.text_invalid' | 'fairs.city_unknown' | 'fairs.days_invalid' | 'fairs.address_invalid';

export const fairLengths = { name: 120, venue: 120, url: 300, stand: 40 } as const;
/** A fair that lasts longer is a shop. */
const daysMax = 31;

/** What an operator typed of a fair, cleaned; every wrong field is named. Only addresses of https may be linked. (reliability S27) */
export function checkFair(typed: Fair, knownCityIds: ReadonlySet<number>): Outcome<Fair, FairRefusal> {
  return allOf({
    name: line(typed.name, 'name', fairLengths.name),
    cityId: city(typed.cityId, knownCityIds),
    venue: line(typed.venue, 'venue', fairLengths.venue),
    startsOn: firstDay(typed),
    endsOn: lastDay(typed),
    url: address(typed.url),
  });
}

/** The place of a vendor at a fair, cleaned; it may be empty. */
export const checkStand = (stand: string): Outcome<string, FairRefusal> => line(stand, 'stand', fairLengths.stand, false);

function line(raw: string, field: string, maxLength: number, isRequired = true): Outcome<string, FairRefusal> {
  const cleaned = cleanName(raw, { field, maxLength, isRequired });
  return cleaned.ok ? cleaned : refuse({ code: 'fairs.text_invalid', field, params: { maximum: maxLength } });
}

const city = (id: number, known: ReadonlySet<number>): Outcome<number, FairRefusal> =>
  known.has(id) ? accept(id) : refuse({ code: 'fairs.city_unknown', field: 'city_id' });

const firstDay = ({ startsOn }: Fair): Outcome<BusinessDay, FairRefusal> =>
  isBusinessDay(startsOn) ? accept(startsOn) : refuse({ code: 'fairs.days_invalid', field: 'starts_on' });

function lastDay({ startsOn, endsOn }: Fair): Outcome<BusinessDay, FairRefusal> {
  const isRight = isBusinessDay(endsOn) && isBusinessDay(startsOn) && endsOn >= startsOn && daysBetween(startsOn, endsOn) < daysMax;
  return isRight ? accept(endsOn) : refuse({ code: 'fairs.days_invalid', field: 'ends_on' });
}

const httpsAddress = /^https:\/\/[\p{L}\p{N}.-]+\.[\p{L}]{2,}(?::\d{1,5})?(?:[/?#][^\s\p{Cc}]*)?$/u;

function address(raw: string): Outcome<string, FairRefusal> {
  const url = raw.trim();
  if (url === '') return accept('');
  return url.length <= fairLengths.url && httpsAddress.test(url) ? accept(url) : refuse({ code: 'fairs.address_invalid', field: 'url' });
}
