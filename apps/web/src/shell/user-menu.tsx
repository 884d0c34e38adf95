import { roleLabels } from '@girassol/domain/access'
import { Menu, UnstyledButton } from '@mantine/core'
import { IconBuildingStore, IconLogout, IconPhoto, IconUser } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { menuLink } from '../ui/menu-link.tsx'
import { PersonPicture } from '../ui/person-picture.tsx'
import { useCan, useRoles, useSession } from './session.tsx'
import classes from './user-menu.module.css'

const LogoutDialog = lazy(async () => ({
  default: (await import('../features/session/logout-dialog.tsx')).LogoutDialog,
}))

const AvatarDialog = lazy(async () => ({
  default: (await import('../features/profile/avatar-dialog.tsx')).AvatarDialog,
}))

const DisplayItems = lazy(async () => ({ default: (await import('./display-items.tsx')).DisplayItems }))

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

/** NAV-011, NAV-012: the own picture and data, and for integrators their company's. */
const ProfileItems = ({ onPicture }: { readonly onPicture: () => void }) => (
  <>
    <Menu.Item leftSection={<IconPhoto size={16} aria-hidden />} onClick={onPicture}>
      Alterar imagem
    </Menu.Item>
    <Menu.Item leftSection={<IconUser size={16} aria-hidden />} renderRoot={menuLink('/perfil/usuario')}>
      Meu perfil
    </Menu.Item>
    {useCan('profile.company') && (
      <Menu.Item leftSection={<IconBuildingStore size={16} aria-hidden />} renderRoot={menuLink('/perfil/empresa')}>
        Minha empresa
      </Menu.Item>
    )}
  </>
)

/** Who is here, how the portal looks, and the way out, which asks first (NAV-013). */
export const UserMenu = () => {
  const { name, avatar } = useSession()
  const [opened, setOpened] = useState<'picture' | 'leaving'>()
  const close = () => setOpened(undefined)
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
            <PersonPicture name={name} picture={avatar} size={32} />
            <span className="hidden-visually">Menu de {name}</span>
          </UnstyledButton>
        </Menu.Target>
        <Menu.Dropdown>
          <Who />
          <Menu.Divider />
          <ProfileItems onPicture={() => setOpened('picture')} />
          <Menu.Divider />
          <Suspense fallback={<div className={classes.display} />}>
            <DisplayItems />
          </Suspense>
          <Menu.Divider />
          <Menu.Item leftSection={<IconLogout size={16} />} onClick={() => setOpened('leaving')}>
            Sair
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Suspense>
        {opened === 'picture' && <AvatarDialog onClose={close} />}
        {opened === 'leaving' && <LogoutDialog onClose={close} />}
      </Suspense>
    </>
  )
}
