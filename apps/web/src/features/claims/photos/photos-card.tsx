import { type ClaimView, downloadClaimPhoto } from '@girassol/contract/claims'
import { useState } from 'react'
import { formatCounted } from '../../../lib/format.ts'
import { usePhoto } from '../../../lib/use-photo.ts'
import { Card } from '../../../ui/card.tsx'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { PhotoThumb } from '../../../ui/photo-thumb.tsx'
import { AddPhotos } from './add-photos.tsx'
import classes from './photos.module.css'

const PhotoDialog = lazyDialog(async () => (await import('./photo-dialog.tsx')).PhotoDialog)

type Named = { readonly photo: ClaimView['photos'][number]; readonly name: string }

type ThumbProps = Named & { readonly claimId: number; readonly onOpen: () => void }

const Thumb = ({ claimId, photo, name, onOpen }: ThumbProps) => {
  const { address } = usePhoto(downloadClaimPhoto, { params: { id: claimId, photoId: photo.id } })
  return <PhotoThumb address={address} name={name} onOpen={onOpen} />
}

type Group = { readonly itemId: number | null; readonly name: string; readonly photos: readonly Named[] }

/** The photos of each item, in the order of the items, then those of the claim as a whole. */
const groupPhotos = ({ lines, photos }: ClaimView): readonly Group[] =>
  [...lines, { itemId: null, name: 'Da ocorrência' }]
    .map(({ itemId, name }) => ({
      itemId,
      name,
      photos: photos
        .filter((photo) => photo.itemId === itemId)
        .map((photo, index) => ({ photo, name: `Foto ${index + 1}: ${name}` })),
    }))
    .filter((group) => group.photos.length > 0)

/** CLM-009: the photos by item, each opened large, and where new ones are added. */
export const PhotosCard = ({ claim }: { readonly claim: ClaimView }) => {
  const [opened, setOpened] = useState<Named>()
  const groups = groupPhotos(claim)
  return (
    <Card title="Fotos" aside={<span className="figures">{formatCounted(claim.photos.length, 'foto', 'fotos')}</span>}>
      <div className={classes.groups}>
        {groups.map(({ itemId, name, photos }) => (
          <section key={itemId ?? 'claim'} aria-label={`Fotos: ${name}`}>
            <h3 className={classes.item}>{name}</h3>
            <ul className={classes.photos}>
              {photos.map((each) => (
                <li key={each.photo.id}>
                  <Thumb claimId={claim.id} {...each} onOpen={() => setOpened(each)} />
                </li>
              ))}
            </ul>
          </section>
        ))}
        {groups.length === 0 && !claim.mayAddPhotos && <p className={classes.none}>Nenhuma foto.</p>}
        {claim.mayAddPhotos && <AddPhotos claim={claim} />}
      </div>
      {opened && <PhotoDialog claimId={claim.id} {...opened} onClose={() => setOpened(undefined)} />}
    </Card>
  )
}
