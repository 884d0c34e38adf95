import { type CheckLineView, downloadCheckPhoto } from '@girassol/contract/delivery-checks'
import { mostLinePhotos } from '@girassol/domain/delivery-checks'
import { useState } from 'react'
import { usePhoto } from '../../../lib/use-photo.ts'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { PhotoThumb } from '../../../ui/photo-thumb.tsx'
import classes from './photos.module.css'
import { TakePhoto } from './take-photo.tsx'

const PhotoDialog = lazyDialog(async () => (await import('./photo-dialog.tsx')).PhotoDialog)

type ThumbProps = {
  readonly deliveryId: number
  readonly photoId: number
  readonly label: string
  readonly onOpen: () => void
}

const Thumb = ({ deliveryId, photoId, label, onOpen }: ThumbProps) => {
  const { address } = usePhoto(downloadCheckPhoto, { params: { id: deliveryId, photoId } })
  return <PhotoThumb address={address} name={label} isSquare onOpen={onOpen} />
}

type LinePhotosProps = {
  readonly deliveryId: number
  readonly line: CheckLineView
  readonly mayChange: boolean
}

/** DEL-014: the photos of a line, up to ten. */
export const LinePhotos = ({ deliveryId, line, mayChange }: LinePhotosProps) => {
  const [openedId, setOpenedId] = useState<number>()
  const { itemId, name, photos } = line
  const opened = photos.find(({ id }) => id === openedId)
  const label = (index: number) => `Foto ${index + 1} de ${name}`
  return (
    <div className={classes.photos}>
      {mayChange && photos.length < mostLinePhotos && (
        <TakePhoto deliveryId={deliveryId} itemId={itemId} product={name} />
      )}
      {mayChange && photos.length >= mostLinePhotos && <p>{`${mostLinePhotos} de ${mostLinePhotos} fotos.`}</p>}
      {photos.length > 0 && (
        <ul aria-label={`Fotos de ${name}`}>
          {photos.map(({ id }, index) => (
            <li key={id}>
              <Thumb deliveryId={deliveryId} photoId={id} label={label(index)} onOpen={() => setOpenedId(id)} />
            </li>
          ))}
        </ul>
      )}
      {opened !== undefined && (
        <PhotoDialog
          deliveryId={deliveryId}
          itemId={itemId}
          photo={opened}
          title={label(photos.indexOf(opened))}
          mayRemove={mayChange}
          onClose={() => setOpenedId(undefined)}
        />
      )}
    </div>
  )
}
