import { Link } from '@tanstack/react-router';
import { pages } from '../../../../core/identity/pages.ts';
import { useTexts } from '../../../base/texts.ts';
import { pipelineTexts } from '../../../parts/pipeline/texts.ts';
import { buttonLooks } from '../../../ui/button.tsx';
import { NothingFound } from '../../../ui/nothing-found.tsx';
import { Empty } from '../../../ui/page-state.tsx';

/** Nobody has turned to the vendor yet, or nobody has this name. */
export function NoClients({ isNarrowed, onShowAll }: { readonly isNarrowed: boolean; readonly onShowAll: () => void }) {
  const t = useTexts(pipelineTexts);
  if (isNarrowed) {
    return <NothingFound title={t('nothingTitle')} text={t('nothingText')} back={t('showAll')} onShowAll={onShowAll} />;
  }
  return (
    <Empty
      title={t('emptyTitle')}
      action={
        <Link to={pages.clients} search={{ list: 'interested' }} {...buttonLooks('filled')}>
          {t('emptyAction')}
        </Link>
      }
    >
      <p>{t('emptyText')}</p>
    </Empty>
  );
}
