import { readNumber } from '@girassol/domain/shared'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import { type ChangeEvent, useId, useState } from 'react'
import { useSelectOnFocus } from '../../ui/use-number-text.ts'
import classes from './delivery-checks.module.css'

type UnitCounterProps = {
  readonly label: string
  /** Part of the names of the three controls. */
  readonly product: string
  /** Null while nothing is counted. */
  readonly value: number | null
  /** From where the buttons count while there is no value. */
  readonly start: number
  readonly max: number
  readonly onChange: (value: number | null) => void
  /** The field is left. */
  readonly onLeave: () => void
}

type Typed = { readonly text: string; readonly value: number | null }

/** A text that is no whole number, as '5,5', stays in the field and has no value. */
const useUnitText = ({ value, onChange, onLeave }: UnitCounterProps) => {
  const [typed, setTyped] = useState<Typed>()
  const { forget, ...selecting } = useSelectOnFocus()
  const onType = ({ currentTarget: { value: text } }: ChangeEvent<HTMLInputElement>) => {
    const reading = readNumber(text, { decimals: 0 })
    const read = reading.status === 'READ' ? reading.value : null
    setTyped({ text, value: read })
    onChange(read)
  }
  const leave = () => {
    if (typed?.value !== null) setTyped(undefined)
    onLeave()
  }
  return {
    ...selecting,
    value: typed?.value === value ? typed.text : String(value ?? ''),
    onChange: onType,
    onKeyDown: forget,
    onBlur: leave,
  }
}

type StepProps = Pick<UnitCounterProps, 'label' | 'product' | 'onChange'> & {
  readonly direction: 'less' | 'more'
  readonly to: number
  readonly isEnd: boolean
}

const Step = ({ direction, label, product, to, isEnd, onChange }: StepProps) => {
  const Icon = direction === 'less' ? IconMinus : IconPlus
  return (
    <button
      type="button"
      aria-label={`${direction === 'less' ? 'Diminuir' : 'Aumentar'} ${label.toLowerCase()} de ${product}`}
      aria-disabled={isEnd || undefined}
      onClick={() => !isEnd && onChange(to)}
    >
      <Icon size={20} aria-hidden />
    </button>
  )
}

/** A number of units with buttons for a thumb (DEL-013). A number above the most can be typed and is refused in words. */
export const UnitCounter = (props: UnitCounterProps) => {
  const { label, product, value, start, max, onChange } = props
  const id = useId()
  const field = useUnitText(props)
  const from = value ?? start
  const step = { label, product, onChange }
  return (
    <div className={classes.counter}>
      <label htmlFor={id}>{label}</label>
      <div>
        <Step {...step} direction="less" to={from - 1} isEnd={from <= 0} />
        <input id={id} inputMode="numeric" autoComplete="off" aria-label={`${label} de ${product}`} {...field} />
        <Step {...step} direction="more" to={from + 1} isEnd={from >= max} />
      </div>
    </div>
  )
}
