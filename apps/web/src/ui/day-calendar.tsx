import 'dayjs/locale/pt-br'
import { plusDays } from '@girassol/domain/shared'
import { Calendar } from '@mantine/dates'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import dayjs, { type Dayjs } from 'dayjs'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import classes from './day-calendar.module.css'

/** The state of a day: whether it can be chosen, a note about it ('12 vagas'), and the figure below it. */
export type CalendarDay = { readonly isFree: boolean; readonly note: string; readonly figure?: number }

export type DayCalendarProps = {
  readonly label: string
  /** 'AAAA-MM-DD'; null while none is chosen. */
  readonly value: string | null
  /** The first and the last day that can be chosen: no month beyond them is shown. */
  readonly first: string
  readonly last: string
  readonly about: (day: string) => CalendarDay
  readonly onChange: (day: string) => void
  readonly id?: string
  readonly error?: string | undefined
}

const locale = 'pt-br'
const written = (format: string) => (day: string) => dayjs(day).locale(locale).format(format)
const monthName = written('MMMM [de] YYYY')
const dayName = written('[de] MMMM, dddd')

const keySteps: Readonly<Record<string, (day: Dayjs) => Dayjs>> = {
  ArrowLeft: (day) => day.subtract(1, 'day'),
  ArrowRight: (day) => day.add(1, 'day'),
  ArrowUp: (day) => day.subtract(1, 'week'),
  ArrowDown: (day) => day.add(1, 'week'),
  Home: (day) => day.startOf('week'),
  End: (day) => day.endOf('week'),
  PageUp: (day) => day.subtract(1, 'month'),
  PageDown: (day) => day.add(1, 'month'),
}

const firstFree = ({ first, last, about }: DayCalendarProps): string => {
  for (let day = first; day <= last; day = plusDays(day, 1)) if (about(day).isFree) return day
  return first
}

/** The visible month, and the keys that move from day to day beyond its ends. */
const useMonth = (props: DayCalendarProps) => {
  const { value, first, last } = props
  const [month, setMonth] = useState(() => value ?? firstFree(props))
  const box = useRef<HTMLFieldSetElement>(null)
  const moveByKey = (event: KeyboardEvent) => {
    const from = event.target instanceof HTMLElement ? event.target.dataset.day : undefined
    const step = keySteps[event.key]
    if (from === undefined || step === undefined) return
    event.preventDefault()
    // The library's own arrow keys stop at the end of the month.
    event.stopPropagation()
    const wanted = step(dayjs(from)).format('YYYY-MM-DD')
    const day = wanted < first ? first : wanted > last ? last : wanted
    // The day's month must be rendered before the day can be focused.
    flushSync(() => setMonth(day))
    box.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus()
  }
  return { month, setMonth, box, moveByKey }
}

const DayFace = ({ day, known: { note, figure } }: { readonly day: string; readonly known: CalendarDay }) => (
  <>
    {Number(day.slice(8))}
    <span className="hidden-visually">{` ${dayName(day)}, ${note}`}</span>
    {figure !== undefined && (
      <span aria-hidden className={classes.figure}>
        {figure}
      </span>
    )}
  </>
)

/** A closed day can be focused and shows why; Tab skips it (`excludeDate`). */
const dayProps = ({ value, about, onChange }: DayCalendarProps, day: string) => {
  const { isFree, note } = about(day)
  return {
    selected: day === value,
    disabled: false,
    title: note,
    // An accessible name would hide the visible figure: the content names the day.
    'aria-label': undefined,
    'aria-pressed': day === value,
    'aria-disabled': !isFree || undefined,
    'data-day': day,
    onClick: () => {
      if (isFree) onChange(day)
    },
  }
}

/** A month to choose a day from; closed days show their reason. Arrow keys move by days and weeks, Page by months. */
export const DayCalendar = (props: DayCalendarProps) => {
  const { label, first, last, about, id, error } = props
  const { month, setMonth, box, moveByKey } = useMonth(props)
  const errorId = useId()
  return (
    <fieldset
      ref={box}
      id={id}
      aria-describedby={error === undefined ? undefined : errorId}
      tabIndex={-1}
      className={classes.calendar}
      onKeyDownCapture={moveByKey}
    >
      <legend className="hidden-visually">{label}</legend>
      <Calendar
        unstyled
        classNames={classes}
        attributes={{ calendarHeaderLevel: { 'aria-live': 'polite' } }}
        locale={locale}
        firstDayOfWeek={0}
        weekdayFormat="ddd"
        monthLabelFormat={monthName}
        maxLevel="month"
        enableKeyboardNavigation={false}
        previousLabel="Mês anterior"
        previousIcon={<IconChevronLeft size={18} />}
        nextLabel="Próximo mês"
        nextIcon={<IconChevronRight size={18} />}
        hideOutsideDates
        minDate={first}
        maxDate={last}
        date={month}
        onDateChange={setMonth}
        excludeDate={(day) => !about(day).isFree}
        getDayProps={(day) => dayProps(props, day)}
        renderDay={(day) => <DayFace day={day} known={about(day)} />}
      />
      {error !== undefined && (
        <p id={errorId} className={classes.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
