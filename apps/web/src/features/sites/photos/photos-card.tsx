import { addPhoto, downloadPhoto } from '@girassol/contract/site-records'
import type { PhotoView, SiteView } from '@girassol/contract/sites'
import { photoContentTypes } from '@girassol/domain/shared'
import { siteLimits } from '@girassol/domain/sites'
import { useState } from 'react'
import { toSentences } from '../../../lib/api-error.ts'
import { readChosenFile } from '../../../lib/read-chosen-file.ts'
import { useEndpointMutation } from '../../../lib/use-endpoint.ts'
import { usePhoto } from '../../../lib/use-photo.ts'
import { Card } from '../../../ui/card.tsx'
import { FileDrop } from '../../../ui/file-drop.tsx'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { PhotoThumb } from '../../../ui/photo-thumb.tsx'
import { siteReads } from '../site-reads.ts'
import { describePhoto } from './describe-photo.ts'
import classes from './photos.module.css'

const PhotoDialog = lazyDialog(async () => (await import('./photo-dialog.tsx')).PhotoDialog)

/** Larger files are refused before the upload; the server has the exact limit. */
const mostMegabytes = 5

type ThumbProps = { readonly siteId: number; readonly photo: PhotoView; readonly onOpen: () => void }

const Thumb = ({ siteId, photo, onOpen }: ThumbProps) => {
  const { address } = usePhoto(downloadPhoto, { params: { id: siteId, photoId: photo.id } })
  return <PhotoThumb address={address} name={describePhoto(photo)} onOpen={onOpen} />
}

/** The photo is sent as soon as it is chosen. */
const AddPhoto = ({ siteId }: { readonly siteId: number }) => {
  const [problem, setProblem] = useState<string>()
  const addition = useEndpointMutation(addPhoto, { failure: false, refreshes: siteReads })
  const send = async (file: File) => {
    const read = await readChosenFile(file, mostMegabytes)
    if ('sentence' in read) return setProblem(read.sentence)
    await addition
      .mutateAsync({ params: { id: siteId }, body: { picture: read.file } })
      .catch((error: unknown) => setProblem(toSentences(error, 'A foto não foi salva. Tente de novo.')[0]))
  }
  const sendAll = async (files: readonly File[]) => {
    setProblem(undefined)
    for (const file of files) await send(file)
  }
  return (
    <>
      <FileDrop
        label={addition.isPending ? 'Salvando…' : 'Adicionar fotos'}
        hint="PNG ou JPEG de até 5 MB. O local da foto é retirado."
        accept={photoContentTypes.join(',')}
        error={problem}
        onChooseMany={(files) => void sendAll(files)}
      />
      <span role="alert" className="hidden-visually">
        {problem}
      </span>
    </>
  )
}

/** SITE-014: up to 40 photos of a site. */
export const PhotosCard = ({ site }: { readonly site: SiteView }) => {
  const [opened, setOpened] = useState<PhotoView>()
  const { photos, actions } = site
  return (
    <Card
      title="Fotos"
      aside={
        <span className="figures">
          {photos.length} de {siteLimits.photos}
        </span>
      }
    >
      {photos.length > 0 && (
        <ul className={classes.photos} aria-label="Fotos">
          {photos.map((photo) => (
            <li key={photo.id}>
              <Thumb siteId={site.id} photo={photo} onOpen={() => setOpened(photo)} />
            </li>
          ))}
        </ul>
      )}
      {photos.length === 0 && !actions.addPhoto.allowed && <p className={classes.none}>Nenhuma foto.</p>}
      {actions.addPhoto.allowed && <AddPhoto siteId={site.id} />}
      {opened && (
        <PhotoDialog
          siteId={site.id}
          photo={opened}
          mayRemove={actions.edit.allowed}
          onClose={() => setOpened(undefined)}
        />
      )}
    </Card>
  )
}
