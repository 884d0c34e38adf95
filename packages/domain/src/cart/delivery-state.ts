import type { AddressType } from '../orders/status/address-type.ts'
import { firstRefusal, type RuleRefusal } from '../shared/decision.ts'

export type DeliveryPlace = {
  readonly addressType: AddressType | null
  readonly deliveryState: string | null
  readonly billingState: string | null
}

/** CUS-020: goods go to the state that they are billed to, unless the customer picks them up (CUS-021). */
export const canDeliverTo = ({ addressType, deliveryState, billingState }: DeliveryPlace) =>
  firstRefusal([
    addressType !== 'pickup' && deliveryState !== null && billingState !== null && deliveryState !== billingState,
    'otherState',
  ])

export const deliveryStateSentences = {
  otherState: 'O estado do endereço de entrega precisa ser o mesmo que o estado de cobrança.',
} as const satisfies Record<RuleRefusal<typeof canDeliverTo>, string>

/**
 * Where the kit will be installed: the delivery state; for a pickup the billing state; before both are known the
 * seller's (C-23).
 */
export const findKitLocation = (place: DeliveryPlace, sellerState: string): string =>
  (place.addressType === 'pickup' ? place.billingState : place.deliveryState) ?? sellerState
