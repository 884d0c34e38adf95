import type { OrderView } from '@girassol/contract/orders'

/** The ids of the controls that the list of missing fields links to. */
export const fieldIds = {
  customer: 'etapa-cliente',
  delivery: 'etapa-entrega',
  payment: 'etapa-pagamento',
} as const

type Missing = OrderView['missing'][number]

/** The label for 'Falta: CEP, forma de pagamento', and the id of its control. */
type Place = { readonly name: string; readonly id?: string }

const { customer, delivery, payment } = fieldIds

const places: Readonly<Record<string, Place>> = {
  items: { name: 'itens do carrinho' },
  availability: { name: 'disponibilidade dos itens' },
  kit: { name: 'kit para o estado de entrega' },
  customerDocument: { name: 'cliente', id: customer },
  addressType: { name: 'entrega', id: delivery },
  deliveryAddressCep: { name: 'CEP', id: delivery },
  deliveryAddressDescription: { name: 'endereço', id: delivery },
  deliveryAddressErpState: { name: 'estado', id: delivery },
  deliveryAddressErpCity: { name: 'cidade', id: delivery },
  deliveryAddressNeighborhood: { name: 'bairro', id: delivery },
  freightValue: { name: 'frete', id: delivery },
  paymentMethod: { name: 'forma de pagamento', id: payment },
  financingBank: { name: 'banco do financiamento', id: payment },
  financing: { name: 'dados do financiamento', id: payment },
}

const findPlace = ({ field, message }: Missing): Place => places[field] ?? { name: message }

/** 'Falta: cliente, CEP, forma de pagamento'; undefined when nothing is missing. */
export const missingSummary = (missing: readonly Missing[]): string | undefined =>
  missing.length === 0 ? undefined : `Falta: ${[...new Set(missing.map((one) => findPlace(one).name))].join(', ')}`

/** The control group where the field is filled in; undefined for a field of an earlier step. */
export const findControl = (missing: Missing): string | undefined => findPlace(missing).id
