import type * as contract from '@girassol/contract/sites'
import { siteRow } from '@girassol/contract/sites'
import { toDay } from '@girassol/domain/shared'
import { type SiteStage, siteStageNames, siteStages } from '@girassol/domain/sites'
import { sql } from 'kysely'
import type { Sheet, SheetColumn } from '../../../documents/spreadsheet.ts'
import { toSpreadsheetFile } from '../../../documents/spreadsheet-file.ts'
import type { DownloadHandler, LookupContext } from '../../../http/context.ts'
import { maskPersonalFields } from '../../../http/mask-personal-fields.ts'
import type { SiteReader } from '../site-access.ts'
import { toFigureReader } from '../site-access.ts'
import { type SiteFilter, toSiteFilter } from './site-filters.ts'
import { selectAfter } from './site-list-queries.ts'
import { listSiteRows } from './site-rows.ts'

type SheetRow = contract.SiteRow & { readonly reached: ReadonlyMap<SiteStage, string> }

const stageColumns: readonly SheetColumn<SheetRow>[] = siteStageNames.map((stage) => ({
  header: `${siteStages[stage].label} em`,
  width: 16,
  kind: 'day',
  value: ({ reached }) => reached.get(stage) ?? null,
}))

const columns: readonly SheetColumn<SheetRow>[] = [
  { header: 'Obra', width: 40, kind: 'text', value: ({ title }) => title },
  { header: 'Contato', width: 32, kind: 'text', value: ({ contactName }) => contactName },
  { header: 'Cidade', width: 24, kind: 'text', value: ({ cityName }) => cityName },
  { header: 'UF', width: 6, kind: 'text', value: ({ state }) => state },
  { header: 'Responsável', width: 28, kind: 'text', value: ({ responsible }) => responsible?.name ?? null },
  { header: 'Etapa', width: 16, kind: 'text', value: ({ stage }) => siteStages[stage].label },
  { header: 'Potência (kWp)', width: 14, kind: 'number', decimals: 2, value: ({ kwp }) => kwp },
  { header: 'Valor (R$)', width: 16, kind: 'number', decimals: 2, value: ({ value }) => value },
  ...stageColumns,
]

type Reached = { readonly site_id: number; readonly to_stage: SiteStage; readonly at: string }

/** When each of these sites last entered each stage. */
const findReached = async ({ tx }: SiteReader, ids: readonly number[]) => {
  const { rows } = await sql<Reached>`
    select site_id, to_stage, max(moved_at) as at from site_move
    where site_id = any(${ids}::integer[]) group by site_id, to_stage`.execute(tx)
  const found = new Map<number, Map<SiteStage, string>>()
  for (const { site_id, to_stage, at } of rows) {
    const stages = found.get(site_id) ?? new Map<SiteStage, string>()
    found.set(site_id, stages.set(to_stage, toDay(at)))
  }
  return found
}

type ListContext = Pick<LookupContext, 'actor' | 'now' | 'read'>

const pageSize = 1000
const fileRows = siteRow.array()

const readPage = async (reader: SiteReader, filter: SiteFilter, after: number): Promise<readonly SheetRow[]> => {
  const { rows } = await selectAfter(filter, { after, take: pageSize }).execute(reader.tx)
  const ids = rows.map(({ id }) => id)
  const sites = maskPersonalFields(fileRows, await listSiteRows(reader, ids), reader.actor)
  const reached = await findReached(reader, ids)
  return sites.map((site) => ({ ...site, reached: reached.get(site.id) ?? new Map() }))
}

/** Page by page, each a separate read, so that no connection is in use between pages. */
const sitePages = async function* (
  { read, actor, now }: ListContext,
  filter: SiteFilter,
): AsyncGenerator<readonly SheetRow[]> {
  let after = 0
  for (;;) {
    const from = after
    const rows = await read((tx) => readPage({ tx, actor, now }, filter, from))
    if (rows.length > 0) yield rows
    if (rows.length < pageSize) return
    after = rows.at(-1)?.id ?? after
  }
}

/** The sites of the filter with the day on which each stage was reached. */
export const toSiteSheet = (context: ListContext, filter: SiteFilter): Sheet<SheetRow> => ({
  name: 'Obras',
  columns,
  pages: sitePages(context, filter),
})

/** SITE-013: the filtered sites with the day on which each stage was reached; staff get no figure of a proposal. */
export const exportSites: DownloadHandler<typeof contract.exportSites> = async (context, { query }) => {
  const { actor, now } = context
  const filter = toSiteFilter(query, { ...toFigureReader(actor), userId: actor.userId, now })
  return toSpreadsheetFile(`Obras ${toDay(now)}`, query.format, toSiteSheet(context, filter))
}
