import { useEffect, useEffectEvent } from 'react'

/** What Escape would close now, the newest last: a question over a dialog closes alone. */
const closable: symbol[] = []

/** Whether a field uses Escape itself (an open list, a form in place). The items of a closing menu do not. */
const isUsedByField = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.getAttribute('data-mantine-stop-propagation') === 'true' &&
  target.getAttribute('role') !== 'menuitem'

/**
 * Calls `onEscape` when Escape is pressed anywhere while `isActive`, unless something newer is open. It works as soon
 * as something is opened, before its file is loaded and before it has the focus.
 */
export const useEscape = (isActive: boolean, onEscape: () => void): void => {
  const close = useEffectEvent(onEscape)
  useEffect(() => {
    if (!isActive) return
    const own = Symbol('closable')
    closable.push(own)
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || isUsedByField(event.target)) return
      if (closable.at(-1) === own) close()
    }
    window.addEventListener('keydown', closeByKey, { capture: true })
    return () => {
      window.removeEventListener('keydown', closeByKey, { capture: true })
      closable.splice(closable.indexOf(own), 1)
    }
  }, [isActive])
}
