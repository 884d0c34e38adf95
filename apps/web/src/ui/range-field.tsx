import { useId } from 'react'
import classes from './range-field.module.css'

export type RangeFieldProps = {
  readonly label: string
  readonly value: number
  readonly minimum: number
  readonly maximum: number
  readonly step: number
  /** The value as text, shown beside the label: '1,5×'. */
  readonly text: string
  readonly onChange: (value: number) => void
}

/** A value between two limits, dragged or moved by the arrow keys. */
export const RangeField = ({ label, value, minimum, maximum, step, text, onChange }: RangeFieldProps) => {
  const id = useId()
  return (
    <div className={classes.field}>
      <label htmlFor={id}>{label}</label>
      <span className={classes.value} aria-hidden="true">
        {text}
      </span>
      <input
        id={id}
        type="range"
        min={minimum}
        max={maximum}
        step={step}
        value={value}
        aria-valuetext={text}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
      />
    </div>
  )
}
