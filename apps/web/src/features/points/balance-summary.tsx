import { readCategory, readGainedInSeason, readQualifiable, readTradeable } from '@girassol/contract/points'
import { seesPointsMeter } from '@girassol/domain/points'
import { formatDate, formatPoints } from '../../lib/format.ts'
import { useEndpointQuery } from '../../lib/use-endpoint.ts'
import { Card } from '../../ui/card.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { SkeletonLines } from '../../ui/skeletons.tsx'
import { usePointsViewer } from '../sellers/index.ts'
import { CategoryMeter } from './category-meter.tsx'
import classes from './points.module.css'

const useBalances = () => ({
  tradeable: useEndpointQuery(readTradeable, {}, { refetchOnMount: 'always' }),
  qualifiable: useEndpointQuery(readQualifiable, {}, { refetchOnMount: 'always' }),
  category: useEndpointQuery(readCategory, {}, { refetchOnMount: 'always' }),
  gained: useEndpointQuery(readGainedInSeason, {}, { refetchOnMount: 'always' }),
})

/** The balance on every screen of the points: tradeable points, qualifiable points, and the category. */
export const BalanceSummary = () => {
  const viewer = usePointsViewer()
  const { tradeable, qualifiable, category, gained } = useBalances()
  const all = [tradeable, qualifiable, category, gained]
  const error = all.find((each) => each.error !== null && each.data === undefined)?.error
  const retry = () => {
    for (const each of all) void each.refetch()
  }
  if (error) {
    return (
      <Card>
        <ErrorState error={error} onRetry={retry} isRetrying={all.some(({ isFetching }) => isFetching)} />
      </Card>
    )
  }
  if (
    tradeable.data === undefined ||
    qualifiable.data === undefined ||
    category.data === undefined ||
    gained.data === undefined
  ) {
    return (
      <Card>
        <SkeletonLines lines={3} />
      </Card>
    )
  }
  const { season } = gained.data
  return (
    <Card>
      <div className={classes.summary}>
        <dl className="figures">
          <div>
            <dt>Disponíveis para troca</dt>
            <dd>{formatPoints(tradeable.data.value)}</dd>
          </div>
          <div>
            <dt>Qualificáveis na temporada</dt>
            <dd>{formatPoints(qualifiable.data.value)}</dd>
            {season !== null && (
              <dd className={classes.note}>
                de {formatDate(season.seasonStart)} a {formatDate(season.seasonFinish)}
              </dd>
            )}
          </div>
        </dl>
        {seesPointsMeter(viewer, season !== null) && (
          <CategoryMeter category={category.data} qualifiable={qualifiable.data.value} />
        )}
      </div>
    </Card>
  )
}
