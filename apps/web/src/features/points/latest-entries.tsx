import { listPoints, type PointEntryView } from '@girassol/contract/points'
import { missing } from '../../lib/format.ts'
import { useEndpointQuery } from '../../lib/use-endpoint.ts'
import { AppLink } from '../../ui/app-link.tsx'
import { Card, CardRow } from '../../ui/card.tsx'
import { SkeletonLines } from '../../ui/skeletons.tsx'
import { DateText } from '../../ui/value-text.tsx'
import { nameOrigin, PointTypePill, signedPoints } from './entry-text.tsx'
import classes from './points.module.css'

const LatestEntry = ({ entry }: { readonly entry: PointEntryView }) => (
  <li className={classes.row}>
    <span>
      <PointTypePill type={entry.type} />
    </span>
    <span className={classes.origin}>
      {nameOrigin(entry)} · {entry.invoice?.customerName ?? entry.motive ?? missing}
    </span>
    <span className={classes.day}>
      <DateText iso={entry.createdAt} />
    </span>
    <span className={`${classes.value} figures`}>{signedPoints(entry)}</span>
  </li>
)

/** The last 5 entries on the home; nothing is shown when they fail to load (PTS-103). */
export const LatestEntries = () => {
  const { data, error } = useEndpointQuery(listPoints, { query: { take: 5 } }, { refetchOnMount: 'always' })
  if (error !== null && data === undefined) return null
  return (
    <Card isFlush title="Últimos lançamentos" aside={<AppLink to="/pontos/extrato">Ver extrato</AppLink>}>
      {data === undefined && (
        <CardRow>
          <SkeletonLines lines={5} />
        </CardRow>
      )}
      {data?.data.length === 0 && (
        <CardRow>
          <p className={classes.empty}>Os pontos das compras pagas aparecem aqui.</p>
        </CardRow>
      )}
      {data !== undefined && data.data.length > 0 && (
        <ul className={classes.rows}>
          {data.data.map((entry) => (
            <LatestEntry key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
    </Card>
  )
}
