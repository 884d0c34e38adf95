import { firstRefusal, type RuleRefusal } from '../shared/decision.ts'

type StatusRow = {
  readonly label: string
  readonly tone: 'neutral' | 'info' | 'attention' | 'success' | 'danger'
}

/** The eight stored values, the only list of them (C-168). */
export const proposalStatuses = {
  DRAFT: { label: 'Rascunho', tone: 'neutral' },
  SENT: { label: 'Enviada', tone: 'info' },
  VIEWED: { label: 'Vista', tone: 'attention' },
  ACCEPTED: { label: 'Aceita', tone: 'success' },
  DECLINED: { label: 'Recusada', tone: 'danger' },
  EXPIRED: { label: 'Vencida', tone: 'neutral' },
  REVOKED: { label: 'Revogada', tone: 'neutral' },
  CONVERTED: { label: 'Convertida', tone: 'neutral' },
} as const satisfies Record<string, StatusRow>

export type ProposalStatus = keyof typeof proposalStatuses
export const proposalStatusNames = Object.keys(proposalStatuses) as [ProposalStatus, ...ProposalStatus[]]

/** The customer may still answer. */
export const openStatuses = ['SENT', 'VIEWED'] as const satisfies readonly ProposalStatus[]

type Move = { readonly from: readonly ProposalStatus[]; readonly to: ProposalStatus }

/** Every move of a proposal: a new version answers what was declined or has expired (C-168). */
export const proposalMoves = {
  send: { from: ['DRAFT', 'SENT', 'VIEWED', 'DECLINED', 'EXPIRED'], to: 'SENT' },
  view: { from: ['SENT'], to: 'VIEWED' },
  accept: { from: openStatuses, to: 'ACCEPTED' },
  decline: { from: openStatuses, to: 'DECLINED' },
  expire: { from: openStatuses, to: 'EXPIRED' },
  revoke: { from: openStatuses, to: 'REVOKED' },
  convert: { from: ['ACCEPTED'], to: 'CONVERTED' },
} as const satisfies Record<string, Move>

export type ProposalMove = keyof typeof proposalMoves

/** Whether a move may start from a status. */
export const isMoveFrom = (move: ProposalMove, status: ProposalStatus): boolean =>
  (proposalMoves[move].from as readonly ProposalStatus[]).includes(status)

/** What decides about the actions of a proposal: its status as of now, and whether one of its versions is a draft. */
export type ProposalFacts = { readonly status: ProposalStatus; readonly hasDraft: boolean }

const isAnswered = ({ status }: ProposalFacts): boolean => status === 'ACCEPTED' || status === 'CONVERTED'

/** PROP-007: only a draft is edited. */
export const canEditProposal = ({ hasDraft }: ProposalFacts) => firstRefusal([!hasDraft, 'noDraft'])

/** PROP-007: one draft at a time; nothing follows what was accepted or revoked. */
export const canOpenVersion = (facts: ProposalFacts) =>
  firstRefusal(
    [isAnswered(facts), 'alreadyAccepted'],
    [facts.status === 'REVOKED', 'revoked'],
    [facts.hasDraft, 'draftExists'],
  )

/** PROP-008: only a draft is sent, and none after the customer has accepted or the link was revoked. */
export const canSendProposal = (facts: ProposalFacts) =>
  firstRefusal(
    [isAnswered(facts), 'alreadyAccepted'],
    [facts.status === 'REVOKED', 'revoked'],
    [!facts.hasDraft, 'noDraft'],
  )

/** PROP-025: only what the customer may still answer is revoked. */
export const canRevokeProposal = (facts: ProposalFacts) =>
  firstRefusal([isAnswered(facts), 'alreadyAccepted'], [!isMoveFrom('revoke', facts.status), 'notOpen'])

/** PROP-023: only an accepted proposal becomes a budget. */
export const canConvertProposal = ({ status }: ProposalFacts) =>
  firstRefusal([status === 'CONVERTED', 'alreadyConverted'], [status !== 'ACCEPTED', 'notAccepted'])

/** C-168: a draft is removed for good; what was sent is stored, so only its open draft goes. */
export const canRemoveProposal = ({ hasDraft }: ProposalFacts) => firstRefusal([!hasDraft, 'alreadySent'])

type Refusals =
  | RuleRefusal<typeof canEditProposal>
  | RuleRefusal<typeof canOpenVersion>
  | RuleRefusal<typeof canSendProposal>
  | RuleRefusal<typeof canRevokeProposal>
  | RuleRefusal<typeof canConvertProposal>
  | RuleRefusal<typeof canRemoveProposal>

export const proposalSentences = {
  noDraft: 'Esta proposta já foi enviada. Abra uma nova versão para mudar.',
  draftExists: 'Já existe uma versão em rascunho.',
  alreadyAccepted: 'O cliente já aceitou esta proposta.',
  revoked: 'Esta proposta foi revogada.',
  notOpen: 'Só dá para revogar uma proposta que espera resposta.',
  alreadyConverted: 'Esta proposta já virou orçamento.',
  notAccepted: 'Só uma proposta aceita vira orçamento.',
  alreadySent: 'Uma proposta enviada não é removida.',
} as const satisfies Record<Refusals, string>
