import { companyExportHours } from '../company-export/index.ts'
import { emailLinkHours } from '../session/email-change.ts'
import { passwordLinkHours } from '../session/password-link.ts'
import { plusHours } from '../shared/brazil-time.ts'
import { firstRefusal, type RuleRefusal } from '../shared/decision.ts'
import type { OperationName } from './operations.ts'

const linkHours: Partial<Record<OperationName, number>> = {
  'mail.password-reset': passwordLinkHours.reset,
  'mail.invitation': passwordLinkHours.invitation,
  'mail.company-invitation': passwordLinkHours.invitation,
  'mail.company-export': companyExportHours,
  'mail.email-requested': emailLinkHours.CONFIRM,
}

type Failed = { readonly name: OperationName; readonly startedAt: string }

/** Whether it may be retried. A mail whose link has expired may not: its link would not work (C-02). */
export const canRetry = ({ name, startedAt }: Failed, now: string) => {
  const hours = linkHours[name]
  return firstRefusal([hours !== undefined && plusHours(startedAt, hours) <= now, 'linkExpired'])
}

export const retrySentences = {
  linkExpired: 'O link deste e-mail já venceu: descarte-o e envie outro.',
} as const satisfies Record<RuleRefusal<typeof canRetry>, string>
