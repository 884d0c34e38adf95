import type * as contract from '@girassol/contract/returns'
import { canReturn, returnSentences } from '@girassol/domain/returns'
import type { Handler } from '../../http/context.ts'
import { orRefuse } from '../../http/refused.ts'
import { lockOrderFor } from '../orders/lock-order-for.ts'
import { moveOrder } from '../orders/move-order.ts'
import { byUser } from '../orders/mover.ts'

/** T17, C-79: the order waits for the ERP, which takes the goods back or sends the order to where it was. */
export const requestReturn: Handler<typeof contract.requestReturn> = async (context, { params, body }) => {
  const order = await lockOrderFor(context, params.id, 'requestReturn')
  const reason = body.observation
  orRefuse(canReturn({ nfKey: order.nf_key, reason }), returnSentences)
  const log = `Pré-devolução solicitada: ${reason}`
  return { id: order.id, status: await moveOrder(byUser(context), order, { event: 'requestReturn', log }) }
}
