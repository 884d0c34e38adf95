import { type ReactNode, useId } from 'react'
import classes from './choice-list.module.css'

export type Choice = {
  readonly id: string
  readonly label: ReactNode
  /** A second line: the consequence, the address, the price. */
  readonly note?: ReactNode
  /** Why it cannot be chosen; it can still be focused. */
  readonly refusal?: string | undefined
  /** Content below the choice while it is chosen. */
  readonly detail?: ReactNode
}

export type ChoiceListProps = {
  readonly legend: string
  /** The legend repeats a visible heading. */
  readonly hidesLegend?: boolean
  readonly choices: readonly Choice[]
  readonly current: string | null
  readonly onChange: (id: string) => void
  /** The id of the group: a link may move the focus here. */
  readonly id?: string
  readonly error?: string | undefined
  readonly shape?: 'rows' | 'columns'
}

type OptionProps = {
  readonly choice: Choice
  /** The id of its texts; a choice's own id may contain spaces, which an element's may not. */
  readonly id: string
  readonly name: string
  readonly isCurrent: boolean
  readonly onChange: (id: string) => void
}

const Option = ({ choice, id, name, isCurrent, onChange }: OptionProps) => {
  const note = choice.refusal ?? choice.note
  return (
    <div className={classes.choice} data-current={isCurrent || undefined}>
      <label className={classes.label}>
        <input
          type="radio"
          name={name}
          value={choice.id}
          checked={isCurrent}
          // The whole card is the label; the name is only its first line.
          aria-labelledby={`${id}-name`}
          aria-describedby={note ? `${id}-note` : undefined}
          aria-disabled={choice.refusal !== undefined || undefined}
          onChange={() => {
            if (choice.refusal === undefined) onChange(choice.id)
          }}
        />
        <span className={classes.text}>
          <span id={`${id}-name`} className={classes.name}>
            {choice.label}
          </span>
          {note && (
            <span id={`${id}-note`} className={classes.note}>
              {note}
            </span>
          )}
        </span>
      </label>
      {isCurrent && choice.detail && <div className={classes.detail}>{choice.detail}</div>}
    </div>
  )
}

/** One of a few choices, each with its consequence; native radio buttons, for arrow keys and screen readers. */
export const ChoiceList = (props: ChoiceListProps) => {
  const { legend, hidesLegend = false, choices, current, onChange, id, error, shape = 'rows' } = props
  const name = useId()
  return (
    <fieldset id={id} className={classes.list} aria-describedby={error === undefined ? undefined : `${name}-error`}>
      <legend className={hidesLegend ? 'hidden-visually' : classes.legend}>{legend}</legend>
      <div className={classes.choices} data-shape={shape}>
        {choices.map((choice, index) => (
          <Option
            key={choice.id}
            choice={choice}
            id={`${name}-${index}`}
            name={name}
            isCurrent={choice.id === current}
            onChange={onChange}
          />
        ))}
      </div>
      {error !== undefined && (
        <p id={`${name}-error`} className={classes.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
