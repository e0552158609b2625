// Valid requests without a session, and of people managing their own account.
import { testPassword } from '../../builders/accounts.ts';
import { buildClick } from '../../builders/operations.ts';
import {
  dataOf,
  granted,
  mailedToken,
  newAddress,
  type Around,
  ownId,
  quietPlace,
  type Requests,
  somebody,
  turnOffParams,
} from './request.ts';

const newPassword = 'kebaya biru di balkon';
const acquisitionForm = (email = newAddress()) => ({
  business_name: 'Melati Dekorasi',
  contact_name: 'Ayu Lestari',
  email,
  phone: '+62 812 3456 7890',
  category: 'decoration',
  city: 'bandung',
  website: '',
  message: 'Kami merias pelaminan sejak 2009.',
});
/** A business that asked to join; answers the id of its request. */
export const acquisition = async ({ app }: Around, email?: string): Promise<string> =>
  dataOf<{ id: string }>(await app.call('POST', '/ms/bs-vendors/api/v1/vendor_acquisitions', { body: acquisitionForm(email) })).id;

const firstMessageTo = ({ world }: Around) => ({ vendor_id: world.vendor.vendorId, subject: 'other', text: 'Are you free in May?' });

/** A business that was let in and has the email with its link. */
export async function invited(around: Around): Promise<{ readonly id: string; readonly token: string }> {
  const { app, world } = around;
  const email = newAddress();
  const id = await acquisition(around, email);
  const body = { business_name: 'Melati Dekorasi', contact_name: 'Ayu Lestari', email, language: 'id' };
  granted(await app.call('POST', `/v2/operations/acquisitions/${id}/acceptance`, { as: world.people.support, body }));
  return { id, token: await mailedToken(app, email) };
}

export const requestsOfVisitors: Requests = {
  'POST /ms/bs-vendors/api/v1/vendor_acquisitions': async () => ({ body: acquisitionForm() }),
  'POST /v2/invitations/read': async (around) => ({ body: { token: (await invited(around)).token } }),
  'POST /v2/invitations/renew': async (around) => ({ body: { token: (await invited(around)).token } }),
  'POST /v2/invitations/accept': async (around) => ({ body: { token: (await invited(around)).token, password: newPassword } }),
  'POST /ms/bs-vendors/api/v1/vendor_ads/impressions': async ({ app }) => ({
    body: {
      batch_id: '01a1fa8f-4cef-7251-a830-4da53361d237',
      tokens: (await app.build.viewer().visit({ placement: 'listing', categoryId: 52, cityId: 1 })).map((card) => card.impression_token),
    },
  }),
  'GET /ms/bs-vendors/api/v1/vendor_ads/click/:token': async ({ app }) => {
    const { card } = await buildClick(app, await quietPlace(app));
    return { params: { token: card.click_url.split('/').at(-1) } };
  },
  'GET /unsubscribe/:token': turnOffParams,
  'POST /unsubscribe/:token': turnOffParams,
  'POST /v2/sign_up': async (around) => ({ body: { email: newAddress(), first_message: firstMessageTo(around) } }),
  'POST /v2/sign_up/message': async (around) => {
    const email = newAddress();
    granted(await around.app.call('POST', '/v2/sign_up', { body: { email, first_message: firstMessageTo(around) } }));
    return { body: { token: await mailedToken(around.app, email) } };
  },
  'POST /v2/confirm_email': async ({ app }) => {
    const email = newAddress();
    granted(await app.call('POST', '/v2/sign_up', { body: { email } }));
    return { body: { token: await mailedToken(app, email), name: 'Ayu & Budi', password: newPassword } };
  },
  'POST /v2/forgot_password': async ({ world }) => ({ body: { email: world.couple.email } }),
  'POST /v2/reset_password': async ({ app }) => {
    const { email } = await app.build.couple();
    granted(await app.call('POST', '/v2/forgot_password', { body: { email } }));
    return { body: { token: await mailedToken(app, email), password: newPassword } };
  },
  'POST /v2/login': async ({ app }) => ({ body: { email: (await app.build.couple()).email, password: testPassword } }),
  'PUT /v2/password': async (around) => ({
    as: await somebody(around),
    body: { current_password: testPassword, password: newPassword },
  }),
  'POST /v2/account_deletion': async (around) => ({ as: await somebody(around), body: { password: testPassword } }),
  'POST /v2/account_export': async (around) => ({ as: await somebody(around), body: { password: testPassword } }),
  'DELETE /v2/sessions/:id': async (around) => {
    const as = await somebody(around);
    await around.app.build.signedInAgain(as);
    const sessions = dataOf<{ id: string; current: boolean }[]>(await around.app.call('GET', '/v2/sessions', { as }));
    return { as, params: { id: sessions.find((one) => !one.current)?.id } };
  },
  'DELETE /v2/sessions': async (around) => ({ as: await somebody(around) }),
  'POST /v2/logout': async (around) => ({ as: await somebody(around) }),
  'POST /ms/feeds/api/v1/users/:id/activities/read': async (around) => ({
    params: { id: ownId(around) },
    body: { up_to: '01a1fa8f-4cef-7251-a830-4da53361d237' },
  }),
  'GET /ms/feeds/api/v1/users/:id/activities': async (around) => ({ params: { id: ownId(around) } }),
  'GET /ms/feeds/api/v1/users/:id/wedding_details': async (around) => ({ params: { id: around.world.couple.accountId } }),
  'GET /v2/accounts/get_by_uuid/:uuid': async ({ app, world }) => {
    const { uuid } = await app.owner
      .selectFrom('account')
      .select('uuid')
      .where('id', '=', world.couple.accountId)
      .executeTakeFirstOrThrow();
    return { params: { uuid } };
  },
  'GET /_public/v2/vendor_cards': async ({ world }) => ({ query: { vendors: `${world.vendor.vendorId},999999` } }),
  'POST /v2/saved_vendors': async ({ app, world }) => ({ as: await app.build.couple(), body: { vendor_ids: [world.vendor.vendorId] } }),
  'GET /_public/v2/vendors/:slug/products/:product': async ({ app, world }) => {
    const { data } = granted<{ data: { slug: string }[] }>(await app.call('GET', `/_public/v2/vendors/${world.vendor.slug}/products`));
    return { params: { product: data[0]?.slug } };
  },
  'GET /ms/bs-vendors/api/v1/virtual_meeting_schedules/slots': async ({ world }) => ({ query: { vendor_id: world.vendor.vendorId } }),
};
