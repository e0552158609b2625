import { useQuery } from '@tanstack/react-query';
import { Failed } from '../../ui/page-state.tsx';
import { ProfileEditor } from './profile-editor.tsx';
import { ProfileSkeleton } from './profile-skeleton.tsx';
import { choicesQuery } from '../../parts/choices-query.ts';
import { profileQuery } from './queries.ts';

/** The vendor's profile: what couples see of it, and what is missing before they can. (product 2 and 3) */
export default function ProfileScreen() {
  const profile = useQuery(profileQuery);
  const choices = useQuery(choicesQuery);
  if (profile.isLoadingError) return <Failed failure={profile.error} onRetry={() => void profile.refetch()} />;
  if (choices.isLoadingError) return <Failed failure={choices.error} onRetry={() => void choices.refetch()} />;
  if (profile.data === undefined || choices.data === undefined) return <ProfileSkeleton />;
  return <ProfileEditor profile={profile.data} choices={choices.data} />;
}
