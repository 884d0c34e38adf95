import type { ClaimRow } from '@girassol/contract/claims'
import { claimTypes } from '@girassol/domain/claims'
import { formatDate } from '../../../lib/format.ts'
import { AppLink } from '../../../ui/app-link.tsx'
import { CardRow } from '../../../ui/card.tsx'
import { ClaimStatusBadge } from '../claim-status-badge.tsx'
import { useClaimSide } from '../use-claim-side.ts'
import classes from './of-order.module.css'

/** CLM-009: the claims of one order, the newest of those to work on first. */
export const OrderClaimList = ({ claims }: { readonly claims: readonly ClaimRow[] }) => {
  const side = useClaimSide()
  return (
    <ul className={classes.list} aria-label="Ocorrências do pedido">
      {claims.map(({ id, protocol, type, status, openedAt }) => (
        <li key={id}>
          <CardRow>
            <div className={classes.claim}>
              <AppLink to={`/ocorrencias/${id}`}>{protocol}</AppLink>
              <span className={classes.dim}>
                {claimTypes[type]} · {formatDate(openedAt)}
              </span>
              <ClaimStatusBadge status={status} side={side} />
            </div>
          </CardRow>
        </li>
      ))}
    </ul>
  )
}
