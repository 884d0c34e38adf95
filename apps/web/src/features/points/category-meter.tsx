import type { ResponseFor } from '@girassol/contract/http/endpoint'
import type { readCategory } from '@girassol/contract/points'
import { type CategoryBand, computeCategoryBands } from '@girassol/domain/points'
import { formatCount, formatPoints } from '../../lib/format.ts'
import classes from './category-meter.module.css'

export type CategoryMeterProps = {
  readonly category: ResponseFor<typeof readCategory>
  /** Of the season; below 0 after a chargeback. */
  readonly qualifiable: number
}

const boundsText = ({ from, to }: CategoryBand): string => {
  if (to === null) return `acima de ${formatCount(from - 1)}`
  return from === 0 ? `até ${formatCount(to)}` : `${formatCount(from)} a ${formatCount(to)}`
}

/** PTS-073: the missing points are the next requirement minus the current ones; the highest category has none. */
const goalText = ({ category, qualifiable }: CategoryMeterProps): string => {
  const { nextCategoryName, nextCategoryRequirement } = category
  if (nextCategoryName === null || nextCategoryRequirement === null) return 'Você está na categoria mais alta'
  const missing = nextCategoryRequirement - qualifiable
  return `${missing === 1 ? 'Falta' : 'Faltam'} ${formatPoints(missing)} para ${nextCategoryName}`
}

type BandProps = { readonly band: CategoryBand; readonly isCurrent: boolean }

const Band = ({ band, isCurrent }: BandProps) => (
  <div className={classes.band} data-current={isCurrent || undefined}>
    <div className={classes.track}>
      <span className={classes.fill} style={{ inlineSize: `${band.share * 100}%` }} />
      {isCurrent && band.to !== null && (
        <span className={classes.marker} style={{ insetInlineStart: `${band.share * 100}%` }} />
      )}
    </div>
    <span className={classes.name}>{band.name}</span>
    <span className={classes.bounds}>{boundsText(band)}</span>
  </div>
)

/** PTS-072: four equal parts, one for each category, filled up to the qualifiable points of the season. */
export const CategoryMeter = (props: CategoryMeterProps) => {
  const { category, qualifiable } = props
  const goal = goalText(props)
  const bands = computeCategoryBands(qualifiable)
  const reach = bands.reduce((sum, { share }) => sum + share, 0)
  return (
    <div className={classes.meter}>
      <p className={classes.head}>
        <strong>Categoria {category.name}</strong>
        <span>{goal}</span>
      </p>
      <meter
        className="hidden-visually"
        aria-label="Categoria da temporada"
        min={0}
        max={bands.length}
        value={Number(reach.toFixed(2))}
        aria-valuetext={`Categoria ${category.name}, ${formatPoints(qualifiable)} na temporada. ${goal}`}
      />
      <div className={classes.bands} aria-hidden="true">
        {bands.map((band) => (
          <Band key={band.name} band={band} isCurrent={band.name === category.name} />
        ))}
      </div>
    </div>
  )
}
