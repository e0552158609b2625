// How emails look. (decision 0145)
import type { EmailContent } from '../../texts/email-body.ts';

/** An email as HTML. What makes it is loaded with the first email, not with the server. */
export async function renderEmail(content: EmailContent): Promise<string> {
  const { htmlOf } = await import('./html.ts');
  return htmlOf(content);
}
