import type { ApprovalReasonView } from '@girassol/contract/purchase-approvals'
import classes from './approvals.module.css'
import { describeReason } from './describe-reason.ts'

type ReasonListProps = {
  readonly reasons: readonly ApprovalReasonView[]
  /** In reais; null where prices are hidden. */
  readonly total: number | null
}

/** Why an order needs an approval, one line for each limit that it passes (COMP-010). */
export const ReasonList = ({ reasons, total }: ReasonListProps) => (
  <ul className={classes.reasons} aria-label="Por que precisa de aprovação">
    {reasons.map((reason) => (
      <li key={reason.code}>{describeReason(reason, total)}</li>
    ))}
  </ul>
)
