import type { ReactNode } from 'react'
import { missing } from '../lib/format.ts'
import classes from './pairs.module.css'

export type Pair = readonly [label: string, value: ReactNode]

/** Labels with their values, in as many columns as fit; '-' for an empty value. */
export const Pairs = ({ pairs }: { readonly pairs: readonly Pair[] }) => (
  <dl className={classes.pairs}>
    {pairs.map(([label, value]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value === null || value === '' ? missing : value}</dd>
      </div>
    ))}
  </dl>
)
