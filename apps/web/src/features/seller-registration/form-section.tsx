import type { ReactNode } from 'react'
import classes from './registration.module.css'

export type FormSectionProps = { readonly title: string; readonly hint?: string; readonly children: ReactNode }

/** A section of a long form, with its heading. */
export const FormSection = ({ title, hint, children }: FormSectionProps) => (
  <section className={classes.section} aria-label={title}>
    <h2>{title}</h2>
    {hint !== undefined && <p className={classes.hint}>{hint}</p>}
    {children}
  </section>
)
