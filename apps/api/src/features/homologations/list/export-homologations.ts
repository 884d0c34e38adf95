import type * as contract from '@girassol/contract/homologations'
import type { HomologationRow } from '@girassol/contract/homologations'
import { equipmentChangedSentence, homologationStatuses, lateSentence } from '@girassol/domain/homologations'
import { toDay } from '@girassol/domain/shared'
import type { SheetColumn } from '../../../documents/spreadsheet.ts'
import { toSpreadsheetFile } from '../../../documents/spreadsheet-file.ts'
import type { DownloadHandler, LookupContext } from '../../../http/context.ts'
import { type HomologationFilter, listHomologationsBefore } from './homologation-list-queries.ts'
import { toFilter } from './list-homologations.ts'

const pageSize = 500

const text = (header: string, value: (row: HomologationRow) => string | null): SheetColumn<HomologationRow> => ({
  header,
  width: 24,
  kind: 'text',
  value,
})
const day = (header: string, value: (row: HomologationRow) => string | null): SheetColumn<HomologationRow> => ({
  header,
  width: 12,
  kind: 'day',
  value,
})

const sourceNames = { ORDER: 'Pedido', BUDGET: 'Orçamento' } as const

/** No document of the holder leaves in a file (HOM-016). */
const columns: readonly SheetColumn<HomologationRow>[] = [
  text('Pedido ou orçamento', ({ source }) => source && `${sourceNames[source.kind]} ${source.id}`),
  text('Situação', ({ status }) => homologationStatuses[status].label),
  text('Titular', ({ holderName }) => holderName),
  text('Unidade consumidora', ({ consumerUnit }) => consumerUnit),
  text('Cidade', ({ cityName, state }) => cityName && `${cityName}, ${state}`),
  text('Distribuidora', ({ utility }) => utility?.name ?? null),
  text('Protocolo', ({ protocol }) => protocol),
  day('Desde', ({ statusOn }) => statusOn),
  day('Prazo', ({ dueOn }) => dueOn),
  text('Atraso', ({ daysLate }) => (daysLate === 0 ? null : lateSentence(daysLate))),
  text('Aviso', ({ isEquipmentChanged }) => (isEquipmentChanged ? equipmentChangedSentence : null)),
]

const pages = async function* (
  { read }: LookupContext,
  filter: HomologationFilter,
): AsyncGenerator<readonly HomologationRow[]> {
  let before: number | null = null
  for (;;) {
    const last: number | null = before
    const rows: readonly HomologationRow[] = await read((tx) =>
      listHomologationsBefore(tx, filter, { before: last, take: pageSize }),
    )
    yield rows
    if (rows.length < pageSize) return
    before = rows.at(-1)?.id ?? null
  }
}

/** HOM-017: the filtered list as a file. */
export const exportHomologations: DownloadHandler<typeof contract.exportHomologations> = async (context, { query }) => {
  const filter = toFilter(context, query)
  const sheet = { name: 'Homologações', columns, pages: pages(context, filter) }
  return toSpreadsheetFile(`Homologações ${toDay(context.now)}`, query.format, sheet)
}
