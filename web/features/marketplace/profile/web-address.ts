interface WebAddress {
  readonly href: string;
  readonly text: string;
}

/** A vendor's own site, when it is one that may be linked: only https leads away from here. (reliability S27) */
export function websiteOf(text: string): WebAddress | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  return url.protocol === 'https:' ? { href: url.href, text: url.host.replace(/^www\./, '') + url.pathname.replace(/\/$/, '') } : null;
}

/** An Instagram name, with or without its `@`. */
export function instagramOf(text: string): WebAddress | null {
  const name = text.trim().replace(/^@/, '');
  return /^[A-Za-z0-9._]{1,30}$/.test(name) ? { href: `https://www.instagram.com/${name}/`, text: `@${name}` } : null;
}
