import { isPayableTotal, nothingToPay } from '@girassol/domain/orders'
import { canCharge, chargeFailed, chargeRefusals } from '@girassol/domain/payments'
import type { LookupContext, WriteContext } from '../../http/context.ts'
import { orRefuse, outsideSystemAway, Refused } from '../../http/refused.ts'
import { findCharges, findEffectiveCharges, type StoredCharge } from '../order-record/charges-queries.ts'
import { lockOrderFor } from '../order-record/lock-order-for.ts'
import { byUser } from '../order-record/mover.ts'
import { makeCharges, toPayer } from './make-charges.ts'
import { openAttempts } from './open-attempts.ts'

type By = 'checkout' | 'pix'

const open = async (context: WriteContext, id: number, by: By) => {
  const order = await lockOrderFor(context, id, 'pay')
  orRefuse(canCharge(order.payment_method, by), chargeRefusals)
  if (!isPayableTotal(order.total_invoice_cents))
    throw new Refused(nothingToPay, { status: 409, reason: 'nothingToPay' })
  return { charges: await openAttempts(byUser(context), order), payer: toPayer(order) }
}

/**
 * Creates the missing charges of an approved order at the gateway (T13). The attempts are stored first and their keys
 * are sent to the gateway, so a double click or a lost response creates only one charge. 503 if the gateway cannot be
 * reached.
 */
export const chargeOrder = async (context: LookupContext, id: number, by: By): Promise<readonly StoredCharge[]> => {
  const { ports, read, write } = context
  const { charges, payer } = await write((writing) => open(writing, id, by))
  try {
    await makeCharges(charges, { gateway: ports.gateway, payer, write: (work) => write(({ tx }) => work(tx)) })
  } catch (cause) {
    throw outsideSystemAway('GATEWAY', cause, chargeFailed)
  }
  return findEffectiveCharges(await read((tx) => findCharges(tx, id)))
}
