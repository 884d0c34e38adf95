import { firstRefusal, type RuleRefusal } from '../shared/decision.ts'

type StatusRow = {
  readonly label: string
  readonly tone: 'neutral' | 'info' | 'attention' | 'success' | 'danger'
}

/** The seven stored values, the only list of them (HOM-002). */
export const homologationStatuses = {
  DOCUMENTS: { label: 'Documentos', tone: 'neutral' },
  SUBMITTED: { label: 'Protocolada', tone: 'info' },
  PENDENCY: { label: 'Com pendência', tone: 'attention' },
  ISSUED: { label: 'Orçamento de conexão emitido', tone: 'info' },
  INSPECTION: { label: 'Vistoria pedida', tone: 'info' },
  CONNECTED: { label: 'Conectada', tone: 'success' },
  DENIED: { label: 'Negada', tone: 'danger' },
} as const satisfies Record<string, StatusRow>

export type HomologationStatus = keyof typeof homologationStatuses
export const homologationStatusNames = Object.keys(homologationStatuses) as [
  HomologationStatus,
  ...HomologationStatus[],
]

/** The statuses in which a homologation has ended; every other is open (C-177). */
export const endedHomologations = ['CONNECTED', 'DENIED'] as const satisfies readonly HomologationStatus[]

/** Every move, from each status (HOM-002). */
export const homologationMoves = {
  DOCUMENTS: ['SUBMITTED'],
  SUBMITTED: ['PENDENCY', 'ISSUED', 'DENIED'],
  PENDENCY: ['SUBMITTED', 'INSPECTION', 'DENIED'],
  ISSUED: ['INSPECTION'],
  INSPECTION: ['PENDENCY', 'CONNECTED'],
  CONNECTED: [],
  DENIED: ['DOCUMENTS'],
} as const satisfies Record<HomologationStatus, readonly HomologationStatus[]>

/** The statuses in which a utility raises a pendency. */
export const pendencyOrigins = ['SUBMITTED', 'INSPECTION'] as const satisfies readonly HomologationStatus[]
export type PendencyOrigin = (typeof pendencyOrigins)[number]

export type HomologationFacts = {
  readonly status: HomologationStatus
  /** The status in which the utility raised the open pendency; null without one. */
  readonly pendencyFrom: PendencyOrigin | null
  /** How many of the data of the pack are missing (C-178). */
  readonly missing: number
}

/**
 * Whether a homologation may move to a status now (HOM-002, HOM-004). An answered pendency returns to the status in which
 * it was raised, so that it skips no step; only one of the connection budget can still be denied.
 */
export const canMoveHomologation = ({ status, pendencyFrom, missing }: HomologationFacts, to: HomologationStatus) => {
  const targets: readonly HomologationStatus[] = homologationMoves[status]
  const returnsElsewhere =
    status === 'PENDENCY' &&
    pendencyFrom !== null &&
    to !== pendencyFrom &&
    !(pendencyFrom === 'SUBMITTED' && to === 'DENIED')
  return firstRefusal(
    [!targets.includes(to), 'impossibleMove'],
    [returnsElsewhere, 'otherPendency'],
    [to === 'SUBMITTED' && missing > 0, 'packIncomplete'],
  )
}

/** HOM-002: a connected one does not change any more. */
export const canEditHomologation = ({ status }: Pick<HomologationFacts, 'status'>) =>
  firstRefusal([status === 'CONNECTED', 'alreadyConnected'])

type Refusals = RuleRefusal<typeof canMoveHomologation> | RuleRefusal<typeof canEditHomologation>

/** Of a pack that is not complete: 'Faltam 3 dados do pacote.' */
const incompletePackSentence = (missing: number): string =>
  missing === 1 ? 'Falta 1 dado do pacote.' : `Faltam ${missing} dados do pacote.`

/** The sentence of a refusal; that of an incomplete pack counts what is missing. */
export const homologationSentences = (missing: number): Readonly<Record<Refusals, string>> => ({
  impossibleMove: 'A homologação não pode passar desta situação para a outra.',
  otherPendency: 'A pendência foi aberta em outra etapa e volta para ela.',
  packIncomplete: incompletePackSentence(missing),
  alreadyConnected: 'Esta homologação já terminou: a unidade está conectada.',
})
