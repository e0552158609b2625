import { useTexts } from '../../../app/texts.ts';
import { Chips } from '../../../ui/chips.tsx';
import { operationsTexts } from '../texts.ts';
import { useAsked } from '../use-asked.ts';
import { Alerts } from './alerts.tsx';
import { Refunds } from './refunds.tsx';

const kinds = ['refunds', 'alerts'] as const;
const states = ['open', 'closed'] as const;

/** What no program may decide about payments: money to return, and words of the gateway that fit nothing. (product 5) */
export default function PaymentsScreen() {
  const t = useTexts(operationsTexts);
  const asked = useAsked();
  const kind = asked.oneOf('kind', kinds) ?? 'refunds';
  const status = asked.oneOf('status', states) ?? 'open';
  const filter = (
    <>
      <Chips
        label={t('paymentsKind')}
        options={kinds.map((value) => ({ value, label: t(value) }))}
        value={kind}
        onChange={(value) => asked.narrow({ kind: value, status: undefined })}
      />
      <Chips
        label={t('status')}
        options={states.map((value) => ({ value, label: t(`state.${value}`) }))}
        value={status}
        onChange={(value) => asked.narrow({ status: value })}
      />
    </>
  );
  const list = { status, page: asked.page, onPage: asked.toPage, filter };
  return kind === 'refunds' ? <Refunds {...list} /> : <Alerts {...list} />;
}
