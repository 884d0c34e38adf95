import { lossReasonSentence, siteLimits } from '@girassol/domain/sites'
import { useState } from 'react'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import type { MoveDialogProps } from './site-move.ts'

/** SITE-004: a lost site has a reason. */
export const LostDialog = ({ site, onConfirm, onClose }: MoveDialogProps) => {
  const [reason, setReason] = useState('')
  return (
    <ConfirmDialog
      isOpen
      isDangerous
      title="Marcar como perdida"
      verb="Marcar como perdida"
      comment={{
        label: 'Motivo',
        value: reason,
        onChange: (text) => setReason(text.slice(0, siteLimits.lossReason)),
        isRequired: true,
        refusal: lossReasonSentence,
      }}
      onConfirm={() => onConfirm(reason.trim())}
      onClose={onClose}
    >
      {site.title} sai das obras em andamento. Dá para voltar a qualquer etapa depois.
    </ConfirmDialog>
  )
}
