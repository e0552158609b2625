// The activity stream for the wiring; capabilities don't use it directly.
export { notifierWithActivity } from './notifier-with-activity.ts';
export { renewPushDevices } from './push-store.ts';
