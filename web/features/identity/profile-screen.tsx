import { useQuery } from '@tanstack/react-query';
import { Failed } from '../../ui/page-state.tsx';
import { Waiting } from '../../app/waiting.tsx';
import { ProfileForm } from './profile-form.tsx';
import { choicesQuery, profileQuery } from './queries.ts';

/** The vendor's profile, and what is missing before couples can see it. (product 2) */
export default function ProfileScreen() {
  const profile = useQuery(profileQuery);
  const choices = useQuery(choicesQuery);
  if (profile.isError) return <Failed failure={profile.error} onRetry={() => void profile.refetch()} />;
  if (choices.isError) return <Failed failure={choices.error} onRetry={() => void choices.refetch()} />;
  if (profile.isPending || choices.isPending) return <Waiting />;
  return <ProfileForm profile={profile.data} choices={choices.data} />;
}
