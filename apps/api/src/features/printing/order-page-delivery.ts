import type { OrderView } from '@girassol/contract/orders'
import { describeDeadline, describePlannedDay, isBudgetStatus } from '@girassol/domain/orders'
import { formatCep, formatDate } from '@girassol/domain/shared'
import { printStreet } from '../../documents/printed-text.ts'

/** A label and its value; a null value is left out. A sentence has no label. */
export type Line = readonly [label: string | null, value: string | null]

const weight = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

const describeDestination = (order: OrderView): readonly Line[] => {
  if (order.addressType === 'pickup') return [['Forma', 'Retirada na distribuidora']]
  if (order.deliveryAddressErpState === null) return [['Endereço', 'A informar']]
  const street = printStreet({
    street: order.deliveryAddressDescription,
    number: order.deliveryAddressNumber,
    complement: order.deliveryAddressComplement,
    neighborhood: order.deliveryAddressNeighborhood,
  })
  return [
    ['Endereço', street],
    ['Cidade', `${order.deliveryAddressErpCityName ?? ''}, ${order.deliveryAddressErpState}`],
    ['CEP', order.deliveryAddressCep === null ? null : formatCep(order.deliveryAddressCep)],
  ]
}

const plannedLine = (label: string, done: string, planned: OrderView['boarding']): Line =>
  planned?.kind === 'done'
    ? [done, formatDate(planned.day)]
    : [label, planned === null ? null : describePlannedDay(planned, formatDate)]

/**
 * USE-001: a budget shows only its deadline, because its dispatch is not planned yet; an order that is picked up has
 * none.
 */
const dayLines = (order: OrderView): readonly Line[] => {
  const boarding = plannedLine('Estimativa de embarque', 'Embarque', order.boarding)
  if (order.addressType === 'pickup') return [boarding]
  const deadline: Line = [null, order.deliveryDeadline === null ? null : describeDeadline(order.deliveryDeadline)]
  if (isBudgetStatus(order.status)) return [boarding, deadline]
  return [boarding, deadline, plannedLine('Entrega prevista', 'Entregue em', order.arrival)]
}

/** The destination, the dates and the volume of an order. */
export const deliveryLines = (order: OrderView): readonly Line[] => [
  ...describeDestination(order),
  ...dayLines(order),
  ['Peso', order.totalWeight > 0 ? `${weight.format(order.totalWeight)} kg` : null],
]
