/** A couple's reviews, and the vendors it may review. */
export const coupleReviews = '/account/reviews';
/** Where a couple reviews a vendor. The address is the same for everyone, so that a vendor can pass it on; it opens for invited couples alone. */
export const reviewPage = (slug: string): string => `${coupleReviews}/${encodeURIComponent(slug)}`;
