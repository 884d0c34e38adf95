import { downloadPhoto, removePhoto } from '@girassol/contract/site-records'
import type { PhotoView } from '@girassol/contract/sites'
import { useState } from 'react'
import { useEndpointMutation } from '../../../lib/use-endpoint.ts'
import { usePhoto } from '../../../lib/use-photo.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { LargePhoto } from '../../../ui/large-photo.tsx'
import { RemoveDialog } from '../../../ui/remove-dialog.tsx'
import { siteReads } from '../site-reads.ts'
import { describePhoto } from './describe-photo.ts'

type PhotoDialogProps = {
  readonly siteId: number
  readonly photo: PhotoView
  readonly mayRemove: boolean
  readonly onClose: () => void
}

/** One photo, large, and its removal. */
export const PhotoDialog = ({ siteId, photo, mayRemove, onClose }: PhotoDialogProps) => {
  const [isRemoving, setRemoving] = useState(false)
  const file = usePhoto(downloadPhoto, { params: { id: siteId, photoId: photo.id } })
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
      <LargePhoto {...file} name={describePhoto(photo)} photo={photo} />
    </Dialog>
  )
}
