import { type RefObject, useEffect } from 'react'
import { letterKeysAct } from './letter-keys.ts'

/** The targets of the list's keys: search, filters, the button for a new order, the first row. */
const targets: Readonly<Record<string, string>> = {
  '/': '[role="searchbox"]',
  f: '[data-filter-toggle]',
  n: 'header [data-variant="next"]',
  j: 'tbody a[href]',
}

const pressed = new Set(['f', 'n'])

const typing = 'input, textarea, select, [contenteditable], [role="menu"], [role="listbox"]'

const reach = (list: HTMLElement, event: KeyboardEvent): void => {
  const at = event.target
  if (!(at instanceof Element) || !list.contains(at) || at.closest(typing)) return
  if (event.ctrlKey || event.metaKey || event.altKey || !letterKeysAct()) return
  const key = event.key.toLowerCase()
  const selector = targets[key]
  if (selector === undefined || (key === 'j' && at.closest('tbody'))) return
  const target = list.querySelector<HTMLElement>(selector)
  if (target === null) return
  event.preventDefault()
  if (pressed.has(key)) target.click()
  else target.focus()
}

/** Only while the focus is in the list and the user is not typing, so that no letter acts by surprise (WCAG 2.1.4). */
export const useListKeys = (list: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const element = list.current
    if (element === null) return
    const listen = (event: KeyboardEvent) => reach(element, event)
    element.addEventListener('keydown', listen)
    return () => element.removeEventListener('keydown', listen)
  }, [list])
}
