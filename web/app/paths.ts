/** Every page of the dashboard and of operations, without language prefix. The router adds the prefix to links by itself. */
export { pages as paths } from '../../core/identity/pages.ts';
