import type { ReactNode } from 'react'
import classes from './bottom-bar.module.css'

/** Where primary actions live on the phone. The page leaves room for it. */
export const BottomBar = ({ children }: { readonly children: ReactNode }) => (
  <div className={classes.bar} data-bottom-bar>
    {children}
  </div>
)
