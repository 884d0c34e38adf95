import type { HoldLineView } from '@girassol/contract/holds'
import { holdReasons } from '@girassol/domain/holds'
import { formatCount } from '../../lib/format.ts'
import classes from './holds.module.css'

const unitsText = ({ asked, held }: HoldLineView): string =>
  held === asked ? `${formatCount(held)} un.` : `${formatCount(held)} de ${formatCount(asked)} un.`

/** HOLD-001, HOLD-003: what is held of each product, and why not all of it. */
export const HoldLines = ({ lines, label }: { readonly lines: readonly HoldLineView[]; readonly label: string }) => (
  <ul className={classes.lines} aria-label={label}>
    {lines.map((line) => (
      <li key={line.code} className={classes.line}>
        <span>
          {line.name} ({line.code})
        </span>
        <span className={classes.units}>{unitsText(line)}</span>
        {line.reason !== null && <span className={classes.reason}>{holdReasons[line.reason]}</span>}
      </li>
    ))}
  </ul>
)
