// Valid requests of vendors about how far they have got with their clients.
import { addDays, businessDayOf } from '../../../../core/time.ts';
import { talking } from './both-sides.ts';
import { type Around, dataOf, granted, type Requests } from './request.ts';

/** A note of a vendor about a client. */
async function noted(around: Around) {
  const { as, couple } = await talking(around);
  const answer = await around.app.call('POST', `/v2/clients/${couple.accountId}/notes`, { as, body: { text: 'Halo' } });
  return { as, id: dataOf<{ reference: string }>(answer).reference };
}

const taskOf = ({ app }: Around) => ({ title: 'Telepon', due_on: addDays(businessDayOf(app.clock.now()), 3), due_time: '14:30' });
/** What a vendor has to do for a client. */
async function tasked(around: Around) {
  const { as, couple } = await talking(around);
  const answer = await around.app.call('POST', `/v2/clients/${couple.accountId}/tasks`, { as, body: taskOf(around) });
  return { as, id: dataOf<{ id: string }>(answer).id };
}

export const requestsOfPipeline: Requests = {
  'GET /v2/clients/:id/stage': async (around) => {
    const { as, couple } = await talking(around);
    return { as, params: { id: couple.accountId } };
  },
  'PUT /v2/clients/:id/stage': async (around) => {
    const { as, couple } = await talking(around);
    return { as, params: { id: couple.accountId }, body: { stage: 'lost', from: 'new', reason: 'other', words: 'Pindah kota' } };
  },
  'GET /v2/clients/:id/timeline': async (around) => {
    const { as, couple } = await talking(around);
    return { as, params: { id: couple.accountId }, query: { limit: 20 } };
  },
  'POST /v2/clients/:id/notes': async (around) => {
    const { as, couple } = await talking(around);
    return { as, params: { id: couple.accountId }, body: { text: 'Halo' } };
  },
  'PUT /v2/client_notes/:id': async (around) => {
    const { as, id } = await noted(around);
    return { as, params: { id }, body: { text: 'Halo lagi', revision: 1 } };
  },
  'DELETE /v2/client_notes/:id': async (around) => {
    const { as, id } = await noted(around);
    return { as, params: { id } };
  },
  'GET /v2/client_tasks': async (around) => {
    const { as } = await tasked(around);
    return { as, query: { show: 'open' } };
  },
  'POST /v2/clients/:id/tasks': async (around) => {
    const { as, couple } = await talking(around);
    return { as, params: { id: couple.accountId }, body: taskOf(around) };
  },
  'PUT /v2/client_tasks/:id': async (around) => {
    const { as, id } = await tasked(around);
    return { as, params: { id }, body: { ...taskOf(around), title: 'Telepon lagi', revision: 1 } };
  },
  'PUT /v2/client_tasks/:id/done': async (around) => {
    const { as, id } = await tasked(around);
    return { as, params: { id }, body: { done: true } };
  },
  'DELETE /v2/client_tasks/:id': async (around) => {
    const { as, id } = await tasked(around);
    return { as, params: { id } };
  },
  'POST /v2/client_tasks/:id/restoration': async (around) => {
    const { as, id } = await tasked(around);
    granted(await around.app.call('DELETE', `/v2/client_tasks/${id}`, { as }));
    return { as, params: { id } };
  },
};
