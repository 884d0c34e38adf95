import { plusDays } from '@girassol/domain/shared'
import { ActionIcon } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import classes from './day-calendar.module.css'

/** What the calendar knows of a day: whether it may be chosen, a word about it ('12 vagas'), and the figure under it. */
export type CalendarDay = { readonly isFree: boolean; readonly note: string; readonly figure?: number }

export type DayCalendarProps = {
  readonly label: string
  /** 'AAAA-MM-DD'; null while none is chosen. */
  readonly value: string | null
  /** The first and the last day that may be chosen: no month beyond them is shown. */
  readonly first: string
  readonly last: string
  readonly about: (day: string) => CalendarDay
  readonly onChange: (day: string) => void
  readonly id?: string
  readonly error?: string | undefined
}

const weekdays = [
  ['domingo', 'D'],
  ['segunda-feira', 'S'],
  ['terça-feira', 'T'],
  ['quarta-feira', 'Q'],
  ['quinta-feira', 'Q'],
  ['sexta-feira', 'S'],
  ['sábado', 'S'],
] as const

const written = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('pt-BR', { timeZone: 'UTC', ...options })
  return (day: string) => format.format(new Date(`${day}T12:00:00Z`))
}
const monthName = written({ month: 'long', year: 'numeric' })
const monthWord = written({ month: 'long' })

const monthOf = (day: string): string => day.slice(0, 7)
const weekdayOf = (day: string): number => new Date(`${day}T12:00:00Z`).getUTCDay()

/** The first of the month `months` away. */
const monthAway = (day: string, months: number): string => {
  const date = new Date(`${monthOf(day)}-01T12:00:00Z`)
  date.setUTCMonth(date.getUTCMonth() + months)
  return date.toISOString().slice(0, 10)
}

/** The weeks of a month, Sunday first; null where another month's day would stand. */
const weeksOf = (month: string): readonly (readonly (string | null)[])[] => {
  const first = `${month}-01`
  const start = plusDays(first, -weekdayOf(first))
  const end = monthAway(first, 1)
  const weeks: (string | null)[][] = []
  for (let sunday = start; sunday < end; sunday = plusDays(sunday, 7)) {
    const days = weekdays.map((_, at) => plusDays(sunday, at))
    weeks.push(days.map((day) => (monthOf(day) === month ? day : null)))
  }
  return weeks
}

const keySteps: Readonly<Record<string, (day: string) => string>> = {
  ArrowLeft: (day) => plusDays(day, -1),
  ArrowRight: (day) => plusDays(day, 1),
  ArrowUp: (day) => plusDays(day, -7),
  ArrowDown: (day) => plusDays(day, 7),
  Home: (day) => plusDays(day, -weekdayOf(day)),
  End: (day) => plusDays(day, 6 - weekdayOf(day)),
  PageUp: (day) => monthAway(day, -1),
  PageDown: (day) => monthAway(day, 1),
}

type DayProps = {
  readonly day: string
  readonly known: CalendarDay
  readonly isChosen: boolean
  readonly isCurrent: boolean
  readonly onChoose: () => void
}

const DayButton = ({ day, known, isChosen, isCurrent, onChoose }: DayProps) => (
  <button
    type="button"
    className={classes.day}
    data-day={day}
    data-chosen={isChosen || undefined}
    aria-pressed={isChosen}
    aria-disabled={!known.isFree || undefined}
    tabIndex={isCurrent ? 0 : -1}
    title={known.note}
    onClick={() => {
      if (known.isFree) onChoose()
    }}
  >
    {Number(day.slice(8))}
    <span className="hidden-visually">{` de ${monthWord(day)}, ${weekdays[weekdayOf(day)]?.[0]}, ${known.note}`}</span>
    {known.figure !== undefined && (
      <span aria-hidden className={classes.figure}>
        {known.figure}
      </span>
    )}
  </button>
)

type HeadProps = Pick<DayCalendarProps, 'first' | 'last'> & {
  readonly month: string
  readonly onTurn: (months: number) => void
}

const MonthHead = ({ month, first, last, onTurn }: HeadProps) => (
  <div className={classes.head}>
    <ActionIcon
      variant="subtle"
      aria-label="Mês anterior"
      disabled={month <= monthOf(first)}
      onClick={() => onTurn(-1)}
    >
      <IconChevronLeft size={18} />
    </ActionIcon>
    <span aria-live="polite" className={classes.month}>
      {monthName(`${month}-01`)}
    </span>
    <ActionIcon variant="subtle" aria-label="Próximo mês" disabled={month >= monthOf(last)} onClick={() => onTurn(1)}>
      <IconChevronRight size={18} />
    </ActionIcon>
  </div>
)

type MonthProps = Pick<DayCalendarProps, 'value' | 'about'> & {
  /** The one that Tab reaches. */
  readonly current: string
  readonly onMove: (day: string) => void
  readonly onChoose: (day: string) => void
}

const MonthTable = ({ current, value, about, onMove, onChoose }: MonthProps) => {
  const moveByKey = (event: KeyboardEvent) => {
    const step = keySteps[event.key]
    if (step === undefined) return
    event.preventDefault()
    onMove(step(current))
  }
  return (
    <table className={classes.days} onKeyDown={moveByKey}>
      <thead>
        <tr>
          {weekdays.map(([name, letter]) => (
            <th key={name} scope="col" abbr={name}>
              {letter}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(monthOf(current)).map((week) => (
          <tr key={week.find((day) => day !== null)}>
            {week.map((day, at) => (
              <td key={day ?? weekdays[at]?.[0]}>
                {day !== null && (
                  <DayButton
                    day={day}
                    known={about(day)}
                    isChosen={day === value}
                    isCurrent={day === current}
                    onChoose={() => onChoose(day)}
                  />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A month to choose a day from; closed days stay in it, and say why. Arrow keys move by days and weeks, Page by months. */
export const DayCalendar = (props: DayCalendarProps) => {
  const { label, value, first, last, about, onChange, id, error } = props
  const [current, setCurrent] = useState(value ?? first)
  const errorId = useId()
  const box = useRef<HTMLFieldSetElement>(null)
  const within = (day: string) => (day < first ? first : day > last ? last : day)
  const moveTo = (wanted: string) => {
    const day = within(wanted)
    setCurrent(day)
    // Its month may have to be drawn first.
    requestAnimationFrame(() => box.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus())
  }
  const choose = (day: string) => {
    setCurrent(day)
    onChange(day)
  }
  const turn = (months: number) => setCurrent(within(monthAway(current, months)))
  return (
    <fieldset
      ref={box}
      id={id}
      aria-describedby={error === undefined ? undefined : errorId}
      tabIndex={-1}
      className={classes.calendar}
    >
      <legend className="hidden-visually">{label}</legend>
      <MonthHead month={monthOf(current)} first={first} last={last} onTurn={turn} />
      <MonthTable current={current} value={value} about={about} onMove={moveTo} onChoose={choose} />
      {error !== undefined && (
        <p id={errorId} className={classes.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
