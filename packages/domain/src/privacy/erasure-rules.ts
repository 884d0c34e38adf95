import { firstRefusal, type RuleRefusal } from '../shared/decision.ts'

type Findings = {
  /** The numbers of orders of the person that have not ended. */
  readonly runningOrders: readonly number[]
  /** Whether anything is stored that an erasure would change. */
  readonly hasErasable: boolean
}

/** SEC-022: nobody is erased while an order of theirs runs, and only what is there can be erased. */
export const canEraseSubject = ({ runningOrders, hasErasable }: Findings) =>
  firstRefusal([runningOrders.length > 0, 'ordersRunning'], [!hasErasable, 'nothingToErase'])

export const erasureRefusals = {
  ordersRunning: 'Há pedidos desta pessoa em andamento. Conclua ou cancele esses pedidos antes de remover os dados.',
  nothingToErase: 'Não há dados desta pessoa a remover.',
} as const satisfies Record<RuleRefusal<typeof canEraseSubject>, string>

/** An export may be downloaded for this time after it was requested, in hours (C-228). */
export const exportHours = 24

export const exportSentences = {
  notFound: 'Exportação não encontrada ou vencida. Peça outra.',
  notReady: 'A exportação ainda não está pronta.',
} as const
