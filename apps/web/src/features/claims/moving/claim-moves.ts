import type { ClaimAction, ClaimView } from '@girassol/contract/claims'
import type { ClaimSide, ClaimStatus } from '@girassol/domain/claims'

/** How a move is offered, and what its dialog says; a move without consequence runs at once. */
export type MoveWords = {
  readonly label: string
  readonly runningLabel: string
  readonly consequence?: string
  /** The label of its text, where the rules do not require one. */
  readonly textLabel?: string
  readonly isDangerous?: true
}

const take: MoveWords = { label: 'Assumir', runningLabel: 'Assumindo…' }
const resume: MoveWords = { label: 'Retomar', runningLabel: 'Retomando…' }

const distributorMoves: Readonly<Partial<Record<ClaimStatus, MoveWords>>> = {
  WAITING_CUSTOMER: {
    label: 'Pedir informação',
    runningLabel: 'Pedindo…',
    consequence: 'O prazo para até o integrador responder. Sem resposta em 15 dias, a ocorrência é cancelada.',
    textLabel: 'O que falta',
  },
  APPROVED: { label: 'Aprovar', runningLabel: 'Aprovando…', consequence: 'O integrador é avisado da solução.' },
  REFUSED: {
    label: 'Recusar',
    runningLabel: 'Recusando…',
    consequence: 'O integrador lê o motivo e pode contestar uma vez, em até 5 dias.',
    textLabel: 'Motivo',
    isDangerous: true,
  },
  RESOLVED: {
    label: 'Resolver',
    runningLabel: 'Resolvendo…',
    consequence: 'A solução chegou ao integrador. Ele pode reabrir uma vez, em até 5 dias.',
    textLabel: 'Observação',
  },
}

const cancel: MoveWords = {
  label: 'Cancelar ocorrência',
  runningLabel: 'Cancelando…',
  consequence: 'As unidades podem ser informadas em outra ocorrência. Uma ocorrência cancelada não volta a abrir.',
  textLabel: 'Motivo',
  isDangerous: true,
}

const toDeadline = (day: string | null): string => (day === null ? '' : ` Você pode fazer isto uma vez, até ${day}.`)

/** How the integrator returns a claim to the distributor, by where it is. */
const findReturn = (from: ClaimStatus, lastDay: string | null): MoveWords => {
  const consequence = `A distribuidora volta a analisar.${toDeadline(lastDay)}`
  if (from === 'RESOLVED')
    return { label: 'Reabrir', runningLabel: 'Reabrindo…', consequence, textLabel: 'O que falta resolver' }
  if (from === 'REFUSED')
    return { label: 'Contestar', runningLabel: 'Contestando…', consequence, textLabel: 'Por que contesta' }
  return {
    label: 'Devolver para análise',
    runningLabel: 'Devolvendo…',
    consequence: 'A distribuidora volta a analisar. Responda antes na conversa, se ainda falta.',
    textLabel: 'Resposta',
  }
}

type Moved = Pick<ClaimView, 'status'> & {
  /** The last day to reopen it as the screen writes it. */
  readonly lastDay: string | null
}

/** CLM-002: the words of a move, for the side that makes it. */
export const describeMove = ({ status, lastDay }: Moved, to: ClaimStatus, side: ClaimSide): MoveWords => {
  if (side === 'integrator') return to === 'CANCELED' ? cancel : findReturn(status, lastDay)
  return distributorMoves[to] ?? (status === 'OPEN' ? take : resume)
}

/** What is done first when several moves are possible. */
const order: readonly ClaimStatus[] = ['APPROVED', 'RESOLVED', 'IN_ANALYSIS', 'WAITING_CUSTOMER', 'REFUSED', 'CANCELED']

/** The first allowed move that ends nothing against the integrator, and the others in their order. */
export const splitMoves = (actions: readonly ClaimAction[]) => {
  const sorted = actions.toSorted((one, other) => order.indexOf(one.to) - order.indexOf(other.to))
  const next = sorted.find(({ allowed, to }) => allowed && to !== 'REFUSED' && to !== 'CANCELED')
  return { next, others: sorted.filter((action) => action !== next) }
}
