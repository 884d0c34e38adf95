import type { OrderLogEntry } from '@girassol/contract/orders'
import { formatDate, formatLogTime } from '../../../../lib/format.ts'
import { PersonPicture } from '../../../../ui/person-picture.tsx'
import classes from './log-timeline.module.css'

type DayOfLog = { readonly day: string; readonly entries: readonly OrderLogEntry[] }

/** Newest first, grouped by day. */
const byDay = (entries: readonly OrderLogEntry[]): readonly DayOfLog[] => {
  const days = new Map<string, OrderLogEntry[]>()
  for (const entry of entries) {
    const day = formatDate(entry.createdAt)
    days.set(day, [...(days.get(day) ?? []), entry])
  }
  return [...days].map(([day, lines]) => ({ day, entries: lines }))
}

/** Lines of a log with their authors and times, 'DD/MM/YYYY às H:mmh' (DET-045, DET-046). */
export const LogTimeline = ({ entries }: { readonly entries: readonly OrderLogEntry[] }) => (
  <div className={classes.timeline}>
    {byDay(entries).map(({ day, entries: lines }) => (
      <section key={day} aria-label={day}>
        <h3 className={classes.day}>{day}</h3>
        <ol className={classes.lines}>
          {lines.map((entry) => (
            <li key={entry.id} className={classes.line}>
              <PersonPicture name={entry.user.name} picture={entry.user.avatar} size={28} isQuiet />
              <div>
                <p className={classes.text}>{entry.description}</p>
                <p className={classes.who}>
                  {entry.user.name} · <time dateTime={entry.createdAt}>{formatLogTime(entry.createdAt)}</time>
                </p>
              </div>
            </li>
          ))}
        </ol>
      </section>
    ))}
  </div>
)
