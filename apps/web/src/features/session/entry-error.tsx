import { useEffect, useRef } from 'react'
import classes from './entry-error.module.css'

/** What went wrong, above the form; takes focus each time it is said. */
export const EntryError = ({ message, attempt }: { readonly message: string; readonly attempt: number }) => {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (attempt > 0) box.current?.focus()
  }, [attempt])
  return (
    <div ref={box} tabIndex={-1} role="alert" className={classes.error}>
      {message}
    </div>
  )
}
