import { useRouter } from '@tanstack/react-router';
import type { saveAd } from '../../../../contract/ads.ts';
import type { AnswerOf } from '../../../../contract/endpoint.ts';
import { pages } from '../../../../core/identity/pages.ts';
import { useFormat } from '../../../base/format.ts';
import { useTexts } from '../../../base/texts.ts';
import { useToday } from '../../../base/today.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { adSettingsTexts } from '../../../parts/ads/texts.ts';

type OutcomeDialogProps = { readonly answer: AnswerOf<typeof saveAd>; readonly balanceIdr: number };

/** What became of a new ad: when it starts, or that it waits for credit. (spec 2, Settings page) */
export function OutcomeDialog({ answer, balanceIdr }: OutcomeDialogProps) {
  const t = useTexts(adSettingsTexts);
  const format = useFormat();
  const router = useRouter();
  const today = useToday();
  const go = (to: string) => void router.navigate({ to, replace: true, ignoreBlocker: true });
  const toAds = () => go(pages.ads);
  if (answer.outcome === 'created_insufficient_credit') {
    return (
      <Dialog
        title={t('insufficientTitle')}
        onClose={toAds}
        back={t('later')}
        actions={<Button onClick={() => go(pages.topUp)}>{t('topUpNow')}</Button>}
      >
        <p>{t('insufficientText', { balance: format.money(balanceIdr), cpc: format.money(answer.data.cpc) })}</p>
      </Dialog>
    );
  }
  const startsOn = answer.data.starts_on;
  const isToday = startsOn <= today;
  return (
    <Dialog title={t('createdTitle')} onClose={toAds} actions={<Button onClick={toAds}>{t('createdDone')}</Button>}>
      <p>{isToday ? t('createdToday') : t('createdLater', { date: format.longDate(startsOn) })}</p>
    </Dialog>
  );
}
