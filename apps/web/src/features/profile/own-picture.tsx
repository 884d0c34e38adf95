import { useState } from 'react'
import { useSession } from '../../access/session.tsx'
import { ActionButton } from '../../ui/action-button.tsx'
import { lazyDialog } from '../../ui/lazy-dialog.tsx'
import { PersonPicture } from '../../ui/person-picture.tsx'
import classes from './settings.module.css'

const AvatarDialog = lazyDialog(async () => (await import('./avatar-dialog.tsx')).AvatarDialog)

/** The user's own picture, and the button to change it. */
export const OwnPicture = () => {
  const { name, avatar } = useSession()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={classes.picture}>
      <PersonPicture name={name} picture={avatar} size={72} />
      <ActionButton label="Alterar imagem" onRun={() => setOpen(true)} />
      {isOpen && <AvatarDialog onClose={() => setOpen(false)} />}
    </div>
  )
}
