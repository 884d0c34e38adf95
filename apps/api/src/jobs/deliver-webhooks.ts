import { startDeliveryWorker } from '../features/webhooks/sending/delivery-worker.ts'
import type { Dependencies } from '../http/dependencies.ts'

/** Sends webhooks until the returned function stops it, which waits for those that are under way. */
export const deliverWebhooks = (deps: Dependencies, onError: (error: unknown) => void): (() => Promise<void>) =>
  startDeliveryWorker({ ...deps, chance: Math.random }, { onError })
