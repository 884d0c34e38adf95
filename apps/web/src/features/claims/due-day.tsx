import type { ClaimRow } from '@girassol/contract/claims'
import { formatDate, missing } from '../../lib/format.ts'
import { StatusPill } from '../../ui/status-pill.tsx'
import classes from './due-day.module.css'

/** CLM-006: the day by whose end the distributor answers or decides, and whether it has passed. */
export const DueDay = ({ claim: { dueOn, isLate } }: { readonly claim: Pick<ClaimRow, 'dueOn' | 'isLate'> }) => (
  <span className={classes.due}>
    {dueOn === null ? missing : <span className="figures">até {formatDate(dueOn)}</span>}
    {isLate && <StatusPill tone="danger" glyph="clock" label="Atrasada" />}
  </span>
)
