import { useHotkeys } from '@mantine/hooks'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'
import { usePointsViewer } from '../../features/sellers/use-points-viewer.ts'
import { letterKeysAct } from '../../lib/letter-keys.ts'
import { isDialogOpen } from '../../ui/is-dialog-open.ts'
import { navigationFor } from '../navigation.ts'
import { goTo } from './shortcuts.ts'

/** Where a letter is text, or belongs to an open menu or dialog. */
const elsewhere =
  'input, textarea, select, [contenteditable], [role="menu"], [role="listbox"], [role="dialog"], [role="tablist"]'

/** How long G waits for its letter. */
const chordMs = 1000

const isForOthers = (event: KeyboardEvent): boolean =>
  event.defaultPrevented ||
  event.ctrlKey ||
  event.metaKey ||
  event.altKey ||
  isDialogOpen() ||
  (event.target instanceof Element && event.target.closest(elsewhere) !== null)

/** The search field of the open screen, if it has one. */
const focusSearch = (): boolean => {
  const field = document.querySelector<HTMLElement>('main [role="searchbox"]')
  field?.focus()
  return field !== null
}

export type ShortcutHandlers = { readonly openPalette: () => void; readonly openShortcuts: () => void }

/** The keys that work on every screen; the single letters can be switched off (WCAG 2.1.4). */
export const useShortcuts = ({ openPalette, openShortcuts }: ShortcutHandlers): void => {
  const navigate = useNavigate()
  const allowed = navigationFor(usePointsViewer()).map(({ to }) => to)
  const goneAt = useRef(Number.NEGATIVE_INFINITY)
  const go = (to: string | undefined) => {
    if (to === undefined || !allowed.includes(to)) return false
    void navigate({ to })
    return true
  }
  /** Returns whether the key had an effect. */
  const press = (key: string, at: number): boolean => {
    if (at - goneAt.current < chordMs) {
      goneAt.current = Number.NEGATIVE_INFINITY
      return go(goTo[key])
    }
    if (key === 'g') goneAt.current = at
    if (key === '?') openShortcuts()
    if (key === '/' && !focusSearch()) openPalette()
    if (key === 'n') return go('/sales')
    return ['g', '?', '/'].includes(key)
  }
  const listen = useEffectEvent((event: KeyboardEvent) => {
    if (isForOthers(event) || !letterKeysAct()) return
    if (press(event.key.toLowerCase(), event.timeStamp)) event.preventDefault()
  })
  useHotkeys([['mod+K', () => isDialogOpen() || openPalette()]], [])
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => listen(event)
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [])
}
