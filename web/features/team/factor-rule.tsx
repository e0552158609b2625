import { Link } from '@tanstack/react-router';
import { requireSecondFactor, type Team } from '../../../contract/team.ts';
import { pages } from '../../../core/identity/pages.ts';
import { call } from '../../base/calls/browser-call.ts';
import { useTexts } from '../../base/texts.ts';
import { useFactor } from '../../parts/second-factor/use-factor.tsx';
import { teamTexts } from '../../parts/team-texts.ts';
import { Switch } from '../../ui/switch.tsx';
import { useTeamChange } from './queries.ts';
import classes from './team.module.css';

/** Whether everyone who may move money needs a second factor. The owner, who has one, says so. */
export function FactorRule({ team }: { readonly team: Team }) {
  const t = useTexts(teamTexts);
  const { withFactor, factorDialog } = useFactor();
  const isRequired = team.requires_second_factor;
  const ownsFactor = team.members.some((one) => one.is_me && one.has_second_factor === true);
  const change = useTeamChange(
    () => withFactor(() => call(requireSecondFactor, { body: { required: !isRequired } })),
    t(isRequired ? 'ruleOffDone' : 'ruleOnDone'),
  );
  return (
    <div className={classes['rule']}>
      <Switch
        label={t('rule')}
        checked={isRequired}
        disabled={!ownsFactor && !isRequired}
        onChange={() => !change.isPending && change.mutate()}
      />
      <p className={classes['detail']}>
        {t('ruleHint')}{' '}
        {!ownsFactor && (
          <Link to={pages.account} hash="second-factor">
            {t('ruleOwn')}
          </Link>
        )}
      </p>
      {factorDialog}
    </div>
  );
}
