import { Menu } from '@mantine/core'
import { type ReactNode, type Ref, type RefObject, useImperativeHandle } from 'react'
import type { OpenedMenu } from './use-menu-opener.ts'
import { useOpenedAfterDrawing } from './use-opened-after-drawing.ts'

type AnchorProps = { readonly to: RefObject<HTMLElement | null>; readonly ref?: Ref<HTMLElement> }

/** The menu's reference to its button, which is rendered elsewhere. */
const Anchor = ({ to, ref }: AnchorProps) => {
  useImperativeHandle(ref, () => {
    if (to.current === null) throw new Error('the menu was opened without its button')
    return to.current
  }, [to])
  return null
}

export type DropMenuProps = OpenedMenu & {
  readonly width: number
  readonly children: ReactNode
  readonly className?: string | undefined
  /** Where it is rendered: beside its button, or at the end of the page's landmark so that no table clips it. */
  readonly place?: 'beside' | 'main'
}

/** The items of a menu below the button of `useMenuOpener`. Load it lazily. */
export const DropMenu = ({
  id,
  anchor,
  isOpen,
  onChange,
  width,
  children,
  className,
  place = 'main',
}: DropMenuProps) => (
  <Menu
    id={id}
    opened={useOpenedAfterDrawing(isOpen)}
    onChange={onChange}
    position="bottom-end"
    width={width}
    shadow="md"
    transitionProps={{ duration: 120 }}
    // A long menu may scroll the page below it: it remains open although its button is out of view.
    hideDetached={false}
    // A menu contains only its items, and is inside the page's landmark.
    withInitialFocusPlaceholder={false}
    {...(place === 'main' ? { portalProps: { target: 'main' } } : { withinPortal: false })}
  >
    <Menu.Target>
      <Anchor to={anchor} />
    </Menu.Target>
    <Menu.Dropdown {...(className !== undefined && { className })}>{children}</Menu.Dropdown>
  </Menu>
)
