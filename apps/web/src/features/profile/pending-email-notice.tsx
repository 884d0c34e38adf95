import type { PendingEmail } from '@girassol/contract/session'
import { formatDateTime } from '../../lib/format.ts'
import { Notice } from '../../ui/notice.tsx'

/** SEC-005: a new e-mail waits until its owner opens the link. */
export const PendingEmailNotice = ({ pending }: { readonly pending: PendingEmail | null }) =>
  pending !== null && (
    <Notice tone="info">
      Falta confirmar o e-mail novo: enviamos um link para {pending.address}, que vale até{' '}
      {formatDateTime(pending.expiresAt)}. Enquanto ninguém o abrir, continua valendo o e-mail de agora.
    </Notice>
  )
