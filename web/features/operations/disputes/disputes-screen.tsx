import { useTexts } from '../../../base/texts.ts';
import { Chips } from '../../../ui/chips.tsx';
import { reviewCaseTexts } from '../texts.ts';
import { useAsked } from '../use-asked.ts';
import { Clicks } from './clicks.tsx';
import { Reviews } from './reviews.tsx';

const kinds = ['clicks', 'reviews'] as const;

/** What vendors dispute: clicks they should not pay for, and reviews that should not stand. */
export default function DisputesScreen() {
  const t = useTexts(reviewCaseTexts);
  const asked = useAsked();
  const kind = asked.oneOf('kind', kinds) ?? 'clicks';
  const ofKind = (
    <Chips
      label={t('kind')}
      options={kinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
      value={kind}
      onChange={(value) => asked.narrow({ kind: value, status: undefined })}
    />
  );
  return kind === 'clicks' ? <Clicks ofKind={ofKind} /> : <Reviews ofKind={ofKind} />;
}
