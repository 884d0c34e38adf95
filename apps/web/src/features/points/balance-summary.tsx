import type { ResponseOf } from '@girassol/contract/http/endpoint'
import { readCategory, readQualifiable, readTradeable } from '@girassol/contract/points'
import { formatPoints } from '../../lib/format.ts'
import { useEndpointQuery } from '../../lib/use-endpoint.ts'
import { Card } from '../../ui/card.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Meter } from '../../ui/meter.tsx'
import { SkeletonLines } from '../../ui/skeletons.tsx'
import classes from './points.module.css'

type CategoryProps = { readonly category: ResponseOf<typeof readCategory>; readonly qualifiable: number }

/** How far it is to the next category (interface §4.7). */
const CategoryProgress = ({ category, qualifiable }: CategoryProps) => {
  const { name, nextCategoryName, nextCategoryRequirement } = category
  return (
    <div>
      <dt>Categoria</dt>
      <dd>{name}</dd>
      {nextCategoryRequirement !== null && (
        <dd className={classes.note}>
          <Meter share={qualifiable / nextCategoryRequirement} />
          Faltam {formatPoints(nextCategoryRequirement - qualifiable)} para {nextCategoryName}
        </dd>
      )}
    </div>
  )
}

/** The balance on every screen of the points: what can be traded, what counts for the category, and the category. */
export const BalanceSummary = () => {
  const tradeable = useEndpointQuery(readTradeable, {}, { refetchOnMount: 'always' })
  const qualifiable = useEndpointQuery(readQualifiable, {}, { refetchOnMount: 'always' })
  const category = useEndpointQuery(readCategory, {}, { refetchOnMount: 'always' })
  const all = [tradeable, qualifiable, category]
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
  if (tradeable.data === undefined || qualifiable.data === undefined || category.data === undefined) {
    return (
      <Card>
        <SkeletonLines lines={3} />
      </Card>
    )
  }
  return (
    <Card>
      <dl className={`${classes.summary} figures`}>
        <div>
          <dt>Disponíveis para troca</dt>
          <dd>{formatPoints(tradeable.data.value)}</dd>
        </div>
        <div>
          <dt>Qualificáveis na temporada</dt>
          <dd>{formatPoints(qualifiable.data.value)}</dd>
        </div>
        <CategoryProgress category={category.data} qualifiable={qualifiable.data.value} />
      </dl>
    </Card>
  )
}
