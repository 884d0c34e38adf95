import classes from './fio-b-list.module.css'
import { type FioBStep, nameFioBStep, toneOfStep } from './fio-b-steps.ts'
import { formatShare } from './format-share.ts'

type Row = { readonly name: string; readonly note?: string; readonly percent: number; readonly tone: string }

const toRow = (step: FioBStep): Row => ({
  name: nameFioBStep(step),
  ...(step.assumed && { note: 'suposição' }),
  percent: step.percent,
  tone: toneOfStep(step),
})

export type FioBListProps = {
  readonly steps: readonly FioBStep[]
  /** The step of today, when it lies before the first month of operation. */
  readonly today?: { readonly year: number; readonly percent: number } | undefined
}

/** Fio B year by year: each percentage as a bar and as a number (PROP-011). */
export const FioBList = ({ steps, today }: FioBListProps) => {
  const before: readonly Row[] =
    today === undefined ? [] : [{ name: String(today.year), note: 'hoje', percent: today.percent, tone: 'today' }]
  return (
    <ul className={classes.list}>
      {[...before, ...steps.map(toRow)].map(({ name, note, percent, tone }) => (
        <li key={name}>
          <span className={classes.name}>
            {name}
            {note !== undefined && <small>{note}</small>}
          </span>
          <span className={classes.track} aria-hidden="true">
            <span className={classes.bar} data-step={tone} style={{ width: `${percent}%` }} />
          </span>
          <b className="figures">{formatShare(percent)}</b>
        </li>
      ))}
    </ul>
  )
}
