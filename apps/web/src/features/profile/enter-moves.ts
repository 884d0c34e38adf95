import type { KeyboardEvent } from 'react'

/** The fields in which Enter moves the focus (PROF-008). */
const leading = 3

/**
 * Enter in one of the first three fields moves to the next one; in the others it does nothing: the form is saved only
 * by its button (PROF-008, C-37).
 */
export const enterMoves = (event: KeyboardEvent<HTMLFormElement>): void => {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
  event.preventDefault()
  const fields = [...event.currentTarget.querySelectorAll('input')]
  const at = fields.indexOf(event.target)
  if (at < leading) fields[at + 1]?.focus()
}
