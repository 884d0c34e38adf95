import { removePhoto } from '@girassol/contract/site-records'
import type { PhotoView } from '@girassol/contract/sites'
import { useState } from 'react'
import { useEndpointMutation } from '../../../lib/use-endpoint.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { RemoveDialog } from '../../../ui/remove-dialog.tsx'
import { siteReads } from '../site-reads.ts'
import { describePhoto } from './describe-photo.ts'
import classes from './photos.module.css'
import { usePhoto } from './use-photo.ts'

type PhotoDialogProps = {
  readonly siteId: number
  readonly photo: PhotoView
  readonly mayRemove: boolean
  readonly onClose: () => void
}

/** One photo, large, and its removal. */
export const PhotoDialog = ({ siteId, photo, mayRemove, onClose }: PhotoDialogProps) => {
  const [isRemoving, setRemoving] = useState(false)
  const { address, isError } = usePhoto(siteId, photo)
  const removal = useEndpointMutation(removePhoto, {
    success: 'Foto removida',
    refreshes: siteReads,
    onSuccess: onClose,
  })
  if (isRemoving) {
    return (
      <RemoveDialog
        what="a foto"
        isRunning={removal.isPending}
        onConfirm={() => removal.mutate({ params: { id: siteId, photoId: photo.id } })}
        onClose={() => setRemoving(false)}
      >
        {describePhoto(photo)}. Não dá para desfazer.
      </RemoveDialog>
    )
  }
  return (
    <Dialog
      isOpen
      width="product"
      title={describePhoto(photo)}
      onClose={onClose}
      footer={
        <>
          {mayRemove && <ActionButton label="Remover" variant="text" onRun={() => setRemoving(true)} />}
          <ActionButton label="Fechar" onRun={onClose} />
        </>
      }
    >
      {isError && <Notice tone="danger">A foto não carregou. Feche e abra de novo.</Notice>}
      {address !== undefined && (
        <img
          className={classes.large}
          src={address}
          alt={describePhoto(photo)}
          width={photo.width}
          height={photo.height}
        />
      )}
    </Dialog>
  )
}
