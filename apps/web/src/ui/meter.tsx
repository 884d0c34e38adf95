import classes from './meter.module.css'

export type MeterProps = {
  /** 0 to 1; more than 1 fills the bar. */
  readonly share: number
  readonly tone?: 'normal' | 'attention'
}

/** A bar that shows how much of a limit is used. The figures are beside it as text, so it is not read aloud. */
export const Meter = ({ share, tone = 'normal' }: MeterProps) => (
  <div className={classes.meter} data-tone={tone} aria-hidden="true">
    <span style={{ width: `${Math.min(Math.max(share, 0), 1) * 100}%` }} />
  </div>
)
