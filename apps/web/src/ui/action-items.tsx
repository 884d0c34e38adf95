import { Menu } from '@mantine/core'
import { type Action, findRefusalReason } from './action.ts'
import classes from './action-menu.module.css'
import { DropMenu } from './drop-menu.tsx'
import type { OpenedMenu } from './use-menu-opener.ts'

const ActionItem = ({ action }: { readonly action: Action }) => {
  const reason = findRefusalReason(action.permission)
  const secondLine = reason ?? action.description
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
      {secondLine !== undefined && <span className={classes.reason}>{secondLine}</span>}
    </Menu.Item>
  )
}

/** The content of an open `ActionMenu`. */
export const ActionItems = ({ menu, actions }: { readonly menu: OpenedMenu; readonly actions: readonly Action[] }) => {
  const ordinary = actions.filter((action) => !action.isDangerous)
  const dangerous = actions.filter((action) => action.isDangerous)
  return (
    <DropMenu {...menu} width={240} className={classes.dropdown}>
      {ordinary.map((action) => (
        <ActionItem key={action.id} action={action} />
      ))}
      {ordinary.length > 0 && dangerous.length > 0 && <Menu.Divider />}
      {dangerous.map((action) => (
        <ActionItem key={action.id} action={action} />
      ))}
    </DropMenu>
  )
}
