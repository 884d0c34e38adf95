import type { ReactNode } from 'react'
import classes from './registration.module.css'

export type FormSectionProps = { readonly title: string; readonly hint?: string; readonly children: ReactNode }

/** A part of a long form under its heading. */
export const FormSection = ({ title, hint, children }: FormSectionProps) => (
  <section className={classes.section} aria-label={title}>
    <h2>{title}</h2>
    {hint !== undefined && <p className={classes.hint}>{hint}</p>}
    {children}
  </section>
)
