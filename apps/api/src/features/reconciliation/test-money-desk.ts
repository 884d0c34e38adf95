import * as contract from '@girassol/contract/reconciliation'
import { sql } from 'kysely'
import type { DatabaseKind } from '../../database/test-database.ts'
import { startFakeProtheus } from '../../integrations/erp/fake-protheus.ts'
import { startFakePagarme } from '../../integrations/gateway/fake-pagarme.ts'
import { aCharge } from '../../integrations/gateway/gateway-samples.ts'
import { usualLimits } from '../../integrations/outside-system.ts'
import { openShop } from '../cart/test-shop.ts'
import { logOrder } from '../order-record/log-order.ts'
import { systemAuthor } from '../order-record/unscoped-order.ts'
import { compareDay } from './compare-day.ts'

type Paid = { readonly gatewayId?: string; readonly at?: string }

const secretKey = 'sk_test_of_the_reconciliation'

/** Before every day that the tests compare, and near enough for the gateway's list. */
const chargesMadeAt = new Date('2026-11-02T12:00:00.000Z')

/** For tests: the demonstration with a gateway and an ERP over real HTTP, and money planted in each of the three. */
export const openMoneyDesk = async (kind: DatabaseKind) => {
  const protheus = await startFakeProtheus([])
  const pagarme = await startFakePagarme(secretKey, () => chargesMadeAt)
  const environment = {
    GATEWAY: 'pagarme',
    PAGARME_URL: pagarme.url,
    PAGARME_SECRET_KEY: secretKey,
    ERP: 'http',
    PROTHEUS_URL: protheus.url,
    PROTHEUS_USERNAME: protheus.username,
    PROTHEUS_PASSWORD: protheus.password,
    PROTHEUS_TENANT: '01,01',
  }
  const limits = { ...usualLimits, failures: 1000, jobMs: 2000, callMs: 2000 }
  const shop = await openShop(kind, { environment, limits, demo: false })
  const { gateway, erp } = shop.deps.ports
  const financial = await shop.as('financial@girassol.demo')
  let keys = 0

  /** An order that the portal knows as paid, at noon of the day; `gatewayId` is its charge's id at the gateway. */
  const payHere = async (day: string, cents: number, more: Paid = {}): Promise<number> => {
    const { gatewayId, at = `${day}T15:00:00.000Z` } = more
    const { rows } = await sql<{ id: number }>`
      insert into orders (status, seller_id, created_by, created_at, finished_at, payment_method, total_invoice_cents)
      select 'INVOICE_PAYED', min(seller.id), (select min(id) from app_user), ${at}::timestamptz, ${at}::timestamptz, 'PIX',
        ${cents} from seller returning id`.execute(shop.db)
    const id = rows[0]?.id ?? 0
    const line = {
      orderId: id,
      from: 'INVOICE_APPROVED',
      to: 'INVOICE_PAYED',
      description: 'Pagamento recebido',
    } as const
    await shop.db.transaction().execute((tx) => logOrder({ tx, now: at, author: systemAuthor }, line))
    await sql`insert into order_charge (order_id, part, attempt, means, amount_cents, installments, state, due_date,
        gateway_id, paid_cents, created_at, settled_at, paid_at)
      values (${id}, 1, 1, 'PIX', ${cents}, 1, 'PAID', ${day}, ${gatewayId ?? `or_only_here_${id}`}, ${cents},
        ${at}::timestamptz, now(), ${at}::timestamptz)`.execute(shop.db)
    return id
  }
  /** A charge that the gateway received on the day; returns its id there. */
  const payAtGateway = async (day: string, cents: number, more: Paid & { orderNumber?: number } = {}) => {
    const { orderNumber = 999_999, at = `${day}T15:00:00.000Z` } = more
    keys += 1
    const request = aCharge({ idempotencyKey: `desk-${keys}`, orderNumber, amountCents: cents })
    const made = await gateway.createPix(request)
    if (made.outcome === 'refused') throw new Error(made.reason)
    pagarme.settle(made.charge.gatewayId, { state: 'PAID', paidAt: at })
    return made.charge.gatewayId
  }
  const settleAtErp = async (day: string, cents: number, number: number): Promise<void> => {
    keys += 1
    const order = { number, erpTenantId: '01,01' }
    await erp.orders.confirmPayment({
      idempotencyKey: `desk-${keys}`,
      order,
      payment: { method: 'PIX', amountCents: cents, day },
    })
  }
  /** The same payment in all three. */
  const payEverywhere = async (day: string, cents: number, more: Pick<Paid, 'at'> = {}): Promise<number> => {
    const gatewayId = await payAtGateway(day, cents, more)
    const id = await payHere(day, cents, { ...more, gatewayId })
    await settleAtErp(day, cents, id)
    return id
  }
  const show = async (day: string): Promise<contract.ReconciliationView> =>
    (await financial(contract.showReconciliation, { params: { day } })).json()
  const list = async (day: string, query = {}): Promise<contract.ReconciliationRow[]> =>
    (await financial(contract.listReconciliationRows, { params: { day }, query: { take: 100, ...query } })).json().data
  return {
    shop,
    financial,
    pagarme,
    protheus,
    payHere,
    payAtGateway,
    settleAtErp,
    payEverywhere,
    show,
    list,
    compare: (day: string) => compareDay(shop.deps, { day }),
    close: async () => {
      await shop.close()
      await Promise.all([protheus.close(), pagarme.close()])
    },
  }
}

export type MoneyDesk = Awaited<ReturnType<typeof openMoneyDesk>>
