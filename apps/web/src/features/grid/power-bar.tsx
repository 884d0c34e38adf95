import classes from './power-bar.module.css'

export type PowerBarProps = {
  /** What the bar shows, in words: a picture needs a name. */
  readonly name: string
  /** 0 to 1 of the whole bar. */
  readonly share: number
  /** Where the limit is, 0 to 1, when the bar goes past it. */
  readonly limit?: number
}

/** A bar of a power; past its limit it is amber with a tick. Every figure is beside it as text. */
export const PowerBar = ({ name, share, limit }: PowerBarProps) => (
  <div role="img" aria-label={name} className={classes.bar} data-over={limit !== undefined || undefined}>
    <span className={classes.fill} style={{ width: `${Math.min(Math.max(share, 0), 1) * 100}%` }} />
    {limit !== undefined && <span className={classes.tick} style={{ insetInlineStart: `${limit * 100}%` }} />}
  </div>
)
