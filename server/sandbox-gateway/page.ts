import encodeQR from 'qr';
import { dateTime, money } from '../../texts/format.ts';
import { messagesIn } from '../../texts/messages/by-language.ts';
import { sandboxPageEn } from '../../texts/messages/sandbox.en.ts';
import { sandboxPageId } from '../../texts/messages/sandbox.id.ts';
import type { Language, Translate } from '../../texts/typed.ts';
import { pagePath, type SandboxPayment } from './api.ts';
import { type Html, asHtml } from './html.ts';
import { type Bank, banks, qrisTextOf, virtualAccountOf } from './payment-codes.ts';
import type { Step } from './api.ts';

export const methods = ['virtual_account', 'qris', 'card'] as const;
type Method = (typeof methods)[number];
/** What the payer has chosen so far; it all is in the address, so the page needs no script. */
export interface Choice {
  readonly method: Method;
  readonly bank: Bank;
  readonly language: Language;
}

type Words = Translate<typeof sandboxPageEn>;
interface View {
  readonly payment: SandboxPayment;
  readonly choice: Choice;
  readonly t: Words;
  readonly amount: string;
}

/** The hosted page of a payment, as a whole document. */
export function paymentPage(payment: SandboxPayment, choice: Choice): string {
  const t = messagesIn(choice.language, sandboxPageEn, sandboxPageId);
  const amount = money(payment.amountIdr, choice.language);
  const view: View = { payment, choice, t, amount };
  const body = payment.status === 'paid' ? paid(view) : payment.status === 'expired' ? expired(view) : payable(view);
  return documentOf(choice.language, t('title', { amount }), asHtml`${summary(view)}${body}${languageLink(view)}`, t);
}

/** For an id that no payment has; the caller answers 404. */
export function missingPage(language: Language): string {
  const t = messagesIn(language, sandboxPageEn, sandboxPageId);
  return documentOf(language, t('not_found'), asHtml`<section class="panel"><h1>${t('not_found')}</h1></section>`, t);
}

const documentOf = (language: Language, title: string, body: Html, t: Words): string =>
  asHtml`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · ${t('name')}</title>
<link rel="stylesheet" href="/sandbox-gateway/page.css">
</head>
<body>
<header class="top"><span class="brand">${t('name')}</span><span class="notice">${t('test_notice')}</span></header>
<main>${body}</main>
</body>
</html>`.text;

function addressOf({ payment, choice }: View, change: Partial<Choice>): string {
  const { method, bank, language } = { ...choice, ...change };
  return `${pagePath(payment.id)}?${new URLSearchParams({ method, bank, lang: language })}`;
}

const languageLink = (view: View): Html => {
  const other: Language = view.choice.language === 'en' ? 'id' : 'en';
  return asHtml`<p class="language"><a href="${addressOf(view, { language: other })}" lang="${other}" hreflang="${other}">${view.t('other_language')}</a></p>`;
};

const summary = ({ payment, choice, t, amount }: View): Html => asHtml`
<section class="summary" aria-label="${t('pay_to')}">
<p class="merchant">${t('pay_to')}</p>
<p class="amount">${amount}</p>
<dl>
<div><dt>${t('order')}</dt><dd>${payment.description}</dd></div>
<div><dt>${t('pay_until')}</dt><dd><time datetime="${new Date(payment.payableUntilAt).toISOString()}">${dateTime(payment.payableUntilAt, choice.language)}</time></dd></div>
</dl>
</section>`;

const button = ({ payment }: View, step: Step, label: string, kind: string): Html => asHtml`
<form method="post" action="${pagePath(payment.id)}/${step}"><button class="${kind}">${label}</button></form>`;

const payable = (view: View): Html => asHtml`
<section class="panel">
${view.payment.status === 'failed' ? asHtml`<p class="failed" role="status">${view.t('failed')}</p>` : null}
<h1>${view.t('method')}</h1>
<nav class="methods" aria-label="${view.t('method')}">${methods.map((method) => link(view, { method }, view.t(method), method === view.choice.method))}</nav>
${instructions[view.choice.method](view)}
${button(view, 'pay', view.choice.method === 'card' ? view.t('pay_card', { amount: view.amount }) : view.t(`pay_${view.choice.method}`), 'main')}
<div class="outcomes"><p>${view.t('outcomes')}</p>${button(view, 'fail', view.t('fail'), 'quiet')}${button(view, 'expire', view.t('expire'), 'quiet')}</div>
</section>`;

const link = (view: View, change: Partial<Choice>, label: string, isCurrent: boolean): Html =>
  asHtml`<a href="${addressOf(view, change)}"${isCurrent ? asHtml` aria-current="true"` : null}>${label}</a>`;

const instructions: Readonly<Record<Method, (view: View) => Html>> = {
  virtual_account: (view) => asHtml`
<nav class="banks" aria-label="${view.t('bank')}">${banks.map((bank) => link(view, { bank }, bank, bank === view.choice.bank))}</nav>
<p class="label">${view.t('account_number')} · ${view.choice.bank}</p>
<p class="code">${virtualAccountOf(view.payment.id, view.choice.bank).replace(/(\d{4})(?=\d)/g, '$1 ')}</p>
<p class="hint">${view.t('account_steps')}</p>`,
  qris: (view) => asHtml`
<div class="qr">${qrCode(qrisTextOf(view.payment), view.t('qris_label', { amount: view.amount }))}</div>
<p class="hint">${view.t('qris_steps')}</p>`,
  card: (view) => asHtml`
<div class="card">
<label class="wide">${view.t('card_number')}<input value="4111 1111 1111 1111" readonly autocomplete="off" inputmode="numeric"></label>
<label>${view.t('card_expiry')}<input value="12 / 30" readonly autocomplete="off"></label>
<label>${view.t('card_code')}<input value="123" readonly autocomplete="off"></label>
</div>
<p class="hint">${view.t('card_steps')}</p>`,
};

const paid = ({ payment, choice, t, amount }: View): Html => asHtml`
<section class="panel done" role="status">
<svg viewBox="0 0 48 48" width="56" height="56" aria-hidden="true"><circle cx="24" cy="24" r="22" class="ring"/><path d="m15 24.500 6.500 6.500L34 18" class="tick"/></svg>
<h1>${t('paid')}</h1>
<p>${t('paid_text', { amount, when: dateTime(payment.paidAt ?? payment.payableUntilAt, choice.language) })}</p>
<p><a class="main" href="${payment.successUrl}">${t('back')}</a></p>
</section>`;

const expired = (view: View): Html => asHtml`
<section class="panel done" role="status">
<h1>${view.t('expired')}</h1>
<p>${view.t('expired_text', { when: dateTime(view.payment.payableUntilAt, view.choice.language) })}</p>
<p><a class="main" href="${view.payment.successUrl}">${view.t('back')}</a></p>
${button(view, 'pay', view.t('pay_late'), 'quiet')}
</section>`;

/** A QR code as one path of squares. */
function qrCode(text: string, label: string): Html {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 2 });
  const path = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return asHtml`<svg viewBox="0 0 ${rows.length} ${rows.length}" role="img" aria-label="${label}" shape-rendering="crispEdges"><path d="${path}"/></svg>`;
}
