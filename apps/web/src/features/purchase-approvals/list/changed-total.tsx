import { approvalSentences } from '@girassol/domain/purchase-approvals'
import { formatReais } from '../../../lib/format.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { MovedValue } from '../../../ui/moved-value.tsx'
import { Notice } from '../../../ui/notice.tsx'
import classes from '../approvals.module.css'
import type { Totals } from './use-approve.ts'

type ChangedTotalProps = {
  readonly totals: Totals
  readonly isRunning: boolean
  readonly onApprove: (total: number) => void
  readonly onCancel: () => void
}

/** The total has changed since the approval was asked for: both totals, and the way to approve the new one (COMP-014). */
export const ChangedTotal = ({ totals: { asked, now }, isRunning, onApprove, onCancel }: ChangedTotalProps) => (
  <Notice tone="attention" isAlert title={approvalSentences.totalChanged}>
    <p className={classes.movedTotal}>
      <MovedValue values={{ before: asked, after: now }} show={formatReais} />
    </p>
    <div className={classes.actions}>
      <ActionButton
        label={`Aprovar por ${formatReais(now)}`}
        runningLabel="Aprovando…"
        isRunning={isRunning}
        onRun={() => onApprove(now)}
      />
      <ActionButton label="Cancelar" variant="text" onRun={onCancel} />
    </div>
  </Notice>
)
