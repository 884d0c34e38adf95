import type { ClaimView } from '@girassol/contract/claims'
import { formatDateTime } from '../../../lib/format.ts'
import { Card } from '../../../ui/card.tsx'
import { useClaimSide } from '../use-claim-side.ts'
import classes from './claim-detail.module.css'
import { describeClaimMove } from './describe-claim-move.ts'

/** CLM-009: what happened, the newest first. */
export const HistoryCard = ({ claim: { moves } }: { readonly claim: ClaimView }) => {
  const side = useClaimSide()
  return (
    <Card title="Histórico">
      <ol className={classes.history} aria-label="Histórico">
        {moves
          .toSorted((one, other) => other.at.localeCompare(one.at))
          .map((move) => (
            <li key={`${move.at} ${move.to}`}>
              <p>{describeClaimMove(move, side)}</p>
              {move.reason !== null && <p className={classes.reason}>{move.reason}</p>}
              <p className={classes.dim}>
                {move.author} · <time dateTime={move.at}>{formatDateTime(move.at)}</time>
              </p>
            </li>
          ))}
      </ol>
    </Card>
  )
}
