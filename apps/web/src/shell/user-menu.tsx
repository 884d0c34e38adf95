import { roleLabels } from '@girassol/domain/access'
import { type MantineColorScheme, Menu, UnstyledButton, useMantineColorScheme } from '@mantine/core'
import { IconBuildingStore, IconLogout, IconPhoto, IconUser } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { type RowDensity, rowDensities, setRowDensity, useRowDensity } from '../lib/row-density.ts'
import { menuLink } from '../ui/menu-link.tsx'
import { PersonPicture } from '../ui/person-picture.tsx'
import { colorSchemes } from './color-schemes.ts'
import { useCan, useRoles, useSession } from './session.tsx'
import classes from './user-menu.module.css'

const LogoutDialog = lazy(async () => ({
  default: (await import('../features/session/logout-dialog.tsx')).LogoutDialog,
}))

const AvatarDialog = lazy(async () => ({
  default: (await import('../features/profile/avatar-dialog.tsx')).AvatarDialog,
}))

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

const densityLabels: Readonly<Record<RowDensity, string>> = { standard: 'Confortável', compact: 'Compacta' }

const DensityItems = () => (
  <>
    <Menu.Label>Altura das linhas</Menu.Label>
    <Menu.RadioGroup value={useRowDensity()} onChange={(value) => setRowDensity(value as RowDensity)}>
      {rowDensities.map((value) => (
        <Menu.RadioItem key={value} value={value} closeMenuOnClick={false}>
          {densityLabels[value]}
        </Menu.RadioItem>
      ))}
    </Menu.RadioGroup>
  </>
)

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

/** Who is here, the theme, how high lists are, and the way out, which asks first (NAV-013). */
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
          <ThemeItems />
          <DensityItems />
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
