import type { CheckLineView } from '@girassol/contract/delivery-checks'
import { findMissingProof, listDivergences, proofSentences } from '@girassol/domain/delivery-checks'
import { Textarea } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useState } from 'react'
import { ActionButton } from '../../ui/action-button.tsx'
import classes from './delivery-checks.module.css'
import { type LineDraft, toCounted } from './line-draft.ts'
import { LinePhotos } from './photos/line-photos.tsx'

/** The contract's maximum. */
const longestNote = 1000

type LineProofProps = {
  readonly deliveryId: number
  readonly line: CheckLineView
  readonly draft: LineDraft
  readonly onNote: (note: string) => void
  /** The field is left. */
  readonly onLeave: () => void
}

/** DEL-010: the photos and the note of a line, and which of them a divergence still needs. */
export const LineProof = ({ deliveryId, line, draft, onNote, onLeave }: LineProofProps) => {
  const [isWanted, setWanted] = useState(false)
  const { sent, name, photos } = line
  const counted = toCounted(sent, draft)
  const differs = counted !== null && listDivergences(counted).length > 0
  const missing = counted === null ? null : findMissingProof(counted, photos.length)
  if (!(isWanted || differs || photos.length > 0 || draft.note !== '')) {
    return (
      <div className={classes.more}>
        <ActionButton
          label="Foto ou observação"
          name={`Foto ou observação de ${name}`}
          variant="text"
          onRun={() => setWanted(true)}
        />
      </div>
    )
  }
  return (
    <div className={classes.proof}>
      <p className={classes.missing} role="status">
        {missing !== null && (
          <>
            <IconAlertTriangle size={16} aria-hidden /> {proofSentences[missing]}
          </>
        )}
      </p>
      <LinePhotos deliveryId={deliveryId} line={line} mayChange />
      <Textarea
        label="Observação"
        aria-label={`Observação de ${name}`}
        value={draft.note}
        onChange={(event) => onNote(event.currentTarget.value)}
        onBlur={onLeave}
        maxLength={longestNote}
        autosize
        minRows={2}
        maxRows={6}
      />
    </div>
  )
}
