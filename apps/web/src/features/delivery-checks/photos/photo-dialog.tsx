import { type CheckLineView, downloadCheckPhoto, removeCheckPhoto } from '@girassol/contract/delivery-checks'
import { useState } from 'react'
import { useEndpointMutation } from '../../../lib/use-endpoint.ts'
import { usePhoto } from '../../../lib/use-photo.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { LargePhoto } from '../../../ui/large-photo.tsx'
import { RemoveDialog } from '../../../ui/remove-dialog.tsx'
import { useStoreLine } from '../use-store-line.ts'

type PhotoDialogProps = {
  readonly deliveryId: number
  readonly itemId: number
  readonly photo: CheckLineView['photos'][number]
  readonly title: string
  readonly mayRemove: boolean
  readonly onClose: () => void
}

const useRemoval = ({ deliveryId, itemId, photo, onClose }: PhotoDialogProps) => {
  const store = useStoreLine(deliveryId)
  return useEndpointMutation(removeCheckPhoto, {
    failure: 'A foto não foi removida. Tente de novo.',
    onSuccess: () => {
      onClose()
      store(itemId, { photos: (photos) => photos.filter(({ id }) => id !== photo.id) })
    },
  })
}

/** One photo of a line, large, and its removal while the check is open (DEL-014). */
export const PhotoDialog = (props: PhotoDialogProps) => {
  const { deliveryId, photo, title, mayRemove, onClose } = props
  const [isRemoving, setRemoving] = useState(false)
  const file = usePhoto(downloadCheckPhoto, { params: { id: deliveryId, photoId: photo.id } })
  const removal = useRemoval(props)
  if (isRemoving) {
    return (
      <RemoveDialog
        what="a foto"
        isRunning={removal.isPending}
        onConfirm={() => removal.mutate({ params: { id: deliveryId, photoId: photo.id } })}
        onClose={() => setRemoving(false)}
      >
        {title}. Não dá para desfazer.
      </RemoveDialog>
    )
  }
  return (
    <Dialog
      isOpen
      width="product"
      title={title}
      onClose={onClose}
      footer={
        <>
          {mayRemove && <ActionButton label="Remover" variant="text" onRun={() => setRemoving(true)} />}
          <ActionButton label="Fechar" onRun={onClose} />
        </>
      }
    >
      <LargePhoto {...file} name={title} photo={photo} />
    </Dialog>
  )
}
