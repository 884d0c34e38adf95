import type * as contract from '@girassol/contract/claims'
import { claimSolutions, claimTypes, nameClaimStatus } from '@girassol/domain/claims'
import { countWorkingHours, toDay } from '@girassol/domain/shared'
import type { Sheet, SheetColumn } from '../../../documents/spreadsheet.ts'
import { toSpreadsheetFile } from '../../../documents/spreadsheet-file.ts'
import type { DownloadHandler, LookupContext } from '../../../http/context.ts'
import { type ClaimWithLines, toClaimRows } from '../claim-rows.ts'
import { type ClaimFilter, filterClaims } from './claim-filters.ts'

type Value = (claim: ClaimWithLines) => string | null

const text = (header: string, value: Value): SheetColumn<ClaimWithLines> => ({ header, width: 24, kind: 'text', value })

const day = (header: string, value: Value): SheetColumn<ClaimWithLines> => ({ header, width: 12, kind: 'day', value })

const number = (header: string, value: (claim: ClaimWithLines) => number | null): SheetColumn<ClaimWithLines> => ({
  header,
  width: 14,
  kind: 'number',
  decimals: 2,
  value,
})

const hoursSinceOpening = ({ claim }: ClaimWithLines, at: string | null): number | null =>
  at === null ? null : countWorkingHours(claim.opened_at, at)

const columns: readonly SheetColumn<ClaimWithLines>[] = [
  text('Protocolo', ({ row }) => row.protocol),
  text('Pedido', ({ row }) => String(row.orderId)),
  text('Integrador', ({ row }) => row.seller.name),
  text('Tipo', ({ row }) => claimTypes[row.type]),
  text('Itens', ({ lines }) => lines.map(({ quantity, name }) => `${quantity} × ${name}`).join('; ')),
  text('Situação', ({ row }) => nameClaimStatus(row.status, 'distributor')),
  text('Pedida', ({ row }) => claimSolutions[row.wish]),
  text('Decisão', ({ claim }) => (claim.solution === null ? null : claimSolutions[claim.solution])),
  text('Responsável', ({ row }) => row.handler?.name ?? null),
  day('Aberta em', ({ row }) => toDay(row.openedAt)),
  day('Prazo', ({ row }) => row.dueOn),
  text('Atraso', ({ row }) => (row.isLate ? 'Atrasada' : null)),
  number('Valor (R$)', ({ row }) => row.value),
  number('Horas úteis até a resposta', (claim) => hoursSinceOpening(claim, claim.claim.answered_at)),
  number('Horas úteis até a decisão', (claim) => hoursSinceOpening(claim, claim.claim.decided_at)),
]

type ListContext = Pick<LookupContext, 'actor' | 'now' | 'read'>

const pageSize = 500

/** Page by page, each a separate read, so that no connection is in use between pages. */
const claimPages = async function* (
  { read, actor, now }: ListContext,
  filter: ClaimFilter,
): AsyncGenerator<readonly ClaimWithLines[]> {
  let after = 0
  for (;;) {
    const from = after
    const rows = await read(async (tx) => {
      const reading = { tx, actor, now }
      const page = filterClaims(reading, filter).where('claim.id', '>', from).orderBy('claim.id').limit(pageSize)
      return toClaimRows(reading, await page.execute())
    })
    yield rows
    if (rows.length < pageSize) return
    after = rows.at(-1)?.claim.id ?? after
  }
}

/** The claims of the filter, the oldest first. */
export const toClaimSheet = (context: ListContext, filter: ClaimFilter): Sheet<ClaimWithLines> => ({
  name: 'Ocorrências',
  columns,
  pages: claimPages(context, filter),
})

/** CLM-012: the filtered claims, the oldest first, with the working hours to first answer and decision. */
export const exportClaims: DownloadHandler<typeof contract.exportClaims> = async (context, { query }) => {
  const { format, ...filter } = query
  return toSpreadsheetFile(`Ocorrências ${toDay(context.now)}`, format, toClaimSheet(context, filter))
}
