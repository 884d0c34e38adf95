import type { OrderView } from '@girassol/contract/orders'
import type { OrderType } from '@girassol/domain/orders'

/** A step as stored. Ready kits and promotions start with step 2 and show it as their first (C-21). */
export type Step = 1 | 2 | 3 | 4

export type PurchaseFlow = {
  readonly type: OrderType
  readonly path: string
  readonly title: string
  readonly steps: readonly { readonly step: Step; readonly label: string }[]
}

/** WIZ-015 */
const kitSteps = [
  { step: 2, label: 'Escolha o kit' },
  { step: 3, label: 'Resumo' },
  { step: 4, label: 'Pagamento e Entrega' },
] as const

/** The purchase flows, one for each type of purchase (C-20, WIZ-015, WIZ-016). */
export const purchaseFlows = {
  MP: {
    type: 'MP',
    path: '/monte-seu-gerador',
    title: 'Monte seu gerador',
    steps: [
      { step: 1, label: 'Informações iniciais' },
      { step: 2, label: 'Equipamentos' },
      { step: 3, label: 'Resumo' },
      { step: 4, label: 'Pagamento e Entrega' },
    ],
  },
  PA: { type: 'PA', path: '/kits-prontos', title: 'Kits prontos', steps: kitSteps },
  BF: { type: 'BF', path: '/sales/promocoes', title: 'Promoções', steps: kitSteps },
} as const satisfies Record<OrderType, PurchaseFlow>

/** The address to continue a cart of this type: its summary, step 3 of every flow (NAV-009, C-21). */
export const toSummaryPath = (type: OrderType): string => `${purchaseFlows[type].path}?passo=3`

export const getFirstStep = (flow: PurchaseFlow): Step => flow.steps[0]?.step ?? 1

/** The step named in the URL; the flow's first step for any other value. */
export const stepFrom = (text: unknown, flow: PurchaseFlow): Step =>
  flow.steps.find(({ step }) => String(step) === text)?.step ?? getFirstStep(flow)

/** The target of 'Voltar'; null in the first step. Step 2 of ready kits and promotions has no way back (WIZ-014). */
export const stepBefore = (step: Step, { steps }: PurchaseFlow): Step | null =>
  steps[steps.findIndex((each) => each.step === step) - 1]?.step ?? null

export type StepRefusal = {
  readonly message: string
  /** The step where the user can fix it; without it the user remains in the current step. */
  readonly returnsTo?: Step
}

const noProduct = 'Selecione um produto para avançar' // WIZ-012

/**
 * Why a step cannot be opened with this cart of the flow's type. Products can always be chosen (WIZ-013). The last step
 * of a generator also needs its parts, which the server lists as missing (WIZ-017, WIZ-018).
 */
export const stepRefusal = (step: Step, cart: OrderView | null): StepRefusal | undefined => {
  if (step <= 2) return undefined
  if (cart === null || cart.invoiceItems.length === 0) return { message: noProduct }
  const lacking = cart.missing.find(({ field }) => field === 'items')
  return step === 4 && lacking !== undefined ? { message: lacking.message, returnsTo: 2 } : undefined
}
