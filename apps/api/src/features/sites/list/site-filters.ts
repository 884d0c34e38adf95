import { plusDays, toDay } from '@girassol/domain/shared'
import { idleDays, type SiteStage, type SiteViewName, siteStageNames } from '@girassol/domain/sites'
import { type RawBuilder, sql } from 'kysely'
import { toDayStart } from '../../../database/day-start.ts'
import { escapeLike } from '../../../database/matches-term.ts'
import type { FigureReader } from './site-figures.ts'

type Query = {
  readonly term?: string | undefined
  readonly stage?: string | undefined
  readonly responsible?: number | undefined
  readonly city?: string | undefined
  readonly view: SiteViewName
  readonly archived: 'yes' | 'no'
}

export type SiteFilter = FigureReader & {
  readonly userId: number
  readonly now: string
  readonly term: string
  readonly stages: readonly SiteStage[]
  readonly responsible: number | null
  readonly city: string | null
  readonly view: SiteViewName
  readonly isArchived: boolean
}

type Reader = FigureReader & Pick<SiteFilter, 'userId' | 'now'>

export const toSiteFilter = (query: Query, reader: Reader): SiteFilter => {
  const wanted = new Set(query.stage?.split(',').filter((stage) => stage !== ''))
  return {
    ...reader,
    term: query.term?.trim() ?? '',
    stages: wanted.size === 0 ? siteStageNames : siteStageNames.filter((stage) => wanted.has(stage)),
    responsible: query.responsible ?? null,
    city: query.city ?? null,
    view: query.view,
    isArchived: query.archived === 'yes',
  }
}

/** SQL: the sites of the seller with a task that is past due. */
const lateSites = ({ sellerId, now }: Pick<SiteFilter, 'sellerId' | 'now'>): RawBuilder<unknown> => sql`(
  select distinct site_id from site_task
  where seller_id = ${sellerId} and done_at is null and due_on < ${toDay(now)}::date and site_id is not null)`

/** A part of title, contact, customer or consumer unit without accents, or the number of a linked order (SITE-008). */
const matchesTerm = ({ term, sellerId }: SiteFilter): RawBuilder<unknown> => {
  if (term === '') return sql`true`
  const literal = escapeLike(term)
  const named = sql`(site.search like '%' || plain(${literal}) || '%' or site.customer_id in (
    select id from customer where seller_id = ${sellerId} and plain(name) like '%' || plain(${literal}) || '%'))`
  return /^\d{1,9}$/.test(term)
    ? sql`(${named} or site.id = (
        select site_id from orders where id = ${Number(term)} and seller_id = ${sellerId} and status <> 'CART'))`
    : named
}

const isInView = ({ view, userId, now }: SiteFilter): RawBuilder<unknown> => {
  if (view === 'MINE') return sql`site.responsible_id = ${userId}`
  if (view === 'LATE_TASK') return sql`late.site_id is not null`
  if (view === 'IDLE') {
    // As many calendar days as `findUrgency` counts.
    const limit = toDayStart(plusDays(toDay(now), 1 - idleDays))
    return sql`site.touched_at < ${limit}::timestamptz and site.stage not in ('CONNECTED', 'LOST')`
  }
  return sql`true`
}

/** SQL: what the filter asks for, but for the stages. */
export const matchingSites = (filter: SiteFilter): RawBuilder<unknown> => sql`
  site left join ${lateSites(filter)} late on late.site_id = site.id
  where site.seller_id = ${filter.sellerId} and ${filter.isArchived ? sql`site.is_archived` : sql`not site.is_archived`}
    and ${matchesTerm(filter)} and ${isInView(filter)}
    ${filter.responsible === null ? sql`` : sql`and site.responsible_id = ${filter.responsible}`}
    ${filter.city === null ? sql`` : sql`and site.city_code = ${filter.city}`}`

/** SQL: those with a late task first, then the longest untouched. */
export const boardOrder = sql`(late.site_id is not null) desc, site.touched_at, site.id`
