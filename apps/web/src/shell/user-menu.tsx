import { roleLabels } from '@girassol/domain/access'
import { Avatar, type MantineColorScheme, Menu, UnstyledButton, useMantineColorScheme } from '@mantine/core'
import { IconBuildingStore, IconLogout, IconUser } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { menuLink } from '../ui/menu-link.tsx'
import { colorSchemes } from './color-schemes.ts'
import { useRoles, useSession } from './session.tsx'
import classes from './user-menu.module.css'

const LogoutDialog = lazy(async () => ({
  default: (await import('../features/session/logout-dialog.tsx')).LogoutDialog,
}))

/** 'Marina Alves' → 'MA'; one name alone gives one letter. */
const initialsOf = (name: string): string => {
  const words = name.trim().split(/\s+/)
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : '']
  return `${first.charAt(0)}${last.charAt(0)}`.toUpperCase()
}

const Opener = () => {
  const { name, avatar } = useSession()
  return (
    <Avatar src={avatar} alt="" size={32} className={classes.avatar}>
      {initialsOf(name)}
    </Avatar>
  )
}

const Who = () => {
  const { name, email } = useSession()
  const roles = useRoles().map((role) => roleLabels[role])
  return (
    <div className={classes.who}>
      <strong>{name}</strong>
      <span>{email}</span>
      <span>{roles.join(', ')}</span>
    </div>
  )
}

const ThemeItems = () => {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return (
    <>
      <Menu.Label>Tema</Menu.Label>
      <Menu.RadioGroup value={colorScheme} onChange={(value) => setColorScheme(value as MantineColorScheme)}>
        {colorSchemes.map(({ value, label }) => (
          <Menu.RadioItem key={value} value={value} closeMenuOnClick={false}>
            {label}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
    </>
  )
}

/** NAV-011, NAV-012: the own data, and for integrators their company's. */
const ProfileItems = () => (
  <>
    <Menu.Item leftSection={<IconUser size={16} aria-hidden />} renderRoot={menuLink('/perfil/usuario')}>
      Meu perfil
    </Menu.Item>
    {useRoles().includes('INTEGRATOR') && (
      <Menu.Item leftSection={<IconBuildingStore size={16} aria-hidden />} renderRoot={menuLink('/perfil/empresa')}>
        Minha empresa
      </Menu.Item>
    )}
  </>
)

/** Who is here, the theme, and the way out, which asks first (NAV-013). */
export const UserMenu = () => {
  const { name } = useSession()
  const [isLeaving, setLeaving] = useState(false)
  return (
    <>
      <Menu
        position="bottom-end"
        width={240}
        shadow="md"
        transitionProps={{ duration: 120 }}
        withinPortal={false}
        withInitialFocusPlaceholder={false}
      >
        <Menu.Target>
          <UnstyledButton className={classes.opener}>
            <Opener />
            <span className="hidden-visually">Menu de {name}</span>
          </UnstyledButton>
        </Menu.Target>
        <Menu.Dropdown>
          <Who />
          <Menu.Divider />
          <ProfileItems />
          <Menu.Divider />
          <ThemeItems />
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
