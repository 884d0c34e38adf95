import { type SiteStage, siteStageNames, siteStages } from '@girassol/domain/sites'
import { formatCount } from '../../../lib/format.ts'
import classes from './site-list.module.css'

type StageChipsProps = {
  readonly stages: readonly { readonly stage: SiteStage; readonly count: number }[]
  readonly current: SiteStage | undefined
  readonly onChange: (stage: SiteStage | '') => void
}

/** SITE-005: the stages on the phone, with their counts. */
export const StageChips = ({ stages, current, onChange }: StageChipsProps) => {
  const countOf = (stage: SiteStage) => stages.find((each) => each.stage === stage)?.count
  const total = stages.length === 0 ? undefined : stages.reduce((sum, { count }) => sum + count, 0)
  const chips = [
    { id: '' as const, label: 'Todas', count: total },
    ...siteStageNames.map((stage) => ({ id: stage, label: siteStages[stage].label, count: countOf(stage) })),
  ]
  return (
    <fieldset className={classes.chips}>
      <legend className="hidden-visually">Etapa</legend>
      {chips.map(({ id, label, count }) => (
        <button key={id} type="button" aria-pressed={id === (current ?? '')} onClick={() => onChange(id)}>
          {label}
          {count !== undefined && <span className="figures"> {formatCount(count)}</span>}
        </button>
      ))}
    </fieldset>
  )
}
