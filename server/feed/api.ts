// What the parts that are joined need of the activity stream; capabilities need not know that it is there.
export { postThatIsKept } from './keep-letter.ts';
export { registerFeed } from './routes.ts';
