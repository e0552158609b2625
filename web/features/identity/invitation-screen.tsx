import { Link, useRouter } from '@tanstack/react-router';
import { acceptInvitation, readInvitation, renewInvitation } from '../../../contract/acquisition.ts';
import { pages } from '../../../core/identity/pages.ts';
import { call } from '../../base/calls/browser-call.ts';
import { beginSession } from '../../base/session.ts';
import { hrefTo } from '../../base/page-settings.ts';
import { useLanguage, useTexts } from '../../base/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { useForm } from '../../base/form/use-form.ts';
import { Notice } from '../../ui/notice.tsx';
import { Failed } from '../../ui/page-state.tsx';
import { Sentence } from '../../ui/sentence.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import classes from './identity.module.css';
import { NewPassword } from './new-password.tsx';
import { identityTexts } from './texts.ts';
import { useInvitation } from './use-invitation.ts';

/** Where an invited business chooses its password; from here it continues to its profile. (product 2) */
export default function InvitationScreen() {
  const t = useTexts(identityTexts);
  const { token, invitation, failure, isUnanswered, refetch, onRefused } = useInvitation('invitation', (of, signal) =>
    call(readInvitation, { body: { token: of }, signal }),
  );
  if (isUnanswered) return <Failed failure={failure} onRetry={refetch} />;
  if (token === '' || failure !== null) {
    return (
      <>
        <Notice tone="warn" says="at once" action={<Link to={pages.forgotPassword}>{t('askNewLink')}</Link>}>
          {failure?.message ?? t('linkMissing')}
        </Notice>
        <p className={classes['other']}>
          <Link to={pages.login}>{t('backToLogin')}</Link>
        </p>
      </>
    );
  }
  if (invitation === undefined) return <Skeleton height="14rem" />;
  const { business_name: business, email, is_expired: isExpired } = invitation;
  return isExpired ? <Expired token={token} email={email} /> : <Welcome {...{ token, business, email, onRefused }} />;
}

type WelcomeProps = {
  readonly token: string;
  readonly business: string;
  readonly email: string;
  readonly onRefused: (failure: unknown) => unknown;
};

function Welcome({ token, business, email, onRefused }: WelcomeProps) {
  const t = useTexts(identityTexts);
  const router = useRouter();
  const language = useLanguage();
  const form = useForm({
    key: null,
    saved: { password: '' },
    send: ({ password }) => call(acceptInvitation, { body: { token, password } }),
    onRefused,
    // The link has done its work: nothing leads back to it.
    async onSent(answer) {
      await beginSession(answer);
      await router.navigate({ to: pages.profile, replace: true });
    },
  });
  return (
    <>
      <p className={classes['lead']}>{t('invitationLead', { business, email })}</p>
      <Form form={form}>
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        <NewPassword {...form.at('password')} />
        <Button type="submit" fullWidth loading={form.isSending}>
          {t('invitationAccept')}
        </Button>
        <p className={classes['other']}>
          <Sentence
            text={t('agreed', { terms: '{terms}', privacy: '{privacy}' })}
            parts={{
              terms: <a href={hrefTo('/terms', language)}>{t('terms')}</a>,
              privacy: <a href={hrefTo('/privacy', language)}>{t('privacy')}</a>,
            }}
          />
        </p>
      </Form>
    </>
  );
}

function Expired({ token, email }: { readonly token: string; readonly email: string }) {
  const t = useTexts(identityTexts);
  const form = useForm({
    key: null,
    saved: {},
    send: () => call(renewInvitation, { body: { token } }),
  });
  if (form.isSent)
    return (
      <Notice tone="good" says="at once">
        {t('invitationRenewed', { email })}
      </Notice>
    );
  return (
    <>
      <p className={classes['lead']}>{t('invitationExpired', { email })}</p>
      <Form form={form}>
        <Button type="submit" fullWidth loading={form.isSending}>
          {t('invitationRenew')}
        </Button>
      </Form>
    </>
  );
}
