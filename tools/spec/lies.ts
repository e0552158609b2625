// Wrong values with correct names. The specification run has to detect each.
import type { Answer, Lie, Sent } from './transport.ts';

interface NamedLie {
  readonly name: string;
  readonly tell: Lie;
}

/** Changes the text of answers to calls whose path starts so. */
const text = (name: string, at: string, from: RegExp, to: string): NamedLie => ({
  name,
  tell: (sent, answer) => (concerns(sent, at) ? { ...answer, text: answer.text.replace(from, to) } : answer),
});
const change = (name: string, at: string, how: (answer: Answer) => Partial<Answer>): NamedLie => ({
  name,
  tell: (sent, answer) => (concerns(sent, at) ? { ...answer, ...how(answer) } : answer),
});
/** An answer with other values of a kind under the same names. */
const other =
  (kind: RegExp, to: (value: string) => string) =>
  (answer: Answer): Answer => ({
    ...answer,
    text: answer.text.replace(kind, (_all, before: string, value: string) => `${before}${to(value)}`),
  });
const ofText = /("\w+":)("(?:[^"\\]|\\.)*")/g;
const ofNumber = /("\w+":)(-?\d+(?:\.\d+)?)/g;
const ofBoolean = /("\w+":)(true|false)/g;
const nulled = (answer: Answer): Answer => [ofText, ofNumber, ofBoolean].reduce((nulls, kind) => other(kind, () => 'null')(nulls), answer);
/** What can be made of any answer that was right: all names are there, and none of its values. */
export const untruths = {
  'no values': nulled,
  'other texts': other(ofText, () => '"X"'),
  'other numbers': other(ofNumber, (value) => String(Number(value) + 7)),
  'the opposite': other(ofBoolean, (value) => String(value === 'false')),
} as const;
const nulls = (name: string, at: string): NamedLie => change(name, at, nulled);
const concerns = ({ method, url }: Sent, at: string): boolean => `${method} ${url}`.startsWith(at);

const ads = '/ms/bs-vendors/api/v1/vendor_ads';
const cookie =
  (from: RegExp, to: string) =>
  ({ cookies }: Answer) => ({ cookies: cookies.map((one) => one.replace(from, to)) });

