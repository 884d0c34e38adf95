import { type OrderSerialsView, removeSerial, type SerialView } from '@girassol/contract/warranties'
import { removeSentences } from '@girassol/domain/warranties'
import { useState } from 'react'
import { toSentences } from '../../lib/api-error.ts'
import { useEndpointMutation } from '../../lib/use-endpoint.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { announce } from '../../ui/live-region.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useStoreSerials } from './use-store-serials.ts'
import classes from './warranties.module.css'

/** The contract's maximum. */
const longestReason = 300

type RemoveSerialDialogProps = {
  readonly orderId: number
  readonly serial: SerialView
  readonly onClose: () => void
}

const useRemoveSerial = ({ orderId, serial, onClose }: RemoveSerialDialogProps) => {
  const store = useStoreSerials(orderId)
  return useEndpointMutation(removeSerial, {
    failure: false,
    onSuccess: (answer: OrderSerialsView) => {
      store(answer)
      announce(`Número ${serial.number} removido.`)
      onClose()
    },
  })
}

/** C-204: removes a wrong serial number, with a reason where one is needed. */
export const RemoveSerialDialog = (props: RemoveSerialDialogProps) => {
  const { orderId, serial, onClose } = props
  const [reason, setReason] = useState('')
  const removing = useRemoveSerial(props)
  const remove = () =>
    removing.mutate({
      params: { id: orderId, serialId: serial.id },
      query: serial.needsReason ? { reason: reason.trim() } : {},
    })
  return (
    <ConfirmDialog
      isOpen
      isDangerous
      title={`Remover o número ${serial.number}`}
      verb="Remover"
      runningVerb="Removendo…"
      isRunning={removing.isPending}
      {...(serial.needsReason && {
        comment: {
          label: 'Motivo',
          value: reason,
          onChange: (typed) => setReason(typed.slice(0, longestReason)),
          isRequired: true,
          refusal: removeSentences.noReason,
        },
      })}
      onConfirm={remove}
      onClose={onClose}
    >
      <div className={classes.form}>
        {removing.isError && (
          <Notice tone="danger" isAlert>
            {toSentences(removing.error, 'O número não foi removido. Tente de novo.').join(' ')}
          </Notice>
        )}
        <p>A unidade volta a ficar sem número de série, e outro pode ser registrado no lugar.</p>
      </div>
    </ConfirmDialog>
  )
}
