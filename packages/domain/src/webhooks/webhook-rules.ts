import { plusDays, toDay } from '../shared/brazil-time.ts'
import { firstRefusal, type RuleRefusal } from '../shared/decision.ts'

/** WHK-001: so many webhooks a company and the distributor may have. */
export const mostWebhooks = { company: 5, house: 20 } as const

export const webhookTextLengths = { url: 500, description: 120 } as const

/** WHK-012: the secret of before also signs for so many hours after it was replaced. */
export const secretOverlapHours = 24

/** C-208: the bytes of a secret. */
export const secretBytes = 32

/** WHK-008: after so many days without one success a webhook is switched off. */
const daysWithoutSuccess = 5

/** C-208: with more waiting deliveries a webhook is switched off. */
export const mostWaiting = 10_000

/** WHK-011: so many failed deliveries are sent again at once. */
export const mostReplayed = 1000

/** WHK-010: how many days the log has. */
const daysOfLog = 30

type Adding = { readonly count: number; readonly isHouse: boolean }

/** WHK-001: whether another webhook fits. */
export const canAddWebhook = ({ count, isHouse }: Adding) =>
  firstRefusal(
    [!isHouse && count >= mostWebhooks.company, 'companyHasAll'],
    [isHouse && count >= mostWebhooks.house, 'houseHasAll'],
  )

export const webhookRefusals = {
  companyHasAll: `Já há ${mostWebhooks.company} webhooks. Remova um para cadastrar outro.`,
  houseHasAll: `Já há ${mostWebhooks.house} webhooks. Remova um para cadastrar outro.`,
} as const satisfies Record<RuleRefusal<typeof canAddWebhook>, string>

type Replaying = { readonly isActive: boolean; readonly count: number }

/** WHK-011: whether so many deliveries may be sent again. */
export const canReplay = ({ isActive, count }: Replaying) =>
  firstRefusal([!isActive, 'webhookOff'], [count > mostReplayed, 'tooManyReplayed'])

export const replayRefusals = {
  webhookOff: 'O webhook está desligado. Ligue-o para enviar.',
  tooManyReplayed: 'São mais de 1.000 entregas. Escolha um período menor.',
} as const satisfies Record<RuleRefusal<typeof canReplay>, string>

export const webhookSentences = {
  notFound: 'Webhook não encontrado.',
  deliveryNotFound: 'Entrega não encontrada.',
  deliveryWaiting: 'A entrega ainda está sendo tentada.',
  periodBackwards: 'A data final deve ser igual ou posterior à inicial.',
  periodTooOld: `O registro guarda só os últimos ${daysOfLog} dias.`,
} as const

/** Why a webhook is off; wire and database values. */
export const offReasons = {
  USER: 'Desligado',
  GONE: 'Desligado: o destino respondeu que não existe mais (410)',
  FAILING: `Desligado: ${daysWithoutSuccess} dias sem uma entrega com sucesso`,
  FLOODED: 'Desligado: mais de 10.000 entregas aguardavam',
} as const satisfies Record<string, string>

export type OffReason = keyof typeof offReasons

export const offReasonNames = Object.keys(offReasons) as [OffReason, ...OffReason[]]

/** WHK-008: a webhook that fails since then, or longer, is switched off at `now`; UTC ISO text. */
export const computeFailingLimit = (now: string): string => {
  const limit = new Date(now)
  limit.setUTCDate(limit.getUTCDate() - daysWithoutSuccess)
  return limit.toISOString()
}

/** WHK-010: the log begins at this instant; UTC ISO text. */
export const computeLogStart = (now: string): string => {
  const start = new Date(now)
  start.setUTCDate(start.getUTCDate() - daysOfLog)
  return start.toISOString()
}

type Period = { readonly from: string; readonly to: string }

/** WHK-011: what is wrong with the days of a replay. */
export const findPeriodProblem = ({ from, to }: Period, now: string): 'periodBackwards' | 'periodTooOld' | null => {
  if (to < from) return 'periodBackwards'
  return to < plusDays(toDay(now), -daysOfLog) ? 'periodTooOld' : null
}
