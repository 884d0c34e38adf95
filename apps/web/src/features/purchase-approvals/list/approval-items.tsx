import type { ApprovalView } from '@girassol/contract/purchase-approvals'
import { useState } from 'react'
import { formatCount } from '../../../lib/format.ts'
import classes from '../approvals.module.css'

const mostShown = 3

/** What would be ordered: the first three items, the others on request (COMP-016). */
export const ApprovalItems = ({ items }: Pick<ApprovalView, 'items'>) => {
  const [isExpanded, setExpanded] = useState(false)
  const rest = items.length - mostShown
  const shown = isExpanded ? items : items.slice(0, mostShown)
  return (
    <div className={classes.items}>
      <ul aria-label="Itens">
        {shown.map(({ code, name, quantity }) => (
          <li key={code}>
            <span className="figures">{formatCount(quantity)} ×</span> {name}
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <button type="button" aria-expanded={isExpanded} onClick={() => setExpanded(!isExpanded)}>
          {isExpanded ? 'mostrar menos' : `mais ${formatCount(rest)}`}
        </button>
      )}
    </div>
  )
}
