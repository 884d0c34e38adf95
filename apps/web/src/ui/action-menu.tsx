import { ActionIcon, Menu } from '@mantine/core'
import { IconDots, IconDotsVertical } from '@tabler/icons-react'
import { type Action, reasonOf } from './action.ts'
import classes from './action-menu.module.css'

const ActionItem = ({ action }: { readonly action: Action }) => {
  const reason = reasonOf(action.permission)
  return (
    <Menu.Item
      leftSection={action.icon}
      className={classes.item}
      data-danger={action.isDangerous || undefined}
      aria-disabled={reason !== undefined || undefined}
      closeMenuOnClick={reason === undefined}
      onClick={() => {
        if (reason === undefined) action.onRun()
      }}
    >
      {action.label}
      {reason !== undefined && <span className={classes.reason}>{reason}</span>}
    </Menu.Item>
  )
}

export type ActionMenuProps = {
  /** The accessible name, with the record: 'Ações do pedido 10478'. */
  readonly label: string
  readonly actions: readonly Action[]
  readonly shape?: 'row' | 'page'
}

/** Every action of the role; a refused one says why on its second line, destructive ones come last. */
export const ActionMenu = ({ label, actions, shape = 'row' }: ActionMenuProps) => {
  if (actions.length === 0) return null
  const ordinary = actions.filter((action) => !action.isDangerous)
  const dangerous = actions.filter((action) => action.isDangerous)
  return (
    <Menu
      position="bottom-end"
      width={240}
      shadow="md"
      transitionProps={{ duration: 120 }}
      // A long menu may scroll the page under it: it stays although its button has left the screen.
      hideDetached={false}
      // A menu holds its items and nothing else, inside the page's landmark.
      withInitialFocusPlaceholder={false}
      portalProps={{ target: 'main' }}
    >
      <Menu.Target>
        <ActionIcon aria-label={label} variant={shape === 'page' ? 'default' : 'subtle'} data-row-menu>
          {shape === 'page' ? <IconDots size={18} /> : <IconDotsVertical size={18} />}
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown className={classes.dropdown}>
        {ordinary.map((action) => (
          <ActionItem key={action.id} action={action} />
        ))}
        {ordinary.length > 0 && dangerous.length > 0 && <Menu.Divider />}
        {dangerous.map((action) => (
          <ActionItem key={action.id} action={action} />
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
