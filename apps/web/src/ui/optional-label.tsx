import type { ReactNode } from 'react'

/** The label of a field that may stay empty; there are no asterisks. */
export const optional = (label: string): ReactNode => (
  <>
    {label} <span style={{ color: 'var(--g-dim)', fontWeight: 400 }}>(opcional)</span>
  </>
)
