import type { Drawing } from '@girassol/domain/catalogue'
import { IconArrowRight } from '@tabler/icons-react'
import { productDrawing } from '../../../lib/product-drawing.ts'
import { AppLink } from '../../../ui/app-link.tsx'
import classes from './store-screen.module.css'

export type StoreEntryProps = {
  readonly to: string
  readonly title: string
  /** What this flow is for. */
  readonly text: string
  readonly steps: string
  readonly drawing: Drawing
  /** The flow that was last used in this browser. */
  readonly isLast: boolean
  /** How long it lasts, if it ends. */
  readonly badge?: string | undefined
}

/** One way to buy. */
export const StoreEntry = ({ to, title, text, steps, drawing, isLast, badge }: StoreEntryProps) => (
  <li className={classes.entry}>
    <span className={classes.drawing}>
      <img src={productDrawing(drawing)} alt="" width={208} height={156} />
    </span>
    <div className={classes.words}>
      <h2>
        <AppLink to={to}>{title}</AppLink>
      </h2>
      <p>{text}</p>
      <p className={classes.meta}>
        {steps}
        {isLast && <span className={classes.tag}>Usado por último</span>}
        {badge !== undefined && <span className={classes.tag}>{badge}</span>}
      </p>
    </div>
    <IconArrowRight size={20} aria-hidden className={classes.arrow} />
  </li>
)
