import { roleLabels } from '@girassol/domain/access'
import { Menu } from '@mantine/core'
import { IconBuildingStore, IconLogout, IconPhoto, IconUser } from '@tabler/icons-react'
import { useCan, useRoles, useSession } from '../access/session.tsx'
import { DropMenu } from '../ui/drop-menu.tsx'
import { menuLink } from '../ui/menu-link.tsx'
import type { OpenedMenu } from '../ui/use-menu-opener.ts'
import { DisplayItems } from './display-items.tsx'
import classes from './user-menu.module.css'

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

/** NAV-011, NAV-012: the user's own picture and data, and for integrators their company's. */
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

type UserItemsProps = {
  readonly menu: OpenedMenu
  readonly onPicture: () => void
  readonly onLeave: () => void
}

/** The items of the user menu. */
export const UserItems = ({ menu, onPicture, onLeave }: UserItemsProps) => (
  <DropMenu {...menu} width={240} place="beside">
    <Who />
    <Menu.Divider />
    <ProfileItems onPicture={onPicture} />
    <Menu.Divider />
    <DisplayItems />
    <Menu.Divider />
    <Menu.Item leftSection={<IconLogout size={16} />} onClick={onLeave}>
      Sair
    </Menu.Item>
  </DropMenu>
)
