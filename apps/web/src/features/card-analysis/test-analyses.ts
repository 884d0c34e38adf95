import type { CardAnalysisView } from '@girassol/contract/card-analysis'

/** For tests: a captured card payment that was not checked yet. */
export const anAnalysis = (rest: Partial<CardAnalysisView> = {}): CardAnalysisView => ({
  id: 1,
  invoice: { id: 10462 },
  costumerDocument: '52998224725',
  costumerName: 'Dalva Conceição Reis',
  paymentMethod: 'CREDIT_CARD',
  status: 'AWAITING_ANALYSIS',
  match: null,
  cardNumber: '400000******3097',
  match2: null,
  cardNumber2: null,
  consult: null,
  payments: [{ value: 7198, installments: 6 }],
  totalInvoice: 7198,
  finishedAt: null,
  checkFailedAt: null,
  actions: {
    checkCompatibility: { allowed: true },
    confirmPayment: { allowed: false, reason: 'Verifique a compatibilidade antes' },
  },
  ...rest,
})

const alreadyChecked = { allowed: false, reason: 'A compatibilidade deste cartão já foi verificada.' } as const

/** For tests: the same, checked. */
export const aCheckedAnalysis = (rest: Partial<CardAnalysisView> = {}): CardAnalysisView =>
  anAnalysis({
    status: 'ANALYSIS_DONE',
    consult: true,
    match: 1,
    actions: { checkCompatibility: alreadyChecked, confirmPayment: { allowed: true } },
    ...rest,
  })

/** For tests: the same, confirmed. */
export const aFinishedAnalysis = (rest: Partial<CardAnalysisView> = {}): CardAnalysisView =>
  aCheckedAnalysis({
    status: 'FINISHED_ANALYSIS',
    finishedAt: '2025-11-18T13:22:00.000Z',
    actions: {
      checkCompatibility: alreadyChecked,
      confirmPayment: { allowed: false, reason: 'A análise deste pagamento já foi finalizada.' },
    },
    ...rest,
  })

export const toPage = (data: CardAnalysisView[], total = data.length) => ({ data, total, totalIsExact: true })
