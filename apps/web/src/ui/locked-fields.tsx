import type { ReactNode } from 'react'
import classes from './locked-fields.module.css'

type LockedFieldsProps = { readonly isLocked: boolean; readonly children: ReactNode }

/**
 * Buttons and fields that can be read but not used while they are locked; a notice on the page says why. The locking
 * does not affect the layout, and unlocking loses nothing that was typed.
 */
export const LockedFields = ({ isLocked, children }: LockedFieldsProps) => (
  <fieldset className={classes.locked} disabled={isLocked}>
    {children}
  </fieldset>
)
