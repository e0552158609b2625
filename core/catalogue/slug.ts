const slugLengthMax = 80;

/** The address part of a business name: lower case ASCII words with dashes; `vendor` when nothing of the name can be written so. */
export function slugOf(businessName: string): string {
  const slug = businessName
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, slugLengthMax)
    .replace(/^-+|-+$/g, '');
  return slug === '' ? 'vendor' : slug;
}
