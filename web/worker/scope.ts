// What the worker is, for the compiler: the library calls it by a type that a script cannot be given.
import type { sharedPhotos } from '../../core/pictures/shared.ts';

declare const self: ServiceWorkerGlobalScope;
export const worker = self;

/** What the server puts in front of this script: the build it belongs to. */
interface Build {
  /** Differs with every file and page below. */
  readonly version: string;
  /** Addresses of the files that the dashboard needs to start. Each is named by what it contains. */
  readonly files: readonly string[];
  /** Addresses of the empty page in which it starts, by language. */
  readonly shells: Readonly<Record<'en' | 'id', string>>;
  /** Where and how photos that the phone shares wait; `paths` are where it sends them. */
  readonly sharing: typeof sharedPhotos & { readonly paths: readonly string[] };
}
declare const build: Build;
export const ownBuild: Build = build;
