import { Link } from '@tanstack/react-router';
import { pages } from '../../../core/identity/pages.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useTexts } from '../../base/texts.ts';
import { secondFactorTexts } from './texts.ts';

/** Instead of an act that moves money: what is missing for it, and where to set it up. */
export function FactorMissing() {
  const t = useTexts(secondFactorTexts);
  return (
    <Notice
      tone="warn"
      action={
        <Button component={Link} to={pages.account} hash="second-factor">
          {t('missingAct')}
        </Button>
      }
    >
      {t('missing')}
    </Notice>
  );
}
