import type { OrderView } from '@girassol/contract/orders'
import { printCep, printDay, printStreet } from './printed-text.ts'

/** What a fact is called, and what it says; null leaves it out. */
export type Line = readonly [label: string, value: string | null]

const weight = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 })

const destinationOf = (order: OrderView): readonly Line[] => {
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
    ['CEP', order.deliveryAddressCep === null ? null : printCep(order.deliveryAddressCep)],
    [
      'Prazo',
      order.deliveryDeadline === null
        ? null
        : `${order.deliveryDeadline} ${order.deliveryDeadline === 1 ? 'dia útil' : 'dias úteis'} após o embarque`,
    ],
  ]
}

/** Where an order goes, when, and how much of it there is. */
export const deliveryLines = (order: OrderView): readonly Line[] => [
  ...destinationOf(order),
  ['Estimativa de embarque', order.deliveryDate === null ? null : printDay(order.deliveryDate)],
  ['Entrega prevista', order.estimatedDeliveryDate === null ? null : printDay(order.estimatedDeliveryDate)],
  ['Peso', order.totalWeight > 0 ? `${weight.format(order.totalWeight)} kg` : null],
]
