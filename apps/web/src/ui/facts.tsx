import type { ReactNode } from 'react'
import classes from './facts.module.css'

export type Fact = { readonly label: string; readonly value: ReactNode }

/** Up to five facts in a row, two columns on the phone. */
export const Facts = ({ items }: { readonly items: readonly Fact[] }) => (
  <dl className={classes.facts}>
    {items.map(({ label, value }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)

/** Facts in a bordered strip, with an action at its end: the chosen data of a wizard. */
export const FactStrip = ({ items, action }: { readonly items: readonly Fact[]; readonly action?: ReactNode }) => (
  <div className={classes.strip}>
    <Facts items={items} />
    {action !== undefined && <div className={classes.action}>{action}</div>}
  </div>
)
