import { MutationCache, notifyManager, QueryClient } from '@tanstack/react-query'
import { ApiError, isSystemAway, toSentences } from './api-error.ts'
import { setUnsaved } from './unsaved-changes.ts'

/** The messages after a change; `failure: false` when the screen shows the refusal itself. */
export type Messages = {
  readonly success?: string | undefined
  /** Shown when the server sends no message. */
  readonly failure?: string | false | undefined
}

export type MutationMeta = Messages & {
  /** A change that counts as unsaved until the server has it (USE-010). */
  readonly isSave?: boolean | undefined
}

/** How long a response that no screen shows is cached (ORD-044). */
export const cacheMs = 300_000

/** How the application shows messages: the shell passes its toaster. */
export type Announce = {
  readonly success: (message: string) => void
  readonly failures: (messages: readonly string[]) => void
}

/**
 * A refusal is a final response; only a failure is retried. After an outside system did not answer, the user decides
 * whether to wait again (REL-007).
 */
const isWorthRetrying = (error: unknown) =>
  !isSystemAway(error) && (!(error instanceof ApiError) || error.status === 0 || error.status >= 500)

// Screens must receive a new response before the code after `await` runs. With the default scheduler, a timer, a saved
// choice showed its old value for a moment: the pending state had ended and the response had not reached the screen
// yet.
notifyManager.setScheduler(queueMicrotask)

export const createQueryClient = (announce: Announce): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        gcTime: cacheMs,
        retry: (failures, error) => failures < 2 && isWorthRetrying(error),
      },
      // A change that cannot wait for the connection fails at once, so that it is not sent by surprise later (USE-010).
      mutations: { retry: false, networkMode: 'always' },
    },
    mutationCache: new MutationCache({
      onMutate: (_variables, mutation) => {
        if (mutation.meta?.isSave === true) setUnsaved(mutation, 1)
      },
      onSettled: (...[, , , , mutation]) => setUnsaved(mutation, 0),
      onSuccess: (...[, , , mutation]) => {
        if (mutation.meta?.success) announce.success(mutation.meta.success)
      },
      onError: (...[error, , , mutation]) => {
        const failure = mutation.meta?.failure
        if (failure !== false) announce.failures(toSentences(error, failure))
      },
    }),
  })
