import { listPoints, readTradeable } from '@girassol/contract/points'
import { listPointsProducts, type PointsProductView, tradePoints } from '@girassol/contract/points-store'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { type FieldError, isRefusal, toSentences } from '../../lib/api-error.ts'
import { newIdempotencyKey } from '../../lib/idempotency-key.ts'
import { refreshEndpoints, useEndpointMutation } from '../../lib/use-endpoint.ts'
import { toast } from '../../ui/toaster.tsx'
import { type AddressValues, toAddressRequest } from '../customers/index.ts'

/** The reads that a swap changes; read again after it, and after a refusal because of a change meanwhile. */
const changed = [readTradeable, listPoints, listPointsProducts]

/**
 * Sends the swap of one product once: a second click sends nothing, and a retry after a lost response uses the same
 * key. A refusal is shown in the dialog, with the current figures.
 */
export const useTrade = (product: PointsProductView, onDone: () => void) => {
  const client = useQueryClient()
  const [key, setKey] = useState(newIdempotencyKey)
  const [refusal, setRefusal] = useState<string>()
  const isSent = useRef(false)
  const call = useEndpointMutation(tradePoints, {
    success: 'Solicitação realizada com sucesso!', // PTS-097
    failure: false,
    refreshes: changed,
    idempotencyKey: key,
    onSuccess: onDone,
  })
  const fail = (error: unknown, refuse: (errors: readonly FieldError[]) => void) => {
    isSent.current = false
    if (!isRefusal(error)) return toast.failures(toSentences(error))
    // A new key after a refusal, because changed content is another swap.
    setKey(newIdempotencyKey())
    if (error.errors.length > 0) return refuse(error.errors)
    setRefusal(error.message)
    void refreshEndpoints(client, changed)
  }
  return {
    isRunning: call.isPending,
    refusal,
    run: (values: AddressValues, refuse: (errors: readonly FieldError[]) => void) => {
      if (isSent.current) return
      isSent.current = true
      setRefusal(undefined)
      const body = { ...toAddressRequest(values), wishlist: product.wishlist, value: product.VLR_TOT }
      call.mutate({ params: { id: product.URL_ID }, body }, { onError: (error) => fail(error, refuse) })
    },
  }
}
export type Trade = ReturnType<typeof useTrade>
