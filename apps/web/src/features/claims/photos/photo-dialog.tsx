import { ActionButton } from '../../../ui/action-button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import classes from './photos.module.css'
import { type ClaimPhoto, usePhoto } from './use-photo.ts'

type PhotoDialogProps = {
  readonly claimId: number
  readonly photo: ClaimPhoto
  readonly name: string
  readonly onClose: () => void
}

/** One photo, large. */
export const PhotoDialog = ({ claimId, photo, name, onClose }: PhotoDialogProps) => {
  const { address, isError } = usePhoto(claimId, photo)
  return (
    <Dialog
      isOpen
      width="product"
      title={name}
      onClose={onClose}
      footer={<ActionButton label="Fechar" onRun={onClose} />}
    >
      {isError && <Notice tone="danger">A foto não carregou. Feche e abra de novo.</Notice>}
      {address !== undefined && (
        <img className={classes.large} src={address} alt={name} width={photo.width} height={photo.height} />
      )}
    </Dialog>
  )
}
