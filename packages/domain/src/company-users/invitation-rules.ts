import type { Role } from '../access/roles.ts'
import { firstRefusal, type RuleRefusal } from '../shared/decision.ts'

/** The active users and the pending invitations that a company may have together (COMP-004). */
const mostCompanyUsers = 30

/** The portal roles that the ADMIN of a company can give (COMP-004). */
export const invitedRoles = ['MANAGER', 'CONTRIBUTOR'] as const satisfies readonly Role[]
export type InvitedRole = (typeof invitedRoles)[number]

/** An expired invitation has no link that works, and its place is free. */
export const invitationStates = ['PENDING', 'EXPIRED'] as const
export type InvitationState = (typeof invitationStates)[number]

export const invitationStateLabels = {
  PENDING: 'Convite pendente',
  EXPIRED: 'Convite vencido',
} as const satisfies Record<InvitationState, string>

/** The state of an invitation that was neither used nor withdrawn. */
export const toInvitationState = ({ expiresAt }: { readonly expiresAt: string }, now: string): InvitationState =>
  Date.parse(expiresAt) > Date.parse(now) ? 'PENDING' : 'EXPIRED'

type Places = {
  /** Active users and pending invitations of the company. */
  readonly usedPlaces: number
}

const isFull = ({ usedPlaces }: Places): boolean => usedPlaces >= mostCompanyUsers

/** Whether the company has a place for one more user, as a reactivation needs it (COMP-004). */
export const canAddCompanyUser = (places: Places) => firstRefusal([isFull(places), 'companyFull'])

/**
 * Whether the company may invite an address. The rule knows its own invitations and never whether the address has an
 * account (COMP-005).
 */
export const canInvite = (places: Places & { readonly isInvited: boolean }) =>
  firstRefusal([places.isInvited, 'alreadyInvited'], [isFull(places), 'companyFull'])

/** A pending invitation has its place already; an expired one needs a free place. */
export const canResendInvitation = (places: Places & { readonly state: InvitationState }) =>
  firstRefusal([places.state === 'EXPIRED' && isFull(places), 'companyFull'])

export const invitationRefusals = {
  alreadyInvited: 'Já há um convite para este e-mail. Reenvie ou cancele o convite da lista.',
  companyFull: `A empresa já tem ${mostCompanyUsers} usuários, contando os convites pendentes. Desative um usuário ou cancele um convite.`,
} as const satisfies Record<
  RuleRefusal<typeof canInvite> | RuleRefusal<typeof canAddCompanyUser> | RuleRefusal<typeof canResendInvitation>,
  string
>

export const invitationSentences = {
  notFound: 'Convite não encontrado.',
  ended: 'Este convite não vale mais. Peça outro a quem convidou você.',
  emailTaken: 'Seu e-mail já tem acesso ao portal.',
} as const
