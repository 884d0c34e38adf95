import type { ReactNode } from 'react'
import classes from './bottom-bar.module.css'

/** The place of primary actions on the phone. The page leaves space for it. */
export const BottomBar = ({ children }: { readonly children: ReactNode }) => (
  <div className={classes.bar} data-bottom-bar>
    {children}
  </div>
)
