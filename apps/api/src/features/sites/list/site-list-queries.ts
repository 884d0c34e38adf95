import { type SiteStage, siteStageNames } from '@girassol/domain/sites'
import { sql } from 'kysely'
import { countLimit, toPage } from '../../../database/to-page.ts'
import type { Tx } from '../../../http/context.ts'
import type { SiteReader } from '../site-access.ts'
import { siteFigures } from './site-figures.ts'
import { boardOrder, matchingSites, type SiteFilter } from './site-filters.ts'
import { listSiteRows } from './site-rows.ts'

type Paging = { readonly skip: number; readonly take: number }

/** The statement of one page; its test looks at its plan. */
export const selectPage = (filter: SiteFilter, { skip, take }: Paging) => sql<{ id: number }>`
  select site.id from ${matchingSites(filter)} and site.stage = any(${filter.stages}::text[])
  order by ${boardOrder} limit ${take} offset ${(skip - 1) * take}`

/** The next sites of a file, by their number, so that none is left out when another one is touched meanwhile. */
export const selectAfter = (
  filter: SiteFilter,
  { after, take }: { readonly after: number; readonly take: number },
) => sql<{
  id: number
}>`
  select site.id from ${matchingSites(filter)} and site.stage = any(${filter.stages}::text[]) and site.id > ${after}
  order by site.id limit ${take}`

/** The first cards of each stage, in one statement. */
export const selectBoard = (filter: SiteFilter, { take }: Paging) => sql<{ id: number }>`
  select id from (
    select site.id, site.stage, row_number() over (partition by site.stage order by ${boardOrder}) as place
    from ${matchingSites(filter)} and site.stage = any(${filter.stages}::text[])
  ) placed where place <= ${take} order by array_position(${siteStageNames}::text[], stage), place`

type Counted = { readonly stage: SiteStage; readonly count: number; readonly kwp: string | null }

/** How many sites of the filter are in each stage, and their power. */
export const selectStages = (filter: SiteFilter) => sql<Counted>`
  select site.stage, count(*) as count, sum(figures.kwp) as kwp
  from (select site.id, site.stage from ${matchingSites(filter)}) site
    left join ${siteFigures(filter)} figures on figures.site_id = site.id
  group by site.stage`

const listStages = async (tx: Tx, filter: SiteFilter) => {
  const { rows } = await selectStages(filter).execute(tx)
  const found = new Map(rows.map((row) => [row.stage, row]))
  return siteStageNames.map((stage) => ({
    stage,
    count: Number(found.get(stage)?.count ?? 0),
    kwp: Number(found.get(stage)?.kwp ?? 0),
  }))
}

/** SITE-008: a page of the filtered sites, or the first of each stage, with the counts of all stages. */
export const listSitePage = async (
  reader: SiteReader,
  filter: SiteFilter,
  { isBoard, ...paging }: Paging & { readonly isBoard: boolean },
) => {
  const { tx } = reader
  const found = await (isBoard ? selectBoard(filter, paging) : selectPage(filter, paging)).execute(tx)
  const rows = await listSiteRows(
    reader,
    found.rows.map(({ id }) => id),
  )
  const stages = await listStages(tx, filter)
  const matching = stages
    .filter(({ stage }) => filter.stages.includes(stage))
    .reduce((sum, { count }) => sum + count, 0)
  const counted = isBoard
    ? { data: rows, total: Math.min(matching, countLimit - 1), totalIsExact: matching < countLimit }
    : await toPage(rows, paging, async () => matching)
  return { ...counted, stages }
}
