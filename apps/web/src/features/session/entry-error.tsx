import { useEffect, useRef } from 'react'
import classes from './entry-error.module.css'

/** The error above the form; it receives the focus each time it is shown. */
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
