import { MutationCache, notifyManager, QueryClient } from '@tanstack/react-query'
import { ApiError, toSentences } from './api-error.ts'
import { setUnsaved } from './unsaved-changes.ts'

/** What a change says when it is done; `failure: false` when the screen shows the refusal itself. */
export type Messages = {
  readonly success?: string | undefined
  /** Shown when the server gives no sentence of its own. */
  readonly failure?: string | false | undefined
}

export type MutationMeta = Messages & {
  /** A change that is counted until the server has it (USE-010). */
  readonly isSave?: boolean | undefined
}

/** How long an answer that no screen shows is kept (ORD-044). */
export const cacheMs = 300_000

/** How the application tells the person: the shell hands over its toaster. */
export type Announce = {
  readonly success: (message: string) => void
  readonly failures: (messages: readonly string[]) => void
}

/** A refusal is an answer; only a failure is worth another try. */
const isWorthRetrying = (error: unknown) => !(error instanceof ApiError) || error.status === 0 || error.status >= 500

// Screens learn of a new answer before the code after `await` runs. With the default, a timer, a saved choice showed
// its old value for a moment: what was pending had ended and the answer had not reached the screen yet.
notifyManager.setScheduler(queueMicrotask)

export const createQueryClient = (announce: Announce): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        gcTime: cacheMs,
        retry: (failures, error) => failures < 2 && isWorthRetrying(error),
      },
      // What cannot wait for the connection is refused at once, and is not sent by surprise later (USE-010).
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
