// Valid requests of vendors about how far they have got with their clients.
import { talking } from './both-sides.ts';
import { type Around, dataOf, type Requests } from './request.ts';

/** A note of a vendor about a client. */
async function noted(around: Around) {
  const { as, couple } = await talking(around);
  const answer = await around.app.call('POST', `/v2/clients/${couple.accountId}/notes`, { as, body: { text: 'Halo' } });
  return { as, id: dataOf<{ reference: string }>(answer).reference };
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
};
