import type { RequestFor, ResponseFor } from '@girassol/contract/http/endpoint'
import { countOrderViews, listOrderLog, listOrders, showOrder } from '@girassol/contract/orders'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { AnyEndpoint } from '../../lib/api-client.ts'
import { type ApiError, isRefusal, toSentences } from '../../lib/api-error.ts'
import { refreshEndpoints, useEndpointMutation } from '../../lib/use-endpoint.ts'
import { toast } from '../../ui/toaster.tsx'

/** The reads that a decision over an order makes outdated. */
const changed = [showOrder, listOrders, listOrderLog, countOrderViews]

/** Refusals after which another attempt from the same dialog cannot succeed. */
const outdatedReasons: readonly (string | undefined)[] = ['notNow', 'changedMeanwhile']

const outdatedSentence = 'O pedido mudou. Veja como está agora.'

export type DecisionMessages<E extends AnyEndpoint> = {
  /** Shown once, when the request is sent. */
  readonly sending?: string
  readonly success: string
  /** The quoted sentence, shown when the server fails. */
  readonly failure: string
  /** Closes the dialog after the decision. */
  readonly onClose: () => void
  readonly onDone?: (answer: ResponseFor<E>) => void
  readonly onRefused?: (refusal: ApiError) => void
}

/**
 * Sends a decision over an order once: a second click, or a retry after a lost response, does not decide again. A refusal is shown in the dialog, a failure is a toast.
 */
export const useDecision = <E extends AnyEndpoint>(
  endpoint: E,
  { sending, success, failure, onClose, onDone, onRefused }: DecisionMessages<E>,
) => {
  const client = useQueryClient()
  // The second click of a double click arrives before the button is redrawn.
  const isSent = useRef(false)
  const call = useEndpointMutation(endpoint, {
    success,
    failure: false,
    isOnce: true,
    refreshes: changed,
    onSuccess: (answer) => {
      onDone?.(answer)
      onClose()
    },
  })
  const fail = (error: unknown) => {
    isSent.current = false
    if (isRefusal(error)) onRefused?.(error)
    else toast.failures(toSentences(error, failure))
  }
  const refusal = isRefusal(call.error) ? call.error : undefined
  return {
    decide: (request: RequestFor<E>) => {
      if (isSent.current) return
      isSent.current = true
      if (sending !== undefined) toast.info(sending)
      call.mutate(request, { onError: fail })
    },
    isRunning: call.isPending || call.isSuccess,
    refusal,
    /** Why the action of the dialog is no longer offered: another user was first. */
    outdated: refusal !== undefined && outdatedReasons.includes(refusal.reason) ? outdatedSentence : undefined,
    /** Closes the dialog and shows the record as another user changed it meanwhile. */
    seeNow: () => {
      void refreshEndpoints(client, changed)
      onClose()
    },
  }
}
