import type * as contract from '@girassol/contract/homologations'
import { canOpenHomologation, openingSentences } from '@girassol/domain/homologations'
import { statusAt } from '@girassol/domain/orders'
import { toDay } from '@girassol/domain/shared'
import type { Handler } from '../../../http/context.ts'
import { notFound, orRefuse } from '../../../http/refused.ts'
import { findCity } from '../../../integrations/cep/brazil-places.ts'
import { listOrderLines } from '../../order-record/order-lines.ts'
import type { OrderRecord } from '../../order-record/order-record.ts'
import { findOrder, orderNotFound } from '../../order-record/readable-orders.ts'
import { requireHomologationSeller } from '../homologation-access.ts'
import { findHomologationView } from '../homologation-queries.ts'
import { insertHomologation, insertLogLine } from '../homologation-store.ts'
import { findEquipment } from '../pack/kit-lines.ts'

const toCityCode = (code: string | null): string | null => (code !== null && findCity(code) !== null ? code : null)

const toPostalCode = (cep: string | null): string | null => {
  const digits = (cep ?? '').replace(/\D/g, '')
  return digits.length === 8 ? digits : null
}

const deliveryAddress = (order: OrderRecord) => ({
  street: order.delivery_address_description,
  house_number: order.delivery_address_number,
  complement: order.delivery_address_complement,
  district: order.delivery_address_neighborhood,
  city_code: toCityCode(order.delivery_address_erp_city),
  postal_code: toPostalCode(order.delivery_address_cep),
})

const chargeAddress = (order: OrderRecord) => ({
  street: order.charge_address_description,
  house_number: order.charge_address_number,
  complement: order.charge_address_complement,
  district: order.charge_address_neighborhood,
  city_code: toCityCode(order.charge_address_erp_city),
  postal_code: toPostalCode(order.charge_address_cep),
})

/** Of an order to the integrator's own CNPJ nothing is copied: the unit is its customer's, not its own. */
const copyFromOrder = (order: OrderRecord) => {
  if (order.customer_type !== 'CUSTOMER') return {}
  const delivery = deliveryAddress(order)
  return {
    ...(delivery.street === null ? chargeAddress(order) : delivery),
    holder_name: order.customer_name,
    holder_document: order.customer_document,
    holder_email: order.customer_email,
    holder_phone: order.customer_phone,
  }
}

/** HOM-001: a homologation of an order or budget with a kit, filled from its customer. */
export const createHomologation: Handler<typeof contract.createHomologation> = async (
  context,
  { body: { source } },
) => {
  const { tx, actor, now } = context
  const sellerId = requireHomologationSeller(actor)
  const order = await findOrder(context, source.id)
  if (order.seller_id !== sellerId) throw notFound(orderNotFound)
  const lines = await listOrderLines(context, order.id)
  const status = statusAt({ status: order.status, finishedAt: order.finished_at }, now)
  const hasKit = findEquipment({ order, lines }) !== null
  orRefuse(canOpenHomologation({ kind: source.kind, status, hasKit }), openingSentences)
  const id = await insertHomologation(tx, {
    seller_id: sellerId,
    order_id: order.id,
    status_on: toDay(now),
    ...copyFromOrder(order),
    created_by: actor.userId,
    created_at: now,
    updated_at: now,
  })
  await insertLogLine(tx, { homologation_id: id, at: now, author_id: actor.userId, kind: 'CREATED' })
  return findHomologationView(context, { id, sellerId })
}
