import type { OrderSerialsView, SerialView } from '@girassol/contract/warranties'
import { can } from '@girassol/domain/access'
import { canRegisterSerials, canRemoveSerial, registerSentences } from '@girassol/domain/warranties'
import { findSide } from '../../http/find-side.ts'
import type { Reading } from '../order-record/order-lines.ts'
import type { OrderRecord } from '../order-record/order-record.ts'
import { hasSentDelivery, listStoredSerials, type StoredSerial } from '../order-record/serials/serial-queries.ts'
import { listTrackedProducts } from '../order-record/serials/tracked-products.ts'
import { toCover } from '../order-record/serials/warranty-cover.ts'
import { findSerialGroups } from '../settings/operation/serial-groups.ts'

type Viewer = Pick<Reading, 'actor' | 'now'>

const toRights = ({ actor, now }: Viewer, { registeredById, registeredAt, isClaimed }: StoredSerial) => {
  if (!can(actor.roles, 'serials.write')) return { mayRemove: false, needsReason: false }
  const removal = { side: findSide(actor), isAuthor: registeredById === actor.userId, registeredAt, isClaimed }
  const isAllowed = (reason: string | null) => canRemoveSerial({ ...removal, reason }, now).allowed
  return { mayRemove: isAllowed(' '), needsReason: isAllowed(' ') && !isAllowed(null) }
}

const toView = (viewer: Viewer, serial: StoredSerial): SerialView => {
  const { id, number, source, registeredBy, registeredAt, delivery, replacedBy } = serial
  return {
    id,
    number,
    source,
    registeredBy,
    registeredAt,
    delivery,
    ...toCover(serial),
    replacedBy,
    ...toRights(viewer, serial),
  }
}

/** WAR-001, WAR-004: the serial numbers of an order that the caller may read, by product. */
export const findSerialsView = async (
  reading: Reading,
  { id, status }: Pick<OrderRecord, 'id' | 'status'>,
): Promise<OrderSerialsView> => {
  const { tx, actor } = reading
  const products = await listTrackedProducts(tx, id, await findSerialGroups(tx))
  const serials = await listStoredSerials(tx, id)
  const isWriter = can(actor.roles, 'serials.write')
  const decision = canRegisterSerials({ status, hasSentDelivery: await hasSentDelivery(tx, id) }, findSide(actor))
  return {
    products: products.map(({ itemId, code, name, units }) => ({
      itemId,
      code,
      name,
      units,
      serials: serials
        .filter((serial) => serial.itemId === itemId && serial.code === code)
        .map((serial) => toView(reading, serial)),
    })),
    mayRegister: isWriter && decision.allowed && products.length > 0,
    refusal: isWriter && !decision.allowed ? registerSentences[decision.refusal] : null,
  }
}
