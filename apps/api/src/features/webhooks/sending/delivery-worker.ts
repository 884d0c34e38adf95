import { type SendingDependencies, sendDelivery } from './send-delivery.ts'
import { takeDeliveries } from './take-deliveries.ts'

type Working = {
  /** How often it looks for what is due, in milliseconds. */
  readonly pollMs?: number
  readonly onError: (error: unknown) => void
}

/**
 * WHK-007: sends what is due until it is stopped. A delivery that ends makes room for the next one of its webhook at once;
 * a slow receiver keeps its own two places and nobody else's. Returns the function that stops it after what is under way.
 */
export const startDeliveryWorker = (
  deps: SendingDependencies,
  { pollMs = 1000, onError }: Working,
): (() => Promise<void>) => {
  const underWay = new Set<Promise<void>>()
  let [isStopping, isLooking, isAwaited] = [false, false, false]
  const start = (sending: Promise<void>): void => {
    const settled = sending.catch(onError).finally(() => {
      underWay.delete(settled)
      look()
    })
    underWay.add(settled)
  }
  const takeAll = async (): Promise<void> => {
    do {
      isAwaited = false
      for (const delivery of await takeDeliveries(deps)) start(sendDelivery(deps, delivery))
    } while (isAwaited && !isStopping)
  }
  const look = (): void => {
    isAwaited = true
    if (isLooking || isStopping) return
    isLooking = true
    const looking = takeAll()
      .catch(onError)
      .finally(() => {
        isLooking = false
        underWay.delete(looking)
      })
    underWay.add(looking)
  }
  const timer = setInterval(look, pollMs)
  look()
  return async () => {
    isStopping = true
    clearInterval(timer)
    while (underWay.size > 0) await Promise.all(underWay)
  }
}
