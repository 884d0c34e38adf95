import { acceptTyped, type NumberRules, numberProblem } from '@girassol/domain/shared'
import { type FocusEvent, type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react'

/**
 * Selects a field's content when it takes the focus. A click would then put the caret into the text, so the content is
 * selected again when the button is released, unless the user selected a part of it.
 */
export const useSelectOnFocus = () => {
  const isFirstClick = useRef(false)
  return {
    onFocus: (event: FocusEvent<HTMLInputElement>) => {
      isFirstClick.current = true
      event.currentTarget.select()
    },
    onMouseUp: (event: MouseEvent<HTMLInputElement>) => {
      const field = event.currentTarget
      if (isFirstClick.current && field.selectionStart === field.selectionEnd) field.select()
      isFirstClick.current = false
    },
    forget: () => {
      isFirstClick.current = false
    },
  }
}

/** A form with an invalid number is not submitted, because the typed text would be lost without a message. */
const useStopSubmit = (field: RefObject<HTMLInputElement | null>, isUnread: boolean, onStop: () => void) => {
  const stop = useRef(onStop)
  useEffect(() => {
    stop.current = onStop
  })
  useEffect(() => {
    const form = field.current?.form
    if (!isUnread || !form) return undefined
    const refuse = (event: SubmitEvent) => {
      event.preventDefault()
      event.stopPropagation()
      field.current?.focus()
      stop.current()
    }
    form.addEventListener('submit', refuse, { capture: true })
    return () => form.removeEventListener('submit', refuse, { capture: true })
  }, [field, isUnread])
}

/** The behaviour of every number field: one comma, content selected on focus, refusals as text. */
export const useNumberText = (text: string, rules: NumberRules) => {
  const field = useRef<HTMLInputElement>(null)
  const [isLeft, setLeft] = useState(false)
  const problem = numberProblem(text, rules)
  useStopSubmit(field, problem !== undefined, () => setLeft(true))
  return {
    field,
    /** Why the text is not a number; shown after the field was left, until the text is a number. */
    problem: isLeft ? problem : undefined,
    typed: (value: string) => {
      if (problem === undefined) setLeft(false)
      return acceptTyped(value, rules)
    },
    leave: () => setLeft(true),
  }
}
