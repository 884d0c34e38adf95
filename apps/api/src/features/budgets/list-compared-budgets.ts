import type * as contract from '@girassol/contract/budgets'
import type { OrderView } from '@girassol/contract/orders'
import type { ComparedBudget } from '@girassol/contract/orders/compared-budget'
import { canCompareBudgets, compareBudgetsSentences } from '@girassol/domain/budgets'
import { inverterGroup } from '@girassol/domain/catalogue'
import { computeGeneratorPower, orderStatuses } from '@girassol/domain/orders'
import type { Handler } from '../../http/context.ts'
import { orRefuse, Refused } from '../../http/refused.ts'
import { findOrderView } from '../orders/detail/order-queries.ts'

type Item = OrderView['invoiceItems'][number]

const findKind = ({ groupCode, unitPower }: Item): ComparedBudget['equipment'][number]['kind'] | null => {
  if (computeGeneratorPower({ groupCode, powerW: unitPower }) > 0) return 'power'
  return groupCode === inverterGroup ? 'inverter' : null
}

const computePower = ({ unitPower, quantity }: Item): number => (unitPower ?? 0) * quantity

const listEquipment = ({ invoiceItems }: OrderView): ComparedBudget['equipment'] =>
  invoiceItems
    .toSorted((a, b) => computePower(b) - computePower(a))
    .flatMap((item) => {
      const kind = findKind(item)
      return kind === null ? [] : [{ kind, productName: item.productName, quantity: item.quantity }]
    })

const toComparedBudget = (view: OrderView): ComparedBudget => ({
  id: view.id,
  status: view.status,
  customerName: view.customerName,
  expiresAt: view.expiresAt,
  kitPower: view.kitPower,
  subTotal: view.subTotal,
  discountValue: view.discountValue,
  freightValue: view.freightValue,
  totalInvoice: view.totalInvoice,
  estimatedDeliveryDate: view.estimatedDeliveryDate,
  figures: view.figures,
  equipment: listEquipment(view),
})

/** DEC-004: budgets of the caller's scope side by side; 404 for anything else, 400 for a fifth. */
export const listComparedBudgets: Handler<typeof contract.listComparedBudgets> = async (context, { query }) => {
  const ids = [...new Set(query.ids.split(',').map(Number))]
  orRefuse(canCompareBudgets(ids), compareBudgetsSentences, { status: 400 })
  const compared: ComparedBudget[] = []
  for (const id of ids) {
    const view = await findOrderView(context, id)
    if (orderStatuses[view.status].list !== 'budgets') throw new Refused('Orçamento não encontrado.', { status: 404 })
    compared.push(toComparedBudget(view))
  }
  return compared
}
