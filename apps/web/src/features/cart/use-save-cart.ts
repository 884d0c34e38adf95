import { usePickup as pickupEndpoint, useSameAddress as sameAddressEndpoint, updateCart } from '@girassol/contract/cart'
import type { RequestOf } from '@girassol/contract/http/endpoint'
import type { OrderView } from '@girassol/contract/orders'
import { useState } from 'react'
import { type ApiError, isRefusal, sentencesOf } from '../../lib/api-error.ts'
import { useEndpointMutation } from '../../lib/use-endpoint.ts'
import { toast } from '../../ui/toaster.tsx'
import { cartScope, useCartCache } from './cart-cache.ts'

export type CartPart = 'customer' | 'delivery' | 'payment' | 'additional'

/** One thing to store of the cart. */
export type CartSave = {
  readonly part: CartPart
  /** Absent fields stay. */
  readonly change: RequestOf<typeof updateCart>['body']
  /** What shows at once, before the server answers; the change itself unless told. */
  readonly shows?: Partial<OrderView>
  /** The calls of their own (CUS-036, CUS-044). */
  readonly call?: 'pickup' | 'same'
  /** The quoted sentence, told when the server fails; a refusal has its own. */
  readonly failure: string
}

export type SaveProgress =
  | { readonly phase: 'idle' | 'saving' }
  | { readonly phase: 'saved'; readonly at: string }
  /** Without `retry` it was refused: the same again would be refused again. */
  | { readonly phase: 'failed'; readonly retry: CartSave | undefined }

export type CartRefusal = { readonly save: CartSave; readonly error: ApiError }

/** The three calls that store something of the cart, one at a time with every other change of it. */
const useCartCalls = (cartId: number) => {
  const { answer } = useCartCache()
  const options = { failure: false, scope: cartScope, onSuccess: answer } as const
  const update = useEndpointMutation(updateCart, options)
  const pickup = useEndpointMutation(pickupEndpoint, options)
  const same = useEndpointMutation(sameAddressEndpoint, options)
  const params = { id: cartId }
  return ({ call, change }: CartSave): Promise<OrderView> => {
    if (call === 'pickup') return pickup.mutateAsync({ params })
    return call === 'same' ? same.mutateAsync({ params }) : update.mutateAsync({ params, body: change })
  }
}

/** What is chosen but not yet answered lies over the cart; absent stays, null clears. */
const withPending = (cart: OrderView, pending: readonly CartSave[]): OrderView =>
  Object.assign({ ...cart }, ...pending.map(({ shows, change }) => shows ?? change))

/**
 * Stores step 4 as it is filled in (interface §4.4). Choices show at once; when one is refused or fails the cart's own
 * value returns, with the reason in place or the quoted sentence, and `progress` offers another try.
 */
export const useSaveCart = (cart: OrderView) => {
  const send = useCartCalls(cart.id)
  const [pending, setPending] = useState<readonly CartSave[]>([])
  const [outcome, setOutcome] = useState<SaveProgress>({ phase: 'idle' })
  const [refusal, setRefusal] = useState<CartRefusal>()
  const fail = (wanted: CartSave, error: unknown) => {
    setOutcome({ phase: 'failed', retry: isRefusal(error) ? undefined : wanted })
    if (isRefusal(error)) setRefusal({ save: wanted, error })
    else toast.failures(sentencesOf(error, wanted.failure))
  }
  const save = async (wanted: CartSave): Promise<void> => {
    setPending((before) => [...before, wanted])
    setRefusal((before) => (before?.save.part === wanted.part ? undefined : before))
    await send(wanted).then(
      () => setOutcome({ phase: 'saved', at: new Date().toISOString() }),
      (error: unknown) => fail(wanted, error),
    )
    setPending((before) => before.filter((waiting) => waiting !== wanted))
  }
  return {
    /** The cart with what is on its way. */
    shown: withPending(cart, pending),
    progress: pending.length > 0 ? ({ phase: 'saving' } as const) : outcome,
    refusal,
    save: (wanted: CartSave) => void save(wanted),
  }
}

export type SaveCart = ReturnType<typeof useSaveCart>
