import { messagesIn } from '../../texts/messages/by-language.ts';
import { emailFrameEn } from '../../texts/messages/email-frame.en.ts';
import { emailFrameId } from '../../texts/messages/email-frame.id.ts';
import type { TurnOffPage } from '../feed/context.ts';
import { escapeHtml } from './policy.ts';
import { quietPage } from './quiet-page.ts';

/** What the link in an email opens: whether such emails are on, a button that changes it, and where everything else is set. */
export const turnOffPage: TurnOffPage = ({ language, kind, isOn, isDone, settings }) => {
  const t = messagesIn(language, emailFrameEn, emailFrameId);
  const about = { kind: t(`kind_${kind}`) };
  const title = escapeHtml(isDone || !isOn ? t(isOn ? 'page_on' : 'page_off', about) : t('page_ask', about));
  const text = escapeHtml(t(isOn ? 'page_on_text' : 'page_off_text'));
  const [action, label] = isOn ? ['?', t('page_turn_off')] : ['?on=1', t('page_turn_on')];
  return quietPage(
    language,
    title,
    `<p class="brand">Pelaminan</p><h1>${title}</h1><p>${text}</p><form method="post" action="${action}"><button>${escapeHtml(label)}</button></form><a href="${escapeHtml(settings)}">${escapeHtml(t('settings'))}</a>`,
    { hasForm: true },
  );
};
