import type { DeliveryCheckView } from '@girassol/contract/delivery-checks'
import { toSentences } from '../../lib/api-error.ts'
import { formatDateTime } from '../../lib/format.ts'
import { Notice } from '../../ui/notice.tsx'
import { ClaimLink } from './claim-link.tsx'
import classes from './delivery-checks.module.css'

type Check = { readonly check: DeliveryCheckView }

const ClosedNotice = ({ check: { state, claim, signedBy, closedAt } }: Check) => (
  <Notice
    tone={state === 'OK' ? 'success' : 'attention'}
    title={state === 'OK' ? 'Tudo chegou em ordem.' : 'Conferida com divergências.'}
  >
    {claim !== null && (
      <p className={classes.protocol}>
        Ocorrência aberta: <ClaimLink claim={claim} />
      </p>
    )}
    {signedBy !== null && closedAt !== null && `Assinada por ${signedBy} em ${formatDateTime(closedAt)}.`}
  </Notice>
)

type CheckNoticesProps = Check & { readonly closingError: unknown }

/** How the check ended, why it cannot be changed, or why it was not closed (DEL-011, DEL-012, DEL-015). */
export const CheckNotices = ({ check, closingError }: CheckNoticesProps) => {
  const { closedAt, refusal } = check
  if (closedAt !== null) return <ClosedNotice check={check} />
  return (
    <>
      {refusal !== null && <Notice tone={check.state === 'EXPIRED' ? 'attention' : 'info'}>{refusal}</Notice>}
      {closingError !== null && (
        <Notice tone="danger" isAlert>
          {toSentences(closingError, 'A conferência não foi encerrada. Tente de novo.').join(' ')}
        </Notice>
      )}
    </>
  )
}
