import type { ReactNode } from 'react'

/** The label of an optional field; there are no asterisks. */
export const optional = (label: string): ReactNode => (
  <>
    {label} <span style={{ color: 'var(--g-dim)', fontWeight: 400 }}>(opcional)</span>
  </>
)
