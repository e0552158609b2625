import type { Config } from './config.ts';
import { pagesWithoutHttps } from './kit/addresses.ts';

/** What anyone who starts a process should know about how it is configured. */
export function startWarnings(config: Config): string[] {
  const warnings: string[] = [];
  if (config.clamd === null) warnings.push('Uploads are not scanned for viruses: CLAMD_ADDRESS is not set.');
  const bare = pagesWithoutHttps(config);
  if (bare !== null)
    warnings.push(`${bare} is not HTTPS: sessions, passwords and payments travel readable, and browsers switch features off.`);
  if (config.isProduction && config.securityContact === null)
    warnings.push(
      'Whoever finds a hole does not learn whom to tell: SECURITY_CONTACT is not set, so /.well-known/security.txt is not there.',
    );
  if (config.isProduction && config.xendit === null)
    warnings.push('Payments go through the test gateway and move no money: PAYMENT_GATEWAY is not set to xendit.');
  return warnings;
}
