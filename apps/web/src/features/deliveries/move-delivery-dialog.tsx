import type { moveDelivery } from '@girassol/contract/deliveries'
import { moveDeliveryBody } from '@girassol/contract/deliveries/delivery-body'
import type { RequestFor } from '@girassol/contract/http/endpoint'
import { type DeliveryStatus, deliveryStatuses } from '@girassol/domain/deliveries'
import { useToday } from '../../lib/use-now.ts'
import { useSchemaForm } from '../../lib/use-schema-form.ts'
import { DayInput } from '../../ui/day-input.tsx'
import { RecordDialog } from '../../ui/record-list/record-dialog.tsx'
import { saveWith } from '../../ui/record-list/save-record.ts'
import type { DeliveryDialogProps } from './delivery-dialog-props.ts'
import { useMoveDelivery } from './use-change-deliveries.ts'

type Body = RequestFor<typeof moveDelivery>['body']

/** What follows from each step, in the words of the confirmation. */
const consequences: Readonly<Record<DeliveryStatus, string>> = {
  PLANNED: '',
  DISPATCHED: 'A entrega sai do estoque. O pedido acompanha a entrega mais atrasada no caminho.',
  IN_TRANSIT: 'O pedido acompanha a entrega mais atrasada no caminho.',
  OUT_FOR_DELIVERY: 'O pedido acompanha a entrega mais atrasada no caminho.',
  DELIVERED: 'Quando todas as unidades chegam, o pedido fica “Entregue”.',
  CANCELED: 'As unidades voltam a ficar sem entrega e podem ser planejadas de novo.',
}

/** Noon in São Paulo of another day; today is now. */
const toInstant = (day: string, today: string): string | undefined =>
  day === today ? undefined : `${day}T12:00:00-03:00`

type MoveDeliveryDialogProps = DeliveryDialogProps & { readonly to: DeliveryStatus }

/** DEL-002: reports a step of a delivery and its day, or cancels it. A step is not taken back, so it is confirmed. */
export const MoveDeliveryDialog = ({ orderId, delivery, to, onReload, onClose }: MoveDeliveryDialogProps) => {
  const today = useToday()
  const { id, number, version } = delivery
  const { label } = deliveryStatuses[to]
  const isCanceling = to === 'CANCELED'
  const form = useSchemaForm({
    schema: moveDeliveryBody,
    initial: { at: today },
    labels: { at: 'Dia' },
    toBody: ({ at }) => ({ status: to, version, at: toInstant(at, today) }),
    rules: ({ at }) => (at > today ? { at: 'O dia ainda não chegou' } : {}),
  })
  const moving = useMoveDelivery({ orderId, done: `Entrega ${number}: ${label}.`, onClose })
  return (
    <RecordDialog
      width="decision"
      title={isCanceling ? `Cancelar a entrega ${number}` : `Entrega ${number}: ${label}`}
      verb={isCanceling ? 'Cancelar entrega' : 'Registrar'}
      runningVerb={isCanceling ? 'Cancelando…' : 'Registrando…'}
      form={form}
      saving={saveWith(moving, (body: Body) => ({ params: { id }, body }))}
      onReload={onReload}
      onClose={onClose}
    >
      <p>{consequences[to]}</p>
      {!isCanceling && <DayInput {...form.getDayProps('at')} />}
    </RecordDialog>
  )
}
