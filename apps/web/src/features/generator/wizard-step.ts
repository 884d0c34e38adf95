import type { OrderView } from '@girassol/contract/orders'

/** WIZ-016 */
export const stepLabels = ['Informações iniciais', 'Equipamentos', 'Resumo', 'Pagamento e Entrega'] as const

export type Step = 1 | 2 | 3 | 4

/** The step that a URL names; the first for anything else. */
export const stepFrom = (text: unknown): Step => (['2', '3', '4'].includes(String(text)) ? (Number(text) as Step) : 1)

export type StepRefusal = {
  readonly message: string
  /** Where the person is sent to put it right; without it they stay. */
  readonly returnsTo?: Step
}

const noProduct = 'Selecione um produto para avançar' // WIZ-012

/**
 * Why a step cannot be opened. The first two are open to an empty cart (WIZ-013); the last also needs the parts of a
 * generator, which the server names among what is missing (WIZ-017, WIZ-018).
 */
export const stepRefusal = (step: Step, cart: OrderView | null): StepRefusal | undefined => {
  if (step <= 2) return undefined
  if (cart === null || cart.invoiceItems.length === 0) return { message: noProduct }
  const lacking = cart.missing.find(({ field }) => field === 'items')
  return step === 4 && lacking !== undefined ? { message: lacking.message, returnsTo: 2 } : undefined
}
