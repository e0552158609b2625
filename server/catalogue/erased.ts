/** Whether nothing is left of a vendor but its number: its account was deleted. (decision 0059) */
export const isErased = (vendor: { readonly id: number; readonly business_name: string; readonly slug: string }): boolean =>
  vendor.business_name === '' && vendor.slug === `deleted-${vendor.id}`;
