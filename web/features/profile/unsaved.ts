import { type ProfileSection, profileSections } from '../../../core/catalogue/profile.ts';

type Watched = { readonly isDirty: () => boolean; readonly save: () => Promise<boolean> };

/** Knows which sections hold something that is not saved, for anyone who is about to leave the page. */
export type Unsaved = {
  readonly watch: (section: ProfileSection, watched: Watched) => () => void;
  readonly sections: () => ProfileSection[];
  /** Saves them one after the other. Answers whether everything is saved. */
  readonly saveAll: () => Promise<boolean>;
};

export function createUnsaved(): Unsaved {
  const all = new Map<ProfileSection, Watched>();
  const sections = () => profileSections.filter((section) => all.get(section)?.isDirty());
  return {
    watch(section, watched) {
      all.set(section, watched);
      return () => all.delete(section);
    },
    sections,
    async saveAll() {
      let isAll = true;
      for (const section of sections()) isAll = ((await all.get(section)?.save()) ?? true) && isAll;
      return isAll;
    },
  };
}
