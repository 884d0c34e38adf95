import type { FinancingBank } from '../payments/financing-bank.ts'
import type { PaymentMethod } from '../payments/payment-method.ts'

/**
 * What an integrator had written in a budget or an order before it was given to another one; only staff read it
 * (C-227). Addresses are one line of text; the credit analysis itself is deleted, because no bank needs it any more.
 */
export type FormerContent = {
  /** The user who made the record. */
  readonly createdBy: string
  readonly customerName: string | null
  readonly customerDocument: string | null
  readonly customerPhone: string | null
  readonly customerEmail: string | null
  readonly billingAddress: string | null
  readonly deliveryAddress: string | null
  readonly paymentMethod: PaymentMethod | null
  readonly financingBank: FinancingBank | null
  /** Instalments of the first and of the second card; null where the payment has none. */
  readonly card1Installments: number | null
  readonly card2Installments: number | null
  /** The released condition of the method 'others'. */
  readonly releasedCondition: string | null
  readonly serviceValueCents: number
  readonly additionalData: string | null
  readonly feedback: string | null
  /** When the credit analysis was saved; null without one. */
  readonly financingSavedAt: string | null
}

type AddressLine = {
  readonly description: string | null
  readonly number: string | null
  readonly complement: string | null
  readonly neighborhood: string | null
  readonly city: string | null
  readonly state: string | null
  readonly cep: string | null
}

const join = (parts: readonly (string | null)[], separator: string): string | null => {
  const filled = parts.filter((part) => part !== null && part !== '')
  return filled.length === 0 ? null : filled.join(separator)
}

/** 'Rua das Flores, 10, Casa 2 · Centro · São Paulo/SP · 01310100'; null without any part. */
export const writeAddressLine = (address: AddressLine): string | null =>
  join(
    [
      join([address.description, address.number, address.complement], ', '),
      address.neighborhood,
      join([address.city, address.state], '/'),
      address.cep,
    ],
    ' · ',
  )

/** The fields of a record that decide what a change of its integrator removes. */
export type GivenRecord = {
  readonly isBudget: boolean
  readonly version: number
  readonly hasCustomer: boolean
  readonly hasPayment: boolean
  readonly hasFinancing: boolean
  readonly hasNotes: boolean
  readonly hasServiceValue: boolean
  readonly hasFeedback: boolean
  readonly files: number
}

const countFiles = (files: number): string => (files === 1 ? 'Um arquivo anexado' : `${files} arquivos anexados`)

/** C-227: what the new integrator does not receive, in Portuguese, for the dialog that asks before the change. */
export const listSellerChangeLosses = (record: GivenRecord): readonly string[] => [
  ...(record.hasCustomer ? ['Cliente, endereço de cobrança e endereço de entrega'] : []),
  ...(record.hasPayment ? ['Forma de pagamento e parcelas'] : []),
  ...(record.hasFinancing ? ['Análise de crédito, que é apagada'] : []),
  ...(record.hasServiceValue ? ['Valor do serviço'] : []),
  ...(record.hasNotes ? ['Dados adicionais'] : []),
  ...(record.hasFeedback ? ['Feedback'] : []),
  ...(record.files > 0 ? [countFiles(record.files)] : []),
  ...(record.isBudget && record.version > 1 ? ['Versões anteriores do orçamento'] : []),
  'Logs até agora',
]

/** The sentences of a change of the integrator (C-227). */
export const sellerChangeSentences = {
  mark: 'Antes da mudança de integrador',
  customerMissing: 'Escolha um cliente do integrador.',
  sameSeller: 'Escolha no topo da tela o integrador que recebe este registro.',
} as const
