// The activity stream for the wiring; capabilities don't use it directly.
export { postThatIsKept } from './keep-letter.ts';
export { registerFeed } from './routes.ts';
