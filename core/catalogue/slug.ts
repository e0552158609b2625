const slugLengthMax = 80;

/** The address part of a name: lower case ASCII words with dashes; `otherwise` when nothing of the name can be written so. */
export function slugOf(name: string, otherwise = 'vendor'): string {
  const slug = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, slugLengthMax)
    .replace(/^-+|-+$/g, '');
  return slug === '' ? otherwise : slug;
}
