import type { RequestFor } from '@girassol/contract/http/endpoint'
import { listPoints, readTradeable } from '@girassol/contract/points'
import { listPointsProducts, type PointsProductView, tradePoints } from '@girassol/contract/points-store'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { isRefusal, toSentences } from '../../lib/api-error.ts'
import { refreshEndpoints, useEndpointMutation } from '../../lib/use-endpoint.ts'
import type { SchemaForm } from '../../lib/use-schema-form.ts'
import { toast } from '../../ui/toaster.tsx'

/** The reads that a swap changes; read again after it, and after a refusal because of a change meanwhile. */
const changed = [readTradeable, listPoints, listPointsProducts]

type Body = RequestFor<typeof tradePoints>['body']
/** Where the refusals of single fields are shown. */
type Form = Pick<SchemaForm<Body>, 'fail' | 'isAtFields'>

/**
 * Sends the swap of one product once: a second click sends nothing, and a retry after a lost response uses the same
 * key. A refusal is shown in the dialog, with the current figures.
 */
export const useTrade = (product: PointsProductView, onDone: () => void) => {
  const client = useQueryClient()
  const [refusal, setRefusal] = useState<string>()
  const isSent = useRef(false)
  const call = useEndpointMutation(tradePoints, {
    success: 'Solicitação realizada com sucesso!', // PTS-097
    failure: false,
    refreshes: changed,
    isOnce: true,
    onSuccess: onDone,
  })
  const fail = (error: unknown, form: Form) => {
    isSent.current = false
    if (!isRefusal(error)) return toast.failures(toSentences(error))
    if (form.isAtFields(error)) return form.fail(error)
    setRefusal(error.message)
    void refreshEndpoints(client, changed)
  }
  return {
    isRunning: call.isPending,
    refusal,
    run: (body: Body, form: Form) => {
      if (isSent.current) return
      isSent.current = true
      setRefusal(undefined)
      call.mutate({ params: { id: product.URL_ID }, body }, { onError: (error) => fail(error, form) })
    },
  }
}
export type Trade = ReturnType<typeof useTrade>
