import { type ClaimView, downloadClaimPhoto } from '@girassol/contract/claims'
import { usePhoto } from '../../../lib/use-photo.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { LargePhoto } from '../../../ui/large-photo.tsx'

type PhotoDialogProps = {
  readonly claimId: number
  readonly photo: ClaimView['photos'][number]
  readonly name: string
  readonly onClose: () => void
}

/** One photo, large. */
export const PhotoDialog = ({ claimId, photo, name, onClose }: PhotoDialogProps) => {
  const file = usePhoto(downloadClaimPhoto, { params: { id: claimId, photoId: photo.id } })
  return (
    <Dialog
      isOpen
      width="product"
      title={name}
      onClose={onClose}
      footer={<ActionButton label="Fechar" onRun={onClose} />}
    >
      <LargePhoto {...file} name={name} photo={photo} />
    </Dialog>
  )
}
