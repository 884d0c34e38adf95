import type { HomologationView } from '@girassol/contract/homologations'
import { type HomologationStatus, homologationMoves } from '@girassol/domain/homologations'

type Move = {
  /** The button and the title of its dialog. */
  readonly label: string
  /** What follows from it. */
  readonly consequence: string
  /** What the dialog requests besides the day. */
  readonly fields: readonly ('protocol' | 'date' | 'text' | 'works')[]
  readonly textLabel?: string
}

/** How each status is entered (HOM-002, HOM-004). */
export const moves: Readonly<Record<HomologationStatus, Move>> = {
  DOCUMENTS: {
    label: 'Refazer documentos',
    consequence: 'Os dados podem ser corrigidos, e a homologação protocolada outra vez.',
    fields: [],
  },
  SUBMITTED: {
    label: 'Protocolar',
    consequence: 'O pacote de hoje é guardado como foi protocolado, e os dias da distribuidora começam a contar.',
    fields: ['protocol', 'date'],
  },
  PENDENCY: {
    label: 'Registrar pendência',
    consequence: 'Os dias da distribuidora param até a pendência ser respondida.',
    fields: ['text', 'date'],
    textLabel: 'O que a distribuidora pediu',
  },
  ISSUED: {
    label: 'Registrar orçamento de conexão',
    consequence: 'A distribuidora aprovou o acesso. O próximo passo é pedir a vistoria.',
    fields: ['date', 'works'],
  },
  INSPECTION: {
    label: 'Registrar pedido de vistoria',
    consequence: 'Os dias úteis da distribuidora para a vistoria começam a contar.',
    fields: ['date'],
  },
  CONNECTED: {
    label: 'Marcar como conectada',
    consequence: 'A homologação termina: depois disso ela não muda mais.',
    fields: ['date'],
  },
  DENIED: {
    label: 'Marcar como negada',
    consequence: 'A homologação para. Os documentos podem ser refeitos e protocolados outra vez.',
    fields: ['text', 'date'],
    textLabel: 'Motivo da distribuidora (opcional)',
  },
}

type Moved = Pick<HomologationView, 'status' | 'actions'>

/** An answered pendency returns to the step in which it was raised; the server knows which. */
const findReturn = ({ actions }: Moved): HomologationStatus =>
  actions.move.INSPECTION.allowed ? 'INSPECTION' : 'SUBMITTED'

/** The step that follows when all goes well; none after the connection. */
export const findNextStatus = (homologation: Moved): HomologationStatus | undefined => {
  const steps: Readonly<Record<HomologationStatus, HomologationStatus | undefined>> = {
    DOCUMENTS: 'SUBMITTED',
    SUBMITTED: 'ISSUED',
    PENDENCY: findReturn(homologation),
    ISSUED: 'INSPECTION',
    INSPECTION: 'CONNECTED',
    CONNECTED: undefined,
    DENIED: 'DOCUMENTS',
  }
  return steps[homologation.status]
}

/** The other moves that the server allows now, those that end it last. */
export const listOtherMoves = (homologation: Moved): readonly HomologationStatus[] => {
  const targets: readonly HomologationStatus[] = homologationMoves[homologation.status]
  const next = findNextStatus(homologation)
  return targets.filter((to) => to !== next && homologation.actions.move[to].allowed)
}

/** The label of a move; after a pendency the same step is entered once more. */
export const labelMove = (from: HomologationStatus, to: HomologationStatus): string => {
  if (from !== 'PENDENCY' || to === 'DENIED') return moves[to].label
  return to === 'SUBMITTED' ? 'Protocolar resposta' : 'Pedir vistoria de novo'
}
