import { avatarContentTypes } from '@girassol/domain/profile'
import { type ChangeEvent, useRef, useState } from 'react'
import { useSession } from '../../access/session.tsx'
import { ActionButton } from '../../ui/action-button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { DialogActions } from '../../ui/dialog-actions.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PersonPicture } from '../../ui/person-picture.tsx'
import { toast } from '../../ui/toaster.tsx'
import classes from './avatar-dialog.module.css'
import { useChosenPicture } from './chosen-picture.ts'
import { type Cut, drawAvatar } from './draw-avatar.ts'
import { PictureCropper } from './picture-cropper.tsx'
import { updateAvatarFailure, useUpdateAvatar } from './use-update-avatar.ts'

const noPicture = 'Escolha uma imagem.'
const nothingToRemove = { allowed: false, reason: 'Você não tem imagem.' } as const
const allowed = { allowed: true } as const

const FilePicker = ({ label, onChoose }: { label: string; onChoose: (file: File | undefined) => void }) => {
  const input = useRef<HTMLInputElement>(null)
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    onChoose(event.currentTarget.files?.[0])
    // Allows choosing the same file again.
    event.currentTarget.value = ''
  }
  return (
    <>
      <ActionButton label={label} autoFocus onRun={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        hidden
        accept={avatarContentTypes.join(',')}
        aria-label="Arquivo da imagem"
        onChange={choose}
      />
    </>
  )
}

/** Draws the crop of the chosen picture and sends it; a failure to draw is handled like a failure to send. */
const useSaving = (onClose: () => void) => {
  const update = useUpdateAvatar(onClose)
  const [isDrawing, setDrawing] = useState(false)
  const isRunning = update.isPending || isDrawing
  const confirm = async (address: string, cut: Cut) => {
    setDrawing(true)
    try {
      const avatar = await drawAvatar(address, cut)
      update.mutate({ body: { avatar } })
    } catch {
      toast.failure(updateAvatarFailure)
    }
    setDrawing(false)
  }
  return { isRunning, confirm, remove: () => update.mutate({ body: { avatar: null } }) }
}

/** 'Alterar imagem de perfil': a file, a round crop, zoom and rotation (AVA-001). */
export const AvatarDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { name, avatar } = useSession()
  const chosen = useChosenPicture()
  const [cut, setCut] = useState<Cut>()
  const { isRunning, confirm, remove } = useSaving(onClose)
  const { address } = chosen
  const isReady = address !== undefined && cut !== undefined
  return (
    <Dialog
      isOpen
      title="Alterar imagem de perfil"
      isStatic={isRunning}
      onClose={onClose}
      footer={
        <DialogActions
          verb="Confirmar"
          runningVerb="Salvando…"
          isRunning={isRunning}
          refusal={isReady ? undefined : noPicture}
          refusalAs="tooltip"
          onRun={() => {
            if (isReady) void confirm(address, cut)
          }}
          onCancel={onClose}
        />
      }
    >
      <div className={classes.body}>
        {address === undefined ? (
          <div className={classes.present}>
            <PersonPicture name={name} picture={avatar} size={160} />
          </div>
        ) : (
          <PictureCropper key={address} address={address} onCut={setCut} onUnreadable={chosen.refuseUnreadable} />
        )}
        {chosen.refusal !== undefined && (
          <Notice tone="danger" isInline isAlert>
            {chosen.refusal}
          </Notice>
        )}
        <div className={classes.choices}>
          <FilePicker label={address === undefined ? 'Escolher imagem' : 'Escolher outra'} onChoose={chosen.choose} />
          <ActionButton
            label="Remover imagem"
            variant="text"
            reasonAs="tooltip"
            permission={avatar === null ? nothingToRemove : allowed}
            onRun={remove}
          />
        </div>
        <p className={classes.hint}>JPG ou PNG de até 100 kB.</p>
      </div>
    </Dialog>
  )
}
