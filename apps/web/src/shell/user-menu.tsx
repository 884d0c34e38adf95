import { Avatar, Menu, UnstyledButton } from '@mantine/core'
import { IconLogout } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useSession } from './session.tsx'
import classes from './user-menu.module.css'

const LogoutDialog = lazy(async () => ({ default: (await import('../features/session/logout-dialog.tsx')).LogoutDialog }))

/** 'Marina Alves' → 'MA'; one name alone gives one letter. */
export const initialsOf = (name: string): string => {
  const words = name.trim().split(/\s+/)
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : '']
  return `${first.charAt(0)}${last.charAt(0)}`.toUpperCase()
}

/** Who is here, and the way out, which asks first (NAV-013). */
export const UserMenu = () => {
  const { name, email, avatar } = useSession()
  const [isLeaving, setLeaving] = useState(false)
  return (
    <>
      <Menu position="bottom-end" width={240} shadow="md">
        <Menu.Target>
          <UnstyledButton aria-label={`Menu de ${name}`} className={classes.opener}>
            <Avatar src={avatar} alt="" size={32} className={classes.avatar}>
              {initialsOf(name)}
            </Avatar>
          </UnstyledButton>
        </Menu.Target>
        <Menu.Dropdown>
          <div className={classes.who}>
            <strong>{name}</strong>
            <span>{email}</span>
          </div>
          <Menu.Divider />
          <Menu.Item leftSection={<IconLogout size={16} />} onClick={() => setLeaving(true)}>
            Sair
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Suspense>{isLeaving && <LogoutDialog onClose={() => setLeaving(false)} />}</Suspense>
    </>
  )
}
