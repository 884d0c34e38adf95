import type { ChargeState } from '@girassol/domain/payments'

/**
 * The payment gateway (C-107). Each part of an order is an order of its own there (C-141). Calls reject if the gateway
 * cannot be reached; a repeated key has only one effect and gets the same response, so a call can be repeated.
 *
 * While it is away (REL-007): orders go on to 'Aprovado'; 'Pagar' is refused with 503 and offers another try, which uses
 * the same keys. Charges that exist are shown. Messages of the gateway are refused with 503, so that it sends them again,
 * and open charges are read in a later round (REL-012).
 */
export type PaymentGateway = {
  /** A payment page for a card; the portal never receives the card data. */
  createCheckout(request: CheckoutRequest): Promise<GatewayAnswer<CreatedCheckout>>
  createBoleto(request: ChargeRequest): Promise<GatewayAnswer<CreatedBoleto>>
  createPix(request: ChargeRequest): Promise<GatewayAnswer<CreatedPix>>
  /** The gateway's own state of a charge, whatever an event said; null for an unknown charge. */
  readCharge(gatewayId: string): Promise<GatewayCharge | null>
  /**
   * Cancels a charge that is not paid, so that its Pix, boleto or page cannot be paid any more (REL-012). Returns the
   * state of the charge afterwards, because it may have been paid meanwhile or the gateway may have refused; null for
   * an unknown charge.
   */
  cancelCharge(gatewayId: string): Promise<GatewayCharge | null>
  /**
   * One page of the charges for which money arrived on a day of São Paulo (YYYY-MM-DD) and has not gone back since
   * (REL-013). Pages start at 1; several charges may belong to one order of the gateway.
   */
  listPaidCharges(request: { day: string; page: number }): Promise<{ charges: PaidCharge[]; hasNext: boolean }>
}

/** A charge with the received amount. `orderNumber` is the portal's order that the gateway names, or null. */
export type PaidCharge = { gatewayId: string; orderNumber: number | null; paidCents: number }

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
  /** Area code and number, digits only. */
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

/** `reason` is a sentence for the payer. */
export type GatewayAnswer<Created> = { outcome: 'created'; charge: Created } | { outcome: 'refused'; reason: string }

export type CreatedCheckout = { gatewayId: string; url: string; token: string }
export type CreatedBoleto = { gatewayId: string; url: string; line: string }
/** `code` is the text to copy, `url` its picture. */
export type CreatedPix = { gatewayId: string; code: string; url: string }

export type GatewayCharge = {
  gatewayId: string
  state: ChargeState
  amountCents: number
  /** The received amount, even if it differs from the requested one. */
  paidCents: number
  /** When the gateway received the money (UTC ISO); null while it has received none, or if it does not say. */
  paidAt: string | null
  /** The card that paid, with only the fields that may be stored (C-98); null for the other means. */
  card: { firstSix: string; lastFour: string; holderDocument: string | null } | null
}

/** Used when the gateway refuses a charge without a reason. */
export const refusedByGateway =
  'O meio de pagamento recusou a cobrança. Confira os dados do cliente ou tente outra forma.'
