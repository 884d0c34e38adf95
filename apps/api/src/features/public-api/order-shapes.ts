import type { OrderItemView, OrderView } from '@girassol/contract/orders'
import type { ApiOrder, ApiOrderRow } from '@girassol/contract/public-api/order'
import { displayName } from '@girassol/domain/catalogue'
import { isBudgetStatus } from '@girassol/domain/orders'
import type { Actor } from '../../http/actor.ts'
import type { PlainOrderRow } from '../orders/list/order-rows.ts'
import { toApiAvailability, withPrice } from './product-shapes.ts'

/** Who reads: amounts only with the scope, also those that people see without the permission (API-005). */
type Reader = { readonly actor: Actor; readonly publicUrl: string }

const shown = ({ actor }: Pick<Reader, 'actor'>, reais: number | null): number | null =>
  actor.canViewProductPrices ? reais : null

/** A row of the lists of budgets and orders. */
export const toApiOrderRow = (row: PlainOrderRow, reader: Pick<Reader, 'actor'>): ApiOrderRow => ({
  id: row.id,
  type: row.type,
  status: row.status,
  createdAt: row.createdAt,
  finishedAt: row.finishedAt,
  expiresAt: row.expiresAt,
  customerName: row.customerName,
  kitPower: row.kitPower,
  ...withPrice('total', shown(reader, row.totalInvoice)),
})

const toItem = (item: OrderItemView, reader: Reader): ApiOrder['items'][number] => ({
  id: item.id,
  code: item.productErpCode,
  name: displayName(item.productName),
  quantity: item.quantity,
  availability: toApiAvailability(item.availability),
  ...withPrice('price', shown(reader, item.unitValue)),
  ...withPrice('total', shown(reader, item.totalValue)),
})

const toTotals = (order: OrderView, { actor }: Reader): Pick<ApiOrder, 'totals'> =>
  actor.canViewProductPrices
    ? {
        totals: {
          items: order.subTotal ?? 0,
          discount: order.discountValue ?? 0,
          freight: order.freightValue ?? 0,
          interest: order.interestValue ?? 0,
          service: order.grossCommission ?? 0,
          total: order.totalInvoice ?? 0,
        },
      }
    : {}

const toParties = (order: OrderView) => ({
  customer: {
    id: order.customerId,
    type: order.customerType,
    document: order.customerDocument,
    name: order.customerName,
    phone: order.customerPhone,
    email: order.customerEmail,
  },
  delivery: {
    type: order.addressType,
    address: {
      cep: order.deliveryAddressCep,
      street: order.deliveryAddressDescription,
      number: order.deliveryAddressNumber,
      complement: order.deliveryAddressComplement,
      neighborhood: order.deliveryAddressNeighborhood,
      city: order.deliveryAddressErpCityName,
      state: order.deliveryAddressErpState,
    },
    estimatedOn: order.estimatedDeliveryDate,
  },
})

/** A budget or an order without margins, actions and what only the distributor reads (API-005). */
export const toApiOrder = (order: OrderView, reader: Reader): ApiOrder => ({
  id: order.id,
  type: order.type,
  status: order.status,
  createdAt: order.createdAt,
  createdBy: order.createdBy,
  finishedAt: order.finishedAt,
  approvedAt: order.approvedAt,
  expiresAt: order.expiresAt,
  awaitsApprovalUntil: order.awaitsApprovalUntil,
  kitPower: order.kitPower,
  ...toParties(order),
  payment: { method: order.paymentMethod, instalments: order.card1installments },
  items: order.invoiceItems.map((item) => toItem(item, reader)),
  ...toTotals(order, reader),
  notes: order.additionalData,
  steps: order.steps,
  invoiceNumber: order.nf,
  documents: {
    page: `${reader.publicUrl}/${isBudgetStatus(order.status) ? 'orcamentos' : 'pedidos'}/${order.id}`,
    boleto: order.barcodeUrl,
  },
  missing: order.missing,
})
