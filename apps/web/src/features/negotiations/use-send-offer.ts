import { askForPrices, counterOffer, type NegotiationView, offerPrices } from '@girassol/contract/negotiations'
import { plusHours } from '@girassol/domain/shared'
import { useEndpointMutation } from '../../lib/use-endpoint.ts'
import { useNow } from '../../lib/use-now.ts'
import { type OfferKind, type OfferTyped, toOfferBody } from './offer-form.ts'
import { useStoreNegotiation } from './use-negotiation.ts'

/** Sends what is typed as the next round. */
export const useSendOffer = ({ orderId, round }: NegotiationView, kind: OfferKind, onSent: () => void) => {
  const store = useStoreNegotiation()
  const now = useNow()
  const onSuccess = (answer: NegotiationView) => {
    store(answer)
    onSent()
  }
  const ask = useEndpointMutation(askForPrices, { isOnce: true, onSuccess })
  const counter = useEndpointMutation(counterOffer, { isOnce: true, onSuccess })
  const offer = useEndpointMutation(offerPrices, { isOnce: true, onSuccess })
  const params = { id: orderId }
  const send = (typed: OfferTyped) => {
    const body = toOfferBody(typed)
    const message = body.message === '' ? null : body.message
    if (kind === 'ask') ask.mutate({ params, body })
    else if (kind === 'counter') counter.mutate({ params, body: { ...body, message, round } })
    else {
      const validUntil = typed.hours === null ? null : plusHours(now.toISOString(), typed.hours)
      offer.mutate({ params, body: { ...body, message, round, validUntil } })
    }
  }
  return { send, isSending: ask.isPending || counter.isPending || offer.isPending }
}