export const lies: readonly NamedLie[] = [
  change('a session of 60 seconds', 'POST /v2/login', cookie(/Max-Age=86400/, 'Max-Age=60')),
  change('a session for one path', 'POST /v2/login', cookie(/Path=\//, 'Path=/dashboard')),
  change('a session that scripts can read', 'POST /v2/login', cookie(/ HttpOnly;/, '')),
  change('a cookie that outlives logout', 'POST /v2/logout', cookie(/Max-Age=0/, 'Max-Age=86400')),
  change('a session that outlives logout', 'GET /v2/me', () => ({ status: 200 })),
  change('a wrong password that is right', 'POST /v2/login', ({ status }) => ({ status: status === 401 ? 200 : status })),
  text('plan Platinum', 'POST /v2/login', /"statusPlan":"\w+"/, '"statusPlan":"Platinum"'),
  text('plan Platinum later on', 'GET /v2/me', /"statusPlan":"\w+"/, '"statusPlan":"Platinum"'),
  text('a Gold plan with a credit', 'POST /v2/login', /"credit":null/, '"credit":5'),
  text('a membership of an unknown type', 'GET /v2/me', /"membershipType":\{"name":"\w+"/, '"membershipType":{"name":"Platinum"'),
  text('status 0 called 1', 'POST /v2/login', /"status":0/, '"status":1'),
  text('messages X', `PUT ${ads}`, /"message":"[^"]*"/g, '"message":"X"'),
  text('English messages for Indonesian readers', `PUT ${ads}`, /Periode iklan sudah lewat/g, 'Please select the upcoming period'),
  change('refused settings that answer 200', `PUT ${ads}`, ({ status }) => ({ status: status === 422 ? 200 : status })),
  text('another cost per click than was sent', `PUT ${ads}`, /"cpc":2000/, '"cpc":3000'),
  text('a field that is optional', 'POST /v2/agreement/submission', /"message":"Required"/g, '"message":"Optional"'),
  text('a document in other words', 'POST /v2/agreement/submission', /Document attachment is required/g, 'Please attach the document'),
  text('a file that is too small', 'POST /v2/agreement/files', /File size is too large/g, 'File size is too small'),
  change('files of any kind', 'POST /v2/agreement/files', ({ status }) => ({ status: status === 415 ? 201 : status })),
  text('a wrong code in other words', 'POST /ms/bs-vendors/api/v1/bank_accounts/', /The entered verification code is wrong/g, 'Wrong code'),
  text('a wrong code at no field', 'POST /ms/bs-vendors/api/v1/bank_accounts/', /"field":"code"/, '"field":"form"'),
  change('a wrong code that is right', 'POST /ms/bs-vendors/api/v1/bank_accounts/', ({ status }) => ({
    status: status === 422 ? 200 : status,
  })),
  text('a chunk that failed in other words', 'GET /vendor-dashboard/assets/', /Loading chunk \{n\} failed/g, 'Something failed'),
  text('a chunk whose failure has no name', 'GET /vendor-dashboard/assets/', /Loading chunk \$\{\w+\} failed/g, 'Loading failed'),
  text('a chunk that fails after twelve seconds', 'GET /vendor-dashboard/assets/', /\b12e4\b/g, '12e3'),
  text('scripts from elsewhere', 'GET /dashboard/pay-per-click', /\/vendor-dashboard\/assets\//g, '/static/'),
  change('a graph of one period', `GET ${ads}/statistic`, ({ text: said }) => ({
    text: said.replace(/"series":\[\{[^}]*\},(.*?)\]/, '"series":[$1]'),
  })),
  text('an ad that is said not to display', `GET ${ads}/summary`, /"status":"displaying"/, '"status":"ended"'),
  nulls('a summary of nulls', `GET ${ads}/summary`),
  text('a statistic whose totals are not its days', `GET ${ads}/statistic`, /"clicks":(\d+)/, '"clicks":1$1'),
  nulls('clients without names', 'GET /v2/statistics/interested_clients'),
  text('potential clients who acted', 'GET /v2/statistics/potential_clients', /"lastAction":null/, '"lastAction":"message"'),
  text('potential clients of a session who acted', 'GET /v2/me?', /("potentialClient":\[\{.*?"lastAction":)null/, '$1"message"'),
  text('a session without potential clients', 'GET /v2/me?', /"potentialClient":\[\{.*?\}\]/, '"potentialClient":[]'),
  text('potential clients of a session under other names', 'GET /v2/me?', /("potentialClient":\[\{.*?"name":")/, '$1Other '),
  nulls('nulls about the wedding', 'GET /ms/feeds/api/v1/users/'),
  text('credit for half its price', 'POST /ms/bs-vendors/api/v1/ads_credits/checkout', /"total":111000/, '"total":55500'),
  text('an order that is paid before anybody paid', 'POST /ms/bs-vendors/api/v1/ads_credits/checkout', /"unpaid"/, '"paid"'),
  text('an instalment in dollars', 'GET /ms/quotation/v1/payment_schedule/', /"IDR"/, '"USD"'),
  change('payments in any currency', 'POST /ms/pay/v1/payments', ({ status }) => ({ status: status === 400 ? 200 : status })),
  text('deals of another kind', 'GET /ms/deals/api/v1/me/deals/vendor', /"kind":"reguler"/, '"kind":"extra"'),
  text('the account of somebody else', 'GET /v2/accounts/get_by_uuid/', /"uuid":"de3/, '"uuid":"de4'),
  nulls('categories without names', 'GET /_public/v2/vendor_categories'),
  change('a page in one language alone', 'GET /id/dashboard/pay-per-click', (answer) => ({
    text: answer.text.replace('<html lang="id"', '<html lang="en"'),
  })),
  change('a login page that forgets where one was going', 'GET /dashboard', ({ location }) => ({ location: location.replace(/\?.*/, '') })),
  change('a dashboard for everybody', 'GET /dashboard/pay-per-click', (answer) => ({ status: 200, location: '', text: answer.text })),
  change('ads of couples', `GET ${ads}/summary`, ({ status }) => ({ status: status === 403 ? 200 : status })),
];
