import type { ChargeRequest, CheckoutRequest, Payer } from './gateway.ts'

const msPerMinute = 60_000

/** The end of a day in São Paulo, which has no daylight saving time. */
const toDayEnd = (day: string): string => `${day}T23:59:59-03:00`

const minutesUntil = (day: string, now: Date): number =>
  Math.max(1, Math.floor((Date.parse(toDayEnd(day)) - now.getTime()) / msPerMinute))

const toDocument = ({ document }: Payer) =>
  document.length === 11
    ? { document, document_type: 'CPF', type: 'individual' }
    : { document, document_type: 'CNPJ', type: 'company' }

const toCustomer = (payer: Payer) => {
  const { address, phone } = payer
  return {
    name: payer.name.slice(0, 64),
    email: payer.email,
    ...toDocument(payer),
    address: {
      line_1: `${address.number}, ${address.street}, ${address.neighborhood}`,
      line_2: address.complement,
      zip_code: address.cep,
      city: address.city,
      state: address.state,
      country: 'BR',
    },
    phones: { mobile_phone: { country_code: '55', area_code: phone.slice(0, 2), number: phone.slice(2) } },
  }
}

const toOrder = (request: ChargeRequest, payment: object) => ({
  code: `${request.orderNumber}-${request.part}`,
  items: [
    {
      amount: request.amountCents,
      description: `Pedido ${request.orderNumber}`,
      quantity: 1,
      code: String(request.part),
    },
  ],
  customer: toCustomer(request.payer),
  payments: [{ amount: request.amountCents, ...payment }],
  metadata: { order: String(request.orderNumber), part: String(request.part) },
})

/** The buyer pays in exactly the instalments of the order, because their interest is in its total. */
export const checkoutBody = (request: CheckoutRequest, now: Date) =>
  toOrder(request, {
    payment_method: 'checkout',
    checkout: {
      expires_in: minutesUntil(request.dueDay, now),
      default_payment_method: 'credit_card',
      accepted_payment_methods: ['credit_card'],
      customer_editable: false,
      billing_address_editable: true,
      skip_checkout_success_page: false,
      credit_card: {
        capture: true,
        statement_descriptor: 'GIRASSOL',
        installments: [{ number: request.installments, total: request.amountCents }],
      },
    },
  })

export const boletoBody = (request: ChargeRequest) =>
  toOrder(request, {
    payment_method: 'boleto',
    boleto: {
      instructions: 'Não receber após o vencimento.',
      due_at: toDayEnd(request.dueDay),
      document_number: `${request.orderNumber}${request.part}`,
      type: 'DM',
    },
  })

export const pixBody = (request: ChargeRequest) =>
  toOrder(request, {
    payment_method: 'pix',
    pix: {
      expires_at: toDayEnd(request.dueDay),
      additional_information: [{ name: 'Pedido', value: String(request.orderNumber) }],
    },
  })
