import type { DayMoney, ReconciledSystem } from '@girassol/domain/reconciliation'
import type { Integrations } from '../../integrations/integrations.ts'
import { orderKey } from './day-money-queries.ts'

/** More pages than a list of one day has. */
const maxPages = 2000

type Page = { readonly entries: readonly DayMoney[]; readonly hasNext: boolean }

const readPages = async (readPage: (page: number) => Promise<Page>): Promise<readonly DayMoney[]> => {
  const entries: DayMoney[] = []
  for (let page = 1; page <= maxPages; page += 1) {
    const answer = await readPage(page)
    entries.push(...answer.entries)
    if (!answer.hasNext) return entries
  }
  throw new Error(`a list of one day has more than ${maxPages} pages`)
}

type Reading = {
  readonly ports: Pick<Integrations, 'gateway' | 'erp'>
  readonly day: string
  /** Every 'company,branch' of the ERP. */
  readonly tenants: readonly string[]
}

const readGateway = ({ ports: { gateway }, day }: Reading) =>
  readPages(async (page) => {
    const { charges, hasNext } = await gateway.listPaidCharges({ day, page })
    const entries = charges.map(({ gatewayId, orderNumber, paidCents }) => ({
      key: gatewayId,
      orderId: orderNumber,
      amountCents: paidCents,
    }))
    return { entries, hasNext }
  })

const readErp = async ({ ports: { erp }, day, tenants }: Reading) => {
  const titles: DayMoney[] = []
  for (const erpTenantId of tenants) {
    const entries = await readPages(async (page) => {
      const answer = await erp.titles.listSettled({ day, erpTenantId, page })
      const found = answer.titles.map(({ orderNumber, settledCents }) => ({
        key: orderKey(orderNumber),
        orderId: orderNumber,
        amountCents: settledCents,
      }))
      return { entries: found, hasNext: answer.hasNext }
    })
    titles.push(...entries)
  }
  return titles
}

const readers = { GATEWAY: readGateway, ERP: readErp } as const satisfies Record<ReconciledSystem, unknown>

/** The money of a day as the system itself knows it; rejects if one page cannot be read, so that no list is incomplete. */
export const readMoneyOfDay = (system: ReconciledSystem, reading: Reading): Promise<readonly DayMoney[]> =>
  readers[system](reading)
