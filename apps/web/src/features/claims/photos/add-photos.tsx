import type { ClaimView } from '@girassol/contract/claims'
import { mostClaimPhotos } from '@girassol/domain/claims'
import { photoContentTypes } from '@girassol/domain/shared'
import { Select } from '@mantine/core'
import { useState } from 'react'
import { formatCounted } from '../../../lib/format.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { FileDrop } from '../../../ui/file-drop.tsx'
import { Notice } from '../../../ui/notice.tsx'
import classes from './photos.module.css'
import { type ChosenPhoto, setUnsentPhotos, useUnsentPhotos } from './unsent-photos.ts'
import { findPhotoFault, useSendPhotos } from './use-send-photos.ts'

const describeUnsent = (count: number): string =>
  `${formatCounted(count, 'foto não foi enviada', 'fotos não foram enviadas')}.`

type ItemChoiceProps = {
  readonly lines: ClaimView['lines']
  readonly itemId: number | null
  readonly onChange: (itemId: number) => void
}

/** Where the claim names only one item, there is nothing to choose. */
const ItemChoice = ({ lines, itemId, onChange }: ItemChoiceProps) =>
  lines.length > 1 && (
    <Select
      label="Item das novas fotos"
      data={lines.map((line) => ({ value: String(line.itemId), label: line.name }))}
      value={String(itemId)}
      onChange={(id) => id !== null && onChange(Number(id))}
      allowDeselect={false}
    />
  )

/** DEL-014: adds photos to an item as soon as they are chosen; those that were not sent are offered again. */
export const AddPhotos = ({ claim }: { readonly claim: ClaimView }) => {
  const unsent = useUnsentPhotos(claim.id)
  const { progress, sendAll } = useSendPhotos()
  const [itemId, setItemId] = useState(claim.lines[0]?.itemId ?? null)
  const [problem, setProblem] = useState<string>()
  const isSending = progress !== undefined
  const send = async (photos: readonly ChosenPhoto[]) => {
    setUnsentPhotos(claim.id, [])
    const { failed, problem: fault } = await sendAll(claim.id, photos)
    setUnsentPhotos(claim.id, failed)
    setProblem(fault)
  }
  const choose = (files: readonly File[]) => {
    const fault = files.map(findPhotoFault).find((each) => each !== undefined)
    setProblem(fault)
    if (fault === undefined) void send([...unsent, ...files.map((file) => ({ file, itemId }))])
  }
  const isFull = claim.photos.filter((photo) => photo.itemId === itemId).length >= mostClaimPhotos
  return (
    <div className={classes.adding}>
      {unsent.length > 0 && !isSending && (
        <Notice
          tone="attention"
          isAlert
          action={<ActionButton label="Tentar de novo" size="compact" onRun={() => void send(unsent)} />}
        >
          {describeUnsent(unsent.length)} {problem}
        </Notice>
      )}
      <ItemChoice lines={claim.lines} itemId={itemId} onChange={setItemId} />
      {isFull ? (
        <p className={classes.none}>Este item já tem {mostClaimPhotos} fotos.</p>
      ) : (
        <FileDrop
          label={isSending ? `Enviando foto ${progress.number} de ${progress.all}…` : 'Adicionar foto'}
          hint="PNG ou JPEG de até 5 MB. O local da foto é retirado."
          accept={photoContentTypes.join(',')}
          error={unsent.length > 0 ? undefined : problem}
          isBusy={isSending}
          onChooseMany={choose}
        />
      )}
    </div>
  )
}
