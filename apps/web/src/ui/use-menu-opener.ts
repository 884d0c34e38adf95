import { type RefObject, useId, useRef, useState } from 'react'
import { loadOnReach } from './load-on-reach.ts'
import { useEscape } from './use-escape.ts'

/** A menu that was opened at least once: what `DropMenu` needs of its button. */
export type OpenedMenu = {
  readonly id: string
  readonly anchor: RefObject<HTMLElement | null>
  readonly isOpen: boolean
  readonly onChange: (isOpen: boolean) => void
}

/**
 * The button of a menu without the menu: the menu is loaded and rendered when it is first opened, so a list of many
 * rows does not have one for each. `opener` is for the button; `menu` is null until then. `load` fetches the menu's
 * file when the pointer or the focus first reaches the button.
 */
export const useMenuOpener = <Opener extends HTMLElement = HTMLButtonElement>(load: () => Promise<unknown>) => {
  const id = useId()
  const anchor = useRef<Opener>(null)
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never')
  const isOpen = state === 'open'
  const onChange = (next: boolean) => setState(next ? 'open' : 'closed')
  useEscape(isOpen, () => onChange(false))
  return {
    opener: {
      ref: anchor,
      id: `${id}-target`,
      'aria-haspopup': 'menu' as const,
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? `${id}-dropdown` : undefined,
      onClick: () => onChange(!isOpen),
      ...loadOnReach(load),
    },
    menu: state === 'never' ? null : ({ id, anchor, isOpen, onChange } satisfies OpenedMenu),
  }
}
