import { canBeCarried, carrierSentences } from '@girassol/domain/freight'
import type { Tx } from '../../http/context.ts'
import { orRefuse } from '../../http/refused.ts'
import type { FreightCargo } from '../../integrations/freight/freight.ts'
import type { OrderRecord } from '../order-record/order-record.ts'

const loadVolumes = async (tx: Tx, orderId: number): Promise<FreightCargo['volumes']> => {
  const items = await tx
    .selectFrom('order_item')
    .innerJoin('product', 'product.code', 'order_item.product_code')
    .select(['order_item.quantity', 'product.weight_kg', 'product.cubage_m3'])
    .where('order_id', '=', orderId)
    .orderBy('order_item.position')
    .orderBy('order_item.id')
    .execute()
  return items.map(({ quantity, weight_kg, cubage_m3 }) => ({
    quantity,
    weightKg: Number(weight_kg),
    cubageM3: Number(cubage_m3),
  }))
}

/** The data of an order for the freight hub; 409 if there is nothing to carry. */
export const loadCargo = async (tx: Tx, order: OrderRecord): Promise<FreightCargo> => {
  const carried = { addressType: order.address_type, deliveryCep: order.delivery_address_cep }
  orRefuse(canBeCarried(carried), carrierSentences)
  return {
    orderNumber: order.id,
    originBranch: `${order.company_code},${order.branch_code}`,
    destinationCep: order.delivery_address_cep ?? '',
    destinationCityCode: order.delivery_address_erp_city ?? '',
    invoiceCents: order.total_invoice_cents,
    volumes: await loadVolumes(tx, order.id),
    nfeKey: order.nf_key,
    recipient: {
      name: order.customer_name ?? '',
      document: order.customer_document ?? '',
      phone: order.customer_phone ?? '',
      street: order.delivery_address_description ?? '',
      number: order.delivery_address_number ?? '',
      complement: order.delivery_address_complement ?? '',
      neighborhood: order.delivery_address_neighborhood ?? '',
      city: order.delivery_address_erp_city_name ?? '',
      state: order.delivery_address_erp_state ?? '',
    },
  }
}
