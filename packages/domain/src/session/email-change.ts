import { firstRefusal, type RuleRefusal } from '../shared/decision.ts'

/** What the link of a mail does with the new e-mail of a user; values of the database. */
export const emailLinkPurposes = ['CONFIRM', 'UNDO'] as const
export type EmailLinkPurpose = (typeof emailLinkPurposes)[number]

/** Hours until the links of a changed e-mail expire: to the new address, and to the old one (C-221). */
export const emailLinkHours = { CONFIRM: 24, UNDO: 72 } as const satisfies Record<EmailLinkPurpose, number>

const mostRequests = 5

/** The hours in which the requests of one user are counted, so that the portal cannot be used to flood a mailbox. */
export const emailRequestHours = 1

/** Whether two addresses are one account: neither case nor spaces around them matter. */
export const isSameEmail = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase()

/** SEC-005: `recentRequests` are those of the last hour. */
export const canRequestEmail = (recentRequests: number) =>
  firstRefusal([recentRequests >= mostRequests, 'tooManyEmailRequests'])

export const emailRequestRefusals = {
  tooManyEmailRequests: 'Muitas trocas de e-mail em pouco tempo. Tente de novo em uma hora.',
} as const satisfies Record<RuleRefusal<typeof canRequestEmail>, string>

export const emailChangeSentences = {
  linkUsed: 'Este link não vale mais.',
  emailTaken: 'Este e-mail já é de outro cadastro. Fale com o administrador do portal.',
} as const
