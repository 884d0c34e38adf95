import { type ReactNode, useEffect } from 'react'
import { useNow } from '../../lib/use-now.ts'
import { Brand } from '../../ui/brand-mark.tsx'
import classes from './entry-frame.module.css'
import { GoldenAngleDots } from './golden-angle-dots.tsx'

export type EntryFrameProps = { readonly title: string; readonly note?: string; readonly children?: ReactNode }

/** The pages outside the session: the form on the left, the brand on the right; on the phone a band at the top. */
export const EntryFrame = ({ title, note, children }: EntryFrameProps) => {
  useEffect(() => {
    document.title = `${title} · Girassol`
  }, [title])
  return (
    <div className={classes.frame}>
      <div className={classes.side}>
        <header className={classes.brand}>
          <Brand size={30} />
        </header>
        <main className={classes.form}>
          <h1>{title}</h1>
          {note !== undefined && <p className={classes.note}>{note}</p>}
          {children}
        </main>
        <footer className={classes.foot}>© {useNow().getFullYear()} Girassol</footer>
      </div>
      <div className={classes.show} aria-hidden="true">
        <GoldenAngleDots className={classes.dots} />
        <p className={classes.line}>
          Dimensione, orce e acompanhe
          <br />o gerador até a entrega.
        </p>
      </div>
    </div>
  )
}
