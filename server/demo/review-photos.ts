// Photos of reviews in the demo world: drawings of the trade, as the couple of every seventh review would have taken them.
import { sql } from 'kysely';
import type { Tx } from '../kit/database.ts';

/** Adds one to three photos to some reviews that are shown. */
export async function fillReviewPhotos(tx: Tx): Promise<void> {
  await sql`
    with chosen as (
      select uuidv7() as id, r.id as review_id, r.vendor_id, r.couple_id, d.path, d.width, d.height, d.alt_en, d.alt_id, d.color,
        row_number() over (partition by r.id order by d.path) - 1 as position
      from review r join vendor v on v.id = r.vendor_id join vendor_service s on s.id = v.main_service_id
      cross join lateral (
        select p.* from vendor_service o join vendor w on w.main_service_id = o.id join picture p on p.vendor_id = w.id
        where o.category_id = s.category_id and p.path is not null and p.couple_id is null
        order by md5(p.path || r.id) limit 1 + r.id % 3) d
      where r.id % 7 = 3 and r.state = 'shown'),
    made as (
      insert into picture (id, vendor_id, couple_id, path, width, height, alt_en, alt_id, color)
      select id, vendor_id, couple_id, path, width, height, alt_en, alt_id, color from chosen returning id)
    insert into placed_picture (vendor_id, place, position, picture_id)
    select vendor_id, 'review:' || review_id, position, id from chosen`.execute(tx);
}
