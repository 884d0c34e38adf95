import type { ReactNode } from 'react'
import classes from './notice-strip.module.css'

type NoticeStripProps = { readonly tone: 'neutral' | 'attention'; readonly children: ReactNode }

/** A sentence across the page, above the hero. */
export const NoticeStrip = ({ tone, children }: NoticeStripProps) => (
  <div className={classes.strip} data-tone={tone} role="status">
    <div className={classes.inside}>{children}</div>
  </div>
)
