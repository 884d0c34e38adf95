import type { ReactNode } from 'react'
import classes from './hero.module.css'

const radii = [110, 172, 236, 304, 384, 470, 560] as const

/** Sun and arcs: decoration of the brand's ground. */
const Sun = () => (
  <svg viewBox="-600 -600 1200 600" className={classes.sun} aria-hidden="true">
    {radii.map((radius) => (
      <circle key={radius} r={radius} className={classes.arc} />
    ))}
    <circle r="64" className={classes.disc} />
  </svg>
)

/** The ground of the brand with the heading; `children` overlap its lower edge. */
export const Hero = ({ children, below }: { readonly children: ReactNode; readonly below?: ReactNode }) => (
  <div className={classes.hero} data-plain={below === undefined || undefined}>
    <div className={classes.ground}>
      <Sun />
    </div>
    <div className={classes.inside}>
      <div className={classes.words}>{children}</div>
      {below}
    </div>
  </div>
)
