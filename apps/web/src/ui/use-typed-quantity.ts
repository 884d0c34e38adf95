import { acceptTyped, numberProblem, readNumber } from '@girassol/domain/shared'
import { type ChangeEvent, type KeyboardEvent, useState } from 'react'
import { useSelectOnFocus } from './use-number-text.ts'

const rules = { decimals: 0 }

/** Only digits are accepted (CART-011), and number separators, so that '5,5' does not become 55. */
const onlyFigures = (text: string): string => acceptTyped(text.replace(/[^\d.,]/g, ''), rules)

type TypedQuantityInput = {
  readonly shown: number
  readonly step: number
  readonly want: (quantity: number) => void
  readonly commitNow: () => void
}

/** The typed text of a quantity: Enter and leaving the field commit it; an invalid text remains, with its reason. */
export const useTypedQuantity = ({ shown, step, want, commitNow }: TypedQuantityInput) => {
  const [typed, setTyped] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const { forget, ...selecting } = useSelectOnFocus()
  const finish = () => {
    const reading = readNumber(typed ?? '', rules)
    setProblem(numberProblem(typed ?? '', rules))
    if (reading.status === 'READ') want(reading.value)
    if (reading.status !== 'READ' && reading.status !== 'EMPTY') return
    setTyped(undefined)
    commitNow()
  }
  const reset = () => {
    setTyped(undefined)
    setProblem(undefined)
  }
  const stepBy = (change: number) => {
    reset()
    want(shown + change)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    forget()
    if (event.key === 'Enter') finish()
    if (event.key === 'Escape') reset()
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    stepBy(event.key === 'ArrowUp' ? step : -step)
  }
  const onChange = (event: ChangeEvent<HTMLInputElement>) => setTyped(onlyFigures(event.currentTarget.value))
  return {
    text: typed ?? String(shown),
    problem,
    stepBy,
    fieldProps: { ...selecting, onChange, onBlur: finish, onKeyDown },
  }
}
