// Valid requests of vendors about how far they have got with their clients.
import { talking } from './both-sides.ts';
import type { Requests } from './request.ts';

export const requestsOfPipeline: Requests = {
  'GET /v2/clients/:id/stage': async (around) => {
    const { as, couple } = await talking(around);
    return { as, params: { id: couple.accountId } };
  },
  'PUT /v2/clients/:id/stage': async (around) => {
    const { as, couple } = await talking(around);
    return { as, params: { id: couple.accountId }, body: { stage: 'lost', from: 'new', reason: 'other', words: 'Pindah kota' } };
  },
};
