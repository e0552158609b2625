import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/spotlight/styles.layer.css';
import { Spotlight, spotlight } from '@mantine/spotlight';
import { IconSearch } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useNavItems } from '../nav-items.ts';
import { useTexts } from '../../base/texts.ts';
import classes from './palette.module.css';
import { useSignOut } from './profile-menu.tsx';
import { shellTexts } from '../../base/shell-texts.ts';

/** Every page and a few actions by name. It opens each time it is asked to, and stays mounted: what closes it gives the focus back. */
export default function Palette({ openings }: { readonly openings: number }) {
  const t = useTexts(shellTexts);
  const router = useRouter();
  const signOut = useSignOut();
  const [query, setQuery] = useState('');
  useEffect(() => spotlight.open(), [openings]);
  useEffect(() => () => spotlight.close(), []);
  const pages = useNavItems().map(({ path, label, icon: Icon, group }) => ({
    id: path,
    label: t(label),
    description: group === 'home' ? '' : t(group),
    leftSection: <Icon aria-hidden size={20} stroke={1.6} />,
    onClick: () => void router.navigate({ to: path }),
  }));
  return (
    <Spotlight
      actions={[...pages, { id: 'sign-out', label: t('signOut'), onClick: signOut }]}
      shortcut={null}
      // The lock would inject a style that the content policy refuses; the page beneath may scroll.
      lockScroll={false}
      highlightQuery
      classNames={{ search: classes['search'] ?? '' }}
      attributes={{ content: { 'aria-label': t('search') } }}
      query={query}
      onQueryChange={setQuery}
      nothingFound={t('searchNothing', { q: query })}
      searchProps={{ placeholder: t('searchHint'), 'aria-label': t('search'), leftSection: <IconSearch aria-hidden size={20} /> }}
    />
  );
}
