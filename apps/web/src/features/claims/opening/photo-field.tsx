import { mostClaimPhotos } from '@girassol/domain/claims'
import { photoContentTypes } from '@girassol/domain/shared'
import { useState } from 'react'
import { FileDrop } from '../../../ui/file-drop.tsx'
import { ChosenFiles, toFileKey } from '../../../ui/thread/chosen-files.tsx'
import { findPhotoFault } from '../photos/use-send-photos.ts'
import classes from './opening.module.css'

type PhotoFieldProps = { readonly photos: readonly File[]; readonly onChange: (photos: readonly File[]) => void }

/** The photos of a new claim; they are sent after it exists (DEL-014). */
export const PhotoField = ({ photos, onChange }: PhotoFieldProps) => {
  const [problem, setProblem] = useState<string>()
  const add = (chosen: readonly File[]) => {
    const good = chosen.filter((file) => findPhotoFault(file) === undefined)
    const all = [...new Map([...photos, ...good].map((file) => [toFileKey(file), file])).values()]
    const tooMany = all.length > mostClaimPhotos ? `No máximo ${mostClaimPhotos} fotos.` : undefined
    setProblem(chosen.map(findPhotoFault).find((fault) => fault !== undefined) ?? tooMany)
    onChange(all.slice(0, mostClaimPhotos))
  }
  return (
    <div className={classes.photos}>
      <FileDrop
        label="Adicionar fotos"
        hint="PNG ou JPEG de até 5 MB. O local da foto é retirado."
        accept={photoContentTypes.join(',')}
        error={problem}
        onChooseMany={add}
      />
      <ChosenFiles
        label="Fotos escolhidas"
        files={photos.map((file) => ({ key: toFileKey(file), name: file.name }))}
        onRemove={(key) => onChange(photos.filter((file) => toFileKey(file) !== key))}
      />
    </div>
  )
}
