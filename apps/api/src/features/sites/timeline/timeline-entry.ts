import type { TimelineEntry } from '@girassol/contract/sites'
import { type HomologationStatus, homologationStatuses } from '@girassol/domain/homologations'
import { isBudgetStatus, isStatusAt, type OrderStatus, orderStatuses } from '@girassol/domain/orders'
import { type DeclineReason, declineReasons } from '@girassol/domain/proposals'
import { formatDay } from '@girassol/domain/shared'
import {
  removedNoteText,
  type SiteEvent,
  type SiteStage,
  siteEventSentences,
  siteStages,
  type TimelineKind,
  type TimelineTone,
} from '@girassol/domain/sites'
import { type FoundNote, toNoteView } from '../notes/note-view.ts'
import type { SiteReader } from '../site-access.ts'

type Moved = {
  readonly what: 'moved'
  readonly from: SiteStage | null
  readonly to: SiteStage
  readonly event: SiteEvent | null
  readonly reason: string | null
}
type Note = { readonly what: 'note' } & Omit<FoundNote, 'author'>
type Task = {
  readonly what: 'taskAdded' | 'taskDone'
  readonly title: string
  readonly dueOn: string
  readonly isDone: boolean
}
type Order = {
  readonly what: 'order'
  readonly id: number
  readonly status: OrderStatus
  readonly current: OrderStatus
}
type Proposal = {
  readonly what: 'proposalSent' | 'proposalViewed' | 'proposalAccepted' | 'proposalDeclined'
  readonly id: number
  readonly number: number
  readonly version: number | null
  readonly reason: DeclineReason | null
}

type Homologation = {
  readonly what: 'homologation'
  readonly id: number
  /** Null when it was opened. */
  readonly status: HomologationStatus | null
  readonly text: string | null
}

export type FoundEntry = {
  readonly at: string
  readonly key: string
  readonly kind: TimelineKind
  readonly author: string | null
  readonly facts: Moved | Note | Task | Order | Proposal | Homologation
}

type Told = {
  readonly title: string
  readonly tone: TimelineTone
  readonly detail?: string | null
  readonly link?: string
}

const describeMove = ({ from, to, event, reason }: Moved): Told => ({
  title: from === null ? 'Obra criada' : `Etapa ${siteStages[to].label}`,
  detail: reason ?? (event === null ? null : siteEventSentences[event]),
  tone: to === 'LOST' ? 'late' : 'done',
})

const describeTask = ({ what, title, dueOn, isDone }: Task): Told => ({
  title: `${what === 'taskAdded' ? 'Tarefa criada' : 'Tarefa concluída'}: ${title}`,
  detail: what === 'taskAdded' ? `Para ${formatDay(dueOn)}` : null,
  tone: isDone ? 'done' : 'plain',
})

const findOrderTone = (status: OrderStatus): TimelineTone => {
  if (orderStatuses[status].tone === 'danger' || isStatusAt(status, 'rejected', 'undone')) return 'late'
  if (orderStatuses[status].halt !== null || isStatusAt(status, 'expired', 'undoing')) return 'pending'
  if (isStatusAt(status, 'travelling')) return 'sent'
  return isStatusAt(status, 'budget') ? 'plain' : 'done'
}

const describeOrder = ({ id, status, current }: Order): Told => ({
  title: `${isBudgetStatus(status) ? 'Orçamento' : 'Pedido'} ${id}: ${orderStatuses[status].label}`,
  tone: findOrderTone(status),
  link: isBudgetStatus(current) ? `/orcamentos/${id}` : `/pedidos/${id}`,
})

const proposalWords = {
  proposalSent: { word: 'enviada', tone: 'sent' },
  proposalViewed: { word: 'vista pelo cliente', tone: 'plain' },
  proposalAccepted: { word: 'aceita', tone: 'done' },
  proposalDeclined: { word: 'recusada', tone: 'late' },
} as const

const describeProposal = ({ what, id, number, version, reason }: Proposal): Told => {
  const { word, tone } = proposalWords[what]
  const detail = reason === null ? null : declineReasons[reason]
  return {
    title: `Proposta ${number} ${word}`,
    detail: version !== null && version > 1 ? `Versão ${version}` : detail,
    tone,
    link: `/propostas/${id}`,
  }
}

const homologationTones = {
  DOCUMENTS: 'plain',
  SUBMITTED: 'sent',
  PENDENCY: 'pending',
  ISSUED: 'done',
  INSPECTION: 'sent',
  CONNECTED: 'done',
  DENIED: 'late',
} as const satisfies Record<HomologationStatus, TimelineTone>

const describeHomologation = ({ id, status, text }: Homologation): Told => ({
  title: status === null ? 'Homologação aberta' : `Homologação: ${homologationStatuses[status].label}`,
  detail: text,
  tone: status === null ? 'plain' : homologationTones[status],
  link: `/homologacoes/${id}`,
})

const isTask = (facts: Task | Proposal): facts is Task => facts.what === 'taskAdded' || facts.what === 'taskDone'

const describe = (facts: Exclude<FoundEntry['facts'], Note>): Told => {
  if (facts.what === 'moved') return describeMove(facts)
  if (facts.what === 'order') return describeOrder(facts)
  if (facts.what === 'homologation') return describeHomologation(facts)
  return isTask(facts) ? describeTask(facts) : describeProposal(facts)
}

const toIso = (instant: string): string => new Date(instant).toISOString()
const toIsoOrNull = (instant: string | null): string | null => (instant === null ? null : toIso(instant))

/** The facts come from JSON, in which the database writes instants with its own zone. */
const toNote = (author: string, { what: _, ...note }: Note, reader: Pick<SiteReader, 'actor' | 'now'>) =>
  toNoteView(
    {
      ...note,
      author,
      createdAt: toIso(note.createdAt),
      editedAt: toIsoOrNull(note.editedAt),
      removedAt: toIsoOrNull(note.removedAt),
    },
    reader,
  )

/** An entry in Portuguese (SITE-006). */
export const toTimelineEntry = (
  { at, key, kind, author, facts }: FoundEntry,
  reader: Pick<SiteReader, 'actor' | 'now'>,
): TimelineEntry => {
  const shared = { key, at: toIso(at), kind, author }
  if (facts.what === 'note') {
    const note = toNote(author ?? '', facts, reader)
    const title = note.isRemoved ? removedNoteText : 'Nota'
    return { ...shared, title, tone: 'plain', detail: note.isRemoved ? null : note.text, link: null, note }
  }
  const { title, tone, detail = null, link = null } = describe(facts)
  return { ...shared, title, tone, detail, link, note: null }
}
