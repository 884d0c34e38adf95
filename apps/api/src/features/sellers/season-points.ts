import { type Expression, sql } from 'kysely'

type SeasonOfSeller = { readonly sellerId: Expression<number>; readonly seasonId: Expression<number | null> }

/**
 * The booked points of a seller in a season, less chargebacks, and the entries that are not booked yet (C-125): a table
 * of one row with `earned` and `qualifiable`, for a statement that may read something else too.
 */
export const seasonTotal = ({ sellerId, seasonId }: SeasonOfSeller) => sql`(
  select coalesce(sum(earned), 0)::bigint as earned, coalesce(sum(qualifiable), 0)::bigint as qualifiable from (
    select earned, qualifiable from point_season_total where seller_id = ${sellerId} and season_id = ${seasonId}
    union all
    select points, case when qualifiable then points else 0 end from (
      select qualifiable, case type when 'CREDIT' then value when 'CHARGEBACK' then -value else 0 end as points
      from point_entry where seller_id = ${sellerId} and season_id = ${seasonId} and balance is null
        and id > coalesce((select last_entry_id from point_account where seller_id = ${sellerId}), 0)
    ) as unbooked
  ) as parts)`
