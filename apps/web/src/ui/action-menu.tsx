import { ActionIcon } from '@mantine/core'
import { IconDots, IconDotsVertical } from '@tabler/icons-react'
import type { Action } from './action.ts'
import { lazyPart } from './lazy-part.tsx'
import { useMenuOpener } from './use-menu-opener.ts'

const loadItems = () => import('./action-items.tsx')
const ActionItems = lazyPart(async () => (await loadItems()).ActionItems)

export type ActionMenuProps = {
  /** The accessible name, with the record: 'Ações do pedido 10478'. */
  readonly label: string
  readonly actions: readonly Action[]
  readonly shape?: 'row' | 'page'
}

/** Every action of the role; a refused one shows why on its second line, destructive ones are last. */
export const ActionMenu = ({ label, actions, shape = 'row' }: ActionMenuProps) => {
  const { opener, menu } = useMenuOpener(loadItems)
  if (actions.length === 0) return null
  return (
    <>
      <ActionIcon aria-label={label} variant={shape === 'page' ? 'default' : 'subtle'} data-row-menu {...opener}>
        {shape === 'page' ? <IconDots size={18} /> : <IconDotsVertical size={18} />}
      </ActionIcon>
      {menu !== null && <ActionItems menu={menu} actions={actions} />}
    </>
  )
}
