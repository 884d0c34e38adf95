import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useHasRail } from '../lib/media.ts'
import { BottomBar } from './bottom-bar.tsx'
import { lazyDialog } from './lazy-dialog.tsx'
import classes from './summary-rail.module.css'

const Dialog = lazyDialog(async () => (await import('./dialog.tsx')).Dialog)

export type RailNote = { readonly tone: 'done' | 'missing'; readonly text: string }

export type SummaryRailProps = {
  readonly title: string
  /** '5,50 kWp · 17 produtos · 273,2 kg' */
  readonly note?: ReactNode
  readonly lines?: readonly { readonly label: string; readonly value: ReactNode; readonly isPending?: boolean }[]
  /** Its content, between the title and the lines. */
  readonly children?: ReactNode
  readonly notes?: readonly RailNote[]
  readonly total: { readonly value: ReactNode; readonly note?: ReactNode }
  /** What the content means, below the total. */
  readonly facts?: readonly { readonly label: string; readonly value: ReactNode }[]
  readonly primary: ReactNode
  readonly secondary?: ReactNode
  /** The button of the bottom bar, with a shorter label; by default `primary`. */
  readonly compactPrimary?: ReactNode
}

const Notes = ({ notes }: { readonly notes: readonly RailNote[] }) => (
  <ul className={classes.notes}>
    {notes.map(({ tone, text }) => (
      <li key={text} data-tone={tone}>
        {tone === 'done' ? <IconCheck size={16} aria-hidden /> : <IconAlertTriangle size={16} aria-hidden />}
        {text}
      </li>
    ))}
  </ul>
)

const Summary = ({ note, lines = [], children, notes = [], total, facts = [] }: SummaryRailProps) => (
  <>
    {note !== undefined && <p className={classes.note}>{note}</p>}
    {children}
    {lines.length > 0 && (
      <dl className={classes.lines}>
        {lines.map(({ label, value, isPending }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd data-pending={isPending || undefined}>{value}</dd>
          </div>
        ))}
      </dl>
    )}
    {notes.length > 0 && <Notes notes={notes} />}
    <div className={classes.total}>
      <span>Total</span>
      {total.value}
    </div>
    {total.note !== undefined && <p className={classes.totalNote}>{total.note}</p>}
    {facts.length > 0 && (
      <dl className={classes.facts}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    )}
  </>
)

const RailBar = (props: SummaryRailProps) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <BottomBar>
        <button type="button" className={classes.opener} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <span className="hidden-visually">Ver resumo: </span>
          {props.note !== undefined && <span className={classes.note}>{props.note}</span>}
          <span className={classes.compactTotal}>{props.total.value}</span>
        </button>
        {props.compactPrimary ?? props.primary}
      </BottomBar>
      {isOpen && (
        <Dialog isOpen title={props.title} onClose={() => setOpen(false)} footer={props.primary}>
          <Summary {...props} />
        </Dialog>
      )}
    </>
  )
}

/** The chosen items and their total: a sticky rail from 1100 px, below that a bar that opens it. */
export const SummaryRail = (props: SummaryRailProps) => {
  const hasRail = useHasRail()
  if (!hasRail) return <RailBar {...props} />
  return (
    <aside className={classes.rail} aria-label={props.title}>
      <h2 className={classes.title}>{props.title}</h2>
      <Summary {...props} />
      <div className={classes.actions}>
        {props.primary}
        {props.secondary}
      </div>
    </aside>
  )
}
