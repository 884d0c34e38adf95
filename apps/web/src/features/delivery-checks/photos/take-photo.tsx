import { photoContentTypes } from '@girassol/domain/shared'
import { Loader } from '@mantine/core'
import { IconCamera } from '@tabler/icons-react'
import { ActionButton } from '../../../ui/action-button.tsx'
import classes from './photos.module.css'
import { useAddPhoto } from './use-add-photo.ts'

type TakePhotoProps = { readonly deliveryId: number; readonly itemId: number; readonly product: string }

/** Opens the camera of a phone, and the files elsewhere (DEL-013). */
export const TakePhoto = ({ deliveryId, itemId, product }: TakePhotoProps) => {
  const { problem, isSending, send } = useAddPhoto(deliveryId, itemId)
  const unsent = problem?.unsent
  return (
    <div className={classes.taking}>
      <label className={classes.camera} aria-busy={isSending || undefined}>
        {isSending ? <Loader size={20} aria-hidden /> : <IconCamera size={20} aria-hidden />}
        {isSending ? 'Enviando…' : 'Fotografar'}
        <input
          type="file"
          accept={photoContentTypes.join(',')}
          capture="environment"
          className="hidden-visually"
          aria-label={`Fotografar ${product}`}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? []
            if (file !== undefined && !isSending) send(file)
            // Allows choosing the same file again.
            currentTarget.value = ''
          }}
        />
      </label>
      <div role="alert" className={classes.problem}>
        {problem?.sentence}
        {unsent !== undefined && <ActionButton label="Enviar de novo" onRun={() => send(unsent)} />}
      </div>
    </div>
  )
}
