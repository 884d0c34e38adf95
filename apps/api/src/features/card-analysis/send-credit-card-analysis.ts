import type * as contract from '@girassol/contract/card-analysis'
import { canConfirmPayment, canSendOpinion, cardAnalysisRefusals } from '@girassol/domain/card-analysis'
import type { Handler } from '../../http/context.ts'
import { orRefuse } from '../../http/refused.ts'
import { lockOrder } from '../order-record/lock-order.ts'
import { moveOrder } from '../order-record/move-order.ts'
import { byUser } from '../order-record/mover.ts'
import { findAnalysis, findAnalysisView, toAnalysed } from './card-analysis-queries.ts'
import { logAnalysis, moveAnalysis } from './card-analysis-store.ts'

/** CCA-029, E6: confirms an analysed payment with an opinion; its order counts as paid. */
export const sendCreditCardAnalysis: Handler<typeof contract.sendCreditCardAnalysis> = async (context, { body }) => {
  const { tx, actor, now } = context
  const { invoicePaycreditId: id, analysis } = body
  const order = await lockOrder(context, (await findAnalysis(tx, id)).order_id)
  orRefuse(canConfirmPayment(toAnalysed(await findAnalysis(tx, id))), cardAnalysisRefusals)
  orRefuse(canSendOpinion(analysis), cardAnalysisRefusals)
  const changes = { status: 'FINISHED_ANALYSIS', finished_at: now } as const
  await moveAnalysis(tx, id, { from: 'ANALYSIS_DONE', changes })
  await logAnalysis(context, { id, type: 'analysis', description: analysis })
  await moveOrder(byUser(context), order, { event: 'confirmCardPayment', log: 'Pagamento com cartão confirmado' })
  return findAnalysisView(tx, actor, id)
}
