import type { OwnProfile } from '../../../contract/profile.ts';
import { useTexts } from '../../base/texts.ts';
import { Outline } from '../../ui/outline.tsx';
import { outlinedSections, stateOf } from './parts.ts';
import { profileTexts } from './texts.ts';

/** The parts of the profile, with a tick where nothing is left to do. */
export function ProfileOutline({ profile }: { readonly profile: OwnProfile }) {
  const t = useTexts(profileTexts);
  const sections = outlinedSections.map((name) => {
    const state = stateOf(name, profile);
    return { name, label: t(`section.${name}`), state, stateText: t(`status.${state}`) };
  });
  return <Outline label={t('outline')} sections={sections} />;
}
