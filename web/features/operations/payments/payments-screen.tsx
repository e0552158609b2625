import { useTexts } from '../../../base/texts.ts';
import { Chips } from '../../../ui/chips.tsx';
import { operationsTexts } from '../texts.ts';
import { useAsked } from '../use-asked.ts';
import { Alerts } from './alerts.tsx';
import { Instalments } from './instalments.tsx';
import { Refunds } from './refunds.tsx';

const kinds = ['refunds', 'instalments', 'alerts'] as const;
const states = ['open', 'closed'] as const;

/** As the server takes it. */
const searchLengthMax = 40;

/** What no program may decide about payments: money to return, instalments to return, and words of the gateway that fit nothing. (product 5) */
export default function PaymentsScreen() {
  const t = useTexts(operationsTexts);
  const asked = useAsked();
  const kind = asked.oneOf('kind', kinds) ?? 'refunds';
  const status = asked.oneOf('status', states) ?? 'open';
  const ofKind = (
    <Chips
      label={t('paymentsKind')}
      options={kinds.map((value) => ({ value, label: t(value) }))}
      value={kind}
      onChange={(value) => asked.narrow({ kind: value, status: undefined, q: undefined })}
    />
  );
  if (kind === 'instalments')
    return (
      <Instalments
        page={asked.page}
        onPage={asked.toPage}
        filter={ofKind}
        search={asked.text('q').slice(0, searchLengthMax)}
        onSearch={(words) => asked.narrow({ q: words || undefined })}
      />
    );
  const filter = (
    <>
      {ofKind}
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
