import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/spotlight/styles.layer.css';
import { Spotlight } from '@mantine/spotlight';
import { IconSearch } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { usePlaces } from '../places.ts';
import { useTexts } from '../texts.ts';
import { useSignOut } from './profile-menu.tsx';
import { shellTexts } from './texts.ts';

/** Every page and a few actions by name. It is mounted while it is open. */
export default function Palette({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts(shellTexts);
  const router = useRouter();
  const signOut = useSignOut();
  const pages = usePlaces().map(({ path, label, icon: Icon, group }) => ({
    id: path,
    label: t(label),
    description: group === 'home' ? '' : t(group),
    leftSection: <Icon aria-hidden size={20} stroke={1.6} />,
    onClick: () => void router.navigate({ to: path }),
  }));
  return (
    <Spotlight
      actions={[...pages, { id: 'sign-out', label: t('signOut'), onClick: signOut }]}
      forceOpened
      onSpotlightClose={onClose}
      shortcut={null}
      // The lock would inject a style that the content policy refuses; the page beneath may scroll.
      lockScroll={false}
      highlightQuery
      attributes={{ content: { 'aria-label': t('search') } }}
      nothingFound={t('searchNothing')}
      searchProps={{ placeholder: t('searchHint'), 'aria-label': t('search'), leftSection: <IconSearch aria-hidden size={20} /> }}
    />
  );
}
