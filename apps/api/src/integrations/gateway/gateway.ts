import type { ChargeState } from '@girassol/domain/payments'

/**
 * The payment gateway in the portal's words (C-107). Each part of an order is an order of its own there (C-141). Calls
 * reject when the gateway cannot be reached; the same key again has one effect only and the same answer, so whoever
 * asked may ask again.
 */
export type PaymentGateway = {
  /** A page where a card is charged; nothing of the card passes through the portal. */
  createCheckout(request: CheckoutRequest): Promise<GatewayAnswer<CreatedCheckout>>
  createBoleto(request: ChargeRequest): Promise<GatewayAnswer<CreatedBoleto>>
  createPix(request: ChargeRequest): Promise<GatewayAnswer<CreatedPix>>
  /** What the gateway itself says of a charge, whatever an event said; null for one it does not know. */
  readCharge(gatewayId: string): Promise<GatewayCharge | null>
}

export type ChargeRequest = {
  idempotencyKey: string
  /** The portal's order number and the part of its payment. */
  orderNumber: number
  part: number
  amountCents: number
  /** The last day to pay, YYYY-MM-DD in São Paulo. */
  dueDay: string
  payer: Payer
}

export type CheckoutRequest = ChargeRequest & { installments: number }

export type Payer = {
  name: string
  email: string
  /** CPF or CNPJ without a mask. */
  document: string
  /** Area code and number, digits. */
  phone: string
  address: {
    street: string
    number: string
    complement: string
    neighborhood: string
    cep: string
    city: string
    state: string
  }
}

/** `reason` is a sentence for the person who pays. */
export type GatewayAnswer<Created> = { outcome: 'created'; charge: Created } | { outcome: 'refused'; reason: string }

export type CreatedCheckout = { gatewayId: string; url: string; token: string }
export type CreatedBoleto = { gatewayId: string; url: string; line: string }
/** `code` is the text to copy, `url` its picture. */
export type CreatedPix = { gatewayId: string; code: string; url: string }

export type GatewayCharge = {
  gatewayId: string
  state: ChargeState
  amountCents: number
  /** What came in, also when it is another amount. */
  paidCents: number
  /** The card that paid, as much of it as may be kept (C-98); null for the other means. */
  card: { firstSix: string; lastFour: string; holderDocument: string | null } | null
}

/** When the gateway turns a charge away and says no more. */
export const refusedByGateway =
  'O meio de pagamento recusou a cobrança. Confira os dados do cliente ou tente outra forma.'
