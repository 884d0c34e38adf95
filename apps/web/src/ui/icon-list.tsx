import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './icon-list.module.css'

type RowProps = {
  readonly icon: Icon
  readonly name: ReactNode
  readonly detail: ReactNode
  /** The button of the row. */
  readonly children?: ReactNode
}

/** A row with an icon, a name, a dim line below and one button. */
export const IconRow = ({ icon: RowIcon, name, detail, children }: RowProps) => (
  <li className={classes.row}>
    <RowIcon size={20} aria-hidden className={classes.icon} />
    <div className={classes.text}>
      <p className={classes.name}>{name}</p>
      <p className={classes.detail}>{detail}</p>
    </div>
    {children}
  </li>
)

/** A short list of `IconRow`s, with a name for screen readers. */
export const IconList = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <ul aria-label={label} className={classes.list}>
    {children}
  </ul>
)
