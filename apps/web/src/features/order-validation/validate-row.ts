import { checkValidation, type ValidationCheck, validateOrder } from '@girassol/contract/order-validation'
import { recalculateAvailability, recalculateDeliveryDate } from '@girassol/contract/orders'
import { calculateCarrierFreight } from '@girassol/contract/shipping'
import { findFirstFreeDay } from '@girassol/domain/order-validation'
import { ApiError } from '../../lib/api-error.ts'
import type { ActedOrder, BulkCall, BulkStep } from '../orders/index.ts'
import { toValidationBody, toValidationValues, type ValidationValues } from './validation-values.ts'

/** VAL-005: the order's dates changed, and a user must see them before it is validated. */
const availabilityChanged = () =>
  new ApiError({
    status: 409,
    message: 'A disponibilidade dos itens mudou. O pedido deve ser validado novamente, com as novas datas.',
    reason: 'availabilityChanged',
  })

/** The initial values of the dialog, with the first free day as dispatch day. */
const usualValues = (check: ValidationCheck): ValidationValues => ({
  ...toValidationValues(check),
  deliveryDate: check.invoice.addressType === 'pickup' ? null : findFirstFreeDay(check.deliveryDateSeparationCapacity),
})

/** Another order took the last place of the day meanwhile (VAL-012). */
const isDayTaken = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.reason === 'invalidValidation' &&
  Array.isArray(error.details) &&
  error.details.every(({ field }) => field === 'deliveryDate')

const mostTries = 3

type SeenOrder = Pick<ActedOrder, 'id' | 'version'>

/**
 * Validates the order as it was in the list (REL-010) on the first free day, and on the next one when that day was taken
 * meanwhile.
 */
const validateAsItIs = async (order: SeenOrder, call: BulkCall, tried = 1): Promise<void> => {
  const params = { id: order.id }
  const check = await call(checkValidation, { params })
  try {
    await call(validateOrder, {
      params,
      body: { ...toValidationBody(check, usualValues(check)), version: order.version },
    })
  } catch (error) {
    if (!isDayTaken(error) || tried === mostTries) throw error
    await validateAsItIs(order, call, tried + 1)
  }
}

/** Updates the dates. When another user moved the order, the following check reports who did and its new status. */
const recalculate = async (id: number, call: BulkCall): Promise<void> => {
  const params = { id }
  try {
    if ((await call(recalculateAvailability, { params })).updated) throw availabilityChanged()
    await call(recalculateDeliveryDate, { params })
  } catch (error) {
    if (error instanceof ApiError && error.reason === 'agreed') await call(checkValidation, { params })
    throw error
  }
}

/** USE-025: validates an order unchanged, with the same steps as the dialog (VAL-004, VAL-005). */
export const validateRow: BulkStep = async (order, call) => {
  const { id } = order
  await recalculate(id, call)
  await validateAsItIs(order, call)
  // VAL-017: the validation does not wait for the freight hub and does not fail because of it.
  void call(calculateCarrierFreight, { params: { id } }).catch(() => undefined)
}
