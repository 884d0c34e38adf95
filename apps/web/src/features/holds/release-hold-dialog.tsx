import { type HoldView, listHolds, readHold, releaseHold } from '@girassol/contract/holds'
import { listOrders } from '@girassol/contract/orders'
import { useState } from 'react'
import { useEndpointMutation } from '../../lib/use-endpoint.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { announce } from '../../ui/live-region.tsx'

export type ReleaseHoldDialogProps = {
  readonly hold: Pick<HoldView, 'orderId' | 'needsReason'>
  readonly onClose: () => void
}

/** HOLD-007, HOLD-009: frees the units of a budget; who did not make the hold says why. */
export const ReleaseHoldDialog = ({ hold: { orderId, needsReason }, onClose }: ReleaseHoldDialogProps) => {
  const [reason, setReason] = useState('')
  const releasing = useEndpointMutation(releaseHold, {
    refreshes: [readHold, listHolds, listOrders],
    onSuccess: () => {
      announce('Reserva liberada.')
      onClose()
    },
  })
  return (
    <ConfirmDialog
      isOpen
      title={`Liberar reserva do orçamento ${orderId}`}
      verb="Liberar reserva"
      runningVerb="Liberando…"
      isDangerous
      isRunning={releasing.isPending}
      {...(needsReason && {
        comment: { label: 'Motivo, que o integrador lê', value: reason, onChange: setReason, isRequired: true },
      })}
      onConfirm={() =>
        releasing.mutate({ params: { id: orderId }, ...(needsReason && { body: { reason: reason.trim() } }) })
      }
      onClose={onClose}
    >
      <p>As unidades voltam agora à venda. O orçamento continua com os preços em que foi salvo.</p>
    </ConfirmDialog>
  )
}
