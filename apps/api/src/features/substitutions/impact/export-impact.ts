import type * as contract from '@girassol/contract/substitutions'
import { orderStatuses } from '@girassol/domain/orders'
import { reaisFrom, toDay } from '@girassol/domain/shared'
import type { SheetColumn } from '../../../documents/spreadsheet.ts'
import { toSpreadsheetFile } from '../../../documents/spreadsheet-file.ts'
import type { DownloadHandler, LookupContext } from '../../../http/context.ts'
import { type AffectedRow, listAffected } from './impact-queries.ts'
import { findProduct } from './show-impact.ts'

const pageSize = 500

const toYesNo = (value: boolean): string => (value ? 'Sim' : 'Não')

const columns: readonly SheetColumn<AffectedRow>[] = [
  { header: 'Número', width: 10, kind: 'number', decimals: 0, value: ({ id }) => id },
  { header: 'Situação', width: 20, kind: 'text', value: ({ status }) => orderStatuses[status].label },
  { header: 'Integrador', width: 32, kind: 'text', value: ({ seller }) => seller },
  { header: 'Unidades', width: 12, kind: 'number', decimals: 0, value: ({ units }) => units },
  { header: 'Em negociação', width: 14, kind: 'text', value: ({ isNegotiated }) => toYesNo(isNegotiated) },
  { header: 'Estoque reservado', width: 18, kind: 'text', value: ({ isHeld }) => toYesNo(isHeld) },
  { header: 'Última mudança', width: 16, kind: 'day', value: ({ changedAt }) => toDay(changedAt) },
]

const valueColumn: SheetColumn<AffectedRow> = {
  header: 'Valor',
  width: 16,
  kind: 'number',
  decimals: 2,
  value: ({ valueCents }) => reaisFrom(valueCents),
}

const affectedPages = async function* (
  { read, now }: LookupContext,
  code: string,
): AsyncGenerator<readonly AffectedRow[]> {
  for (let skip = 1; ; skip += 1) {
    const page = skip
    const rows = await read((tx) => listAffected(tx, { code, now }, { skip: page, take: pageSize }))
    if (rows.length > 0) yield rows
    if (rows.length < pageSize) return
  }
}

/** C-193: every open record with the product as a spreadsheet, without the value for users who may not see prices. */
export const exportImpact: DownloadHandler<typeof contract.exportImpact> = async (context, { params, query }) => {
  const { code } = params
  await context.read((tx) => findProduct(tx, code))
  const shown = context.actor.canViewProductPrices ? [...columns, valueColumn] : columns
  const sheet = { name: 'Impacto', columns: shown, pages: affectedPages(context, code) }
  return toSpreadsheetFile(`Impacto ${code} ${toDay(context.now)}`, query.format, sheet)
}
