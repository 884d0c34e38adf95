import { isPayableTotal } from '@girassol/domain/orders'
import { canCharge } from '@girassol/domain/payments'
import type { Dependencies } from '../../http/dependencies.ts'
import { isSimulatedGateway } from '../../integrations/gateway/simulated-gateway.ts'
import { createOutbox } from '../../outbox/outbox.ts'
import { findCharges } from '../order-record/charges-queries.ts'
import { lockUnscopedOrder, systemAuthor } from '../order-record/unscoped-order.ts'
import { makeCharges, toPayer } from './make-charges.ts'
import { openAttempts } from './open-attempts.ts'
import { settleHook } from './receive-payment-webhook.ts'

const open = (deps: Dependencies, orderId: number) =>
  deps.connection.db.transaction().execute(async (tx) => {
    const order = await lockUnscopedOrder(tx, orderId)
    if (order === null || order.status !== 'INVOICE_APPROVED') return null
    if (!isPayableTotal(order.total_invoice_cents)) return null
    const method = order.payment_method
    if (!canCharge(method, method === 'PIX' ? 'pix' : 'checkout').allowed) return null
    const mover = { tx, now: deps.clock(), outbox: createOutbox(deps.boss, tx), author: systemAuthor }
    return { charges: await openAttempts(mover, order), payer: toPayer(order) }
  })

/**
 * Pays an approved order at the simulated gateway: every part is charged, paid and reported as the real gateway would.
 * Does nothing with a real gateway, or for an order that is not paid at one. Run twice, it pays once.
 */
export const payAtSimulatedGateway = async (deps: Dependencies, orderId: number): Promise<void> => {
  const { gateway } = deps.ports
  if (!isSimulatedGateway(gateway)) return
  const opened = await open(deps, orderId)
  if (opened === null) return
  const { db } = deps.connection
  const write = (work: Parameters<Parameters<typeof makeCharges>[1]['write']>[0]) => db.transaction().execute(work)
  await makeCharges(opened.charges, { gateway, payer: opened.payer, write })
  const made = await db.transaction().execute((tx) => findCharges(tx, orderId))
  for (const { gatewayId, state } of made) {
    if (gatewayId === null || state !== 'OPEN') continue
    await gateway.settle(gatewayId, { state: 'PAID' })
    await settleHook(
      {
        ports: deps.ports,
        now: deps.clock(),
        write: (work) => db.transaction().execute((tx) => work(tx, createOutbox(deps.boss, tx))),
      },
      { key: `simulated-${gatewayId}-paid`, type: 'order.paid', gatewayId },
    )
  }
}
