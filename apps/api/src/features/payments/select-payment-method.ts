import type { InputFor } from '@girassol/contract/http/endpoint'
import type * as contract from '@girassol/contract/payments'
import {
  canReleaseOthers,
  type OthersInstalment,
  othersReleaseSentences,
  type ReleasedCondition,
} from '@girassol/domain/payments'
import { centsFromReais, reaisFrom, toDay } from '@girassol/domain/shared'
import type { Context, Handler } from '../../http/context.ts'
import { orRefuse } from '../../http/refused.ts'
import { lockOrderFor } from '../order-record/lock-order-for.ts'
import { logOrderNote } from '../order-record/log-order.ts'
import { byUser } from '../order-record/mover.ts'
import type { OrderRecord } from '../order-record/order-record.ts'
import { findOtherMethod } from '../payment-methods/other-methods-queries.ts'

type Body = InputFor<typeof contract.selectPaymentMethod>['body']

const toInstalments = ({ installments }: Body): readonly OthersInstalment[] =>
  installments.map(({ numberInstallment, value, dueDate }) => ({
    numberInstallment,
    valueCents: centsFromReais(value),
    dueDate: dueDate.includes('T') ? toDay(dueDate) : dueDate,
  }))

const store = async (context: Context, order: OrderRecord, released: ReleasedCondition): Promise<void> => {
  await context.tx
    .updateTable('orders')
    .set({ others_payment_method: released, version: order.version + 1 })
    .where('id', '=', order.id)
    .where('status', '=', order.status)
    .execute()
  const description = `Forma de pagamento liberada: ${released.code} · ${released.description}`
  await logOrderNote(byUser(context), order, description)
}

/**
 * T11: the financial department releases the condition for an order of the method 'others', with the agreed dates and
 * amounts. The name and the number of instalments come from the portal's copy of the condition (C-88).
 */
export const selectPaymentMethod: Handler<typeof contract.selectPaymentMethod> = async (context, { params, body }) => {
  const order = await lockOrderFor(context, params.id, 'releasePayment')
  const condition = await findOtherMethod(context.tx, body.code)
  const installments = toInstalments(body)
  const release = {
    condition,
    instalments: installments,
    totalCents: order.total_invoice_cents,
    today: toDay(context.now),
  }
  orRefuse(canReleaseOthers(release), othersReleaseSentences(installments))
  if (condition === null) throw new Error('A release without a condition is refused above')
  await store(context, order, { ...condition, installments })
  const shown = ({ valueCents, ...rest }: OthersInstalment) => ({
    ...rest,
    value: context.actor.canViewProductPrices ? reaisFrom(valueCents) : null,
  })
  return { ...condition, installments: installments.map(shown) }
}
