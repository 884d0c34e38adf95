import { type NumberRules, readNumber } from '@girassol/domain/shared'
import { useState } from 'react'
import { NumberTextField, type NumberTextFieldProps } from './number-text-field.tsx'

type TextProps = Pick<
  NumberTextFieldProps,
  'label' | 'hint' | 'error' | 'id' | 'hidesLabel' | 'isFocused' | 'isReadOnly' | 'onBlur'
>

export type NumberFieldProps = Partial<NumberRules> &
  TextProps & {
    /** Null when empty, and while the text is not a number. */
    readonly value: number | null
    readonly onChange: (value: number | null) => void
    /** Before the number: 'R$'. */
    readonly prefix?: string
    /** Zeros are written up to this many decimals. */
    readonly leastDecimals?: number
  }

type Writing = Pick<NumberFieldProps, 'prefix' | 'unit' | 'leastDecimals' | 'decimals' | 'isMoney'>

const writeNumber = (value: number, { prefix, unit, leastDecimals = 0, decimals = 0, isMoney }: Writing): string => {
  const format = new Intl.NumberFormat('pt-BR', {
    minimumFractionDigits: leastDecimals,
    maximumFractionDigits: Math.max(decimals, leastDecimals),
    // A field in which a dot could be a decimal separator writes no thousands separator.
    useGrouping: isMoney === true || decimals < 3,
  })
  const before = prefix === undefined ? '' : `${prefix}\u00A0`
  const after = unit === undefined ? '' : `${unit === '%' ? '' : '\u00A0'}${unit}`
  return `${before}${format.format(value)}${after}`
}

type Typed = { readonly text: string; readonly value: number | null }

/**
 * A number in the Brazilian format, with its unit: the field for money, percent and counts (USE-007). Any number can be
 * typed, and the form shows which are allowed.
 */
export const NumberField = (props: NumberFieldProps) => {
  const { value, onChange, onBlur, decimals = 0, isMoney = false, isNegativeAllowed = !isMoney, unit } = props
  const { label, hint, error, id, hidesLabel, isFocused, isReadOnly = false } = props
  const rules = { decimals, isMoney, isNegativeAllowed, unit }
  const [typed, setTyped] = useState<Typed>()
  // The typed text remains until the field is left, or until its value changes elsewhere.
  const isTyping = typed !== undefined && typed.value === value
  const written = value === null ? '' : writeNumber(value, props)
  const text = isTyping ? typed.text : written
  const type = (next: string) => {
    const reading = readNumber(next, rules)
    const read = reading.status === 'READ' ? reading.value : null
    setTyped({ text: next, value: read })
    if (read !== value) onChange(read)
  }
  const leave = () => {
    const { status } = readNumber(text, rules)
    if (status === 'READ' || status === 'EMPTY') setTyped(undefined)
    onBlur?.()
  }
  const shown = { label, hint, error, isReadOnly, ...(hidesLabel && { hidesLabel }), ...(isFocused && { isFocused }) }
  return <NumberTextField {...shown} id={id} text={text} rules={rules} onType={type} onBlur={leave} />
}
