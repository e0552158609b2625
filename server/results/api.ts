// What vendors’ days brought, for other capabilities.
export { happeningsByDay } from './happenings.ts';
export { spamClients } from './spam-clients.ts';
