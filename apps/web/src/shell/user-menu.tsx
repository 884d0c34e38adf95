import { UnstyledButton } from '@mantine/core'
import { useState } from 'react'
import { useSession } from '../access/session.tsx'
import { lazyDialog } from '../ui/lazy-dialog.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'
import { PersonPicture } from '../ui/person-picture.tsx'
import { useMenuOpener } from '../ui/use-menu-opener.ts'
import classes from './user-menu.module.css'

const loadItems = () => import('./user-items.tsx')
const UserItems = lazyPart(async () => (await loadItems()).UserItems)

const LogoutDialog = lazyDialog(async () => (await import('../features/session/logout-dialog.tsx')).LogoutDialog)

const AvatarDialog = lazyDialog(async () => (await import('../features/profile/avatar-dialog.tsx')).AvatarDialog)

/** The user, the display settings, and the logout, which asks first (NAV-013). */
export const UserMenu = () => {
  const { name, avatar } = useSession()
  const { opener, menu } = useMenuOpener(loadItems)
  const [dialog, setDialog] = useState<'picture' | 'leaving'>()
  const close = () => setDialog(undefined)
  return (
    <>
      <UnstyledButton className={classes.opener} {...opener}>
        <PersonPicture name={name} picture={avatar} size={32} />
        <span className="hidden-visually">Menu de {name}</span>
      </UnstyledButton>
      {menu !== null && (
        <UserItems menu={menu} onPicture={() => setDialog('picture')} onLeave={() => setDialog('leaving')} />
      )}
      {dialog === 'picture' && <AvatarDialog onClose={close} />}
      {dialog === 'leaving' && <LogoutDialog onClose={close} />}
    </>
  )
}
