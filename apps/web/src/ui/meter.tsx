import classes from './meter.module.css'

export type MeterProps = {
  /** 0 to 1; more than 1 fills the bar. */
  readonly share: number
  readonly tone?: 'normal' | 'attention'
}

/** How much of a limit is used, drawn. The figures stand beside it in words, so it is not read aloud. */
export const Meter = ({ share, tone = 'normal' }: MeterProps) => (
  <div className={classes.meter} data-tone={tone} aria-hidden="true">
    <span style={{ width: `${Math.min(Math.max(share, 0), 1) * 100}%` }} />
  </div>
)
