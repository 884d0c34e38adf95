import { checkValidation, type ValidationCheck } from '@girassol/contract/order-validation'
import { recalculateAvailability, recalculateDeliveryDate } from '@girassol/contract/orders'
import { useEndpointQuery } from '../../lib/use-endpoint.ts'

/** Read when the dialog opens and when the user starts over, never in the background. */
const readWhenOpened = { staleTime: 0, refetchOnMount: 'always', refetchOnWindowFocus: () => false } as const

export type Opening =
  | { readonly state: 'checking' }
  | { readonly state: 'changed'; readonly unavailable: readonly string[] }
  | { readonly state: 'failed'; readonly error: Error }
  | { readonly state: 'ready'; readonly check: ValidationCheck }

/**
 * The calls when the validation opens, one after the other (VAL-004, VAL-005): the availability is recalculated; if it
 * changed, the order must be validated again, otherwise the delivery date is updated and the order is read. Mounting it
 * again starts over.
 */
export const useOpening = (id: number): Opening => {
  const params = { id }
  const availability = useEndpointQuery(recalculateAvailability, { params }, readWhenOpened)
  const isSteady = !availability.isFetching && availability.data?.updated === false
  const date = useEndpointQuery(recalculateDeliveryDate, { params }, { ...readWhenOpened, enabled: isSteady })
  const isDated = isSteady && !date.isFetching && date.data !== undefined
  const order = useEndpointQuery(checkValidation, { params }, { ...readWhenOpened, enabled: isDated })
  const steps = [availability, date, order]
  const opening = (): Opening => {
    const error = steps.find((step) => !step.isFetching && step.error !== null)?.error
    if (error) return { state: 'failed', error }
    if (steps.some(({ isFetching }) => isFetching) || availability.data === undefined) return { state: 'checking' }
    if (availability.data.updated) {
      return { state: 'changed', unavailable: availability.data.unavailableItems.map(({ productName }) => productName) }
    }
    return isDated && order.data !== undefined ? { state: 'ready', check: order.data } : { state: 'checking' }
  }
  return opening()
}
