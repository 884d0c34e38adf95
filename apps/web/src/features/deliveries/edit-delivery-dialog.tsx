import type { editDelivery } from '@girassol/contract/deliveries'
import { editDeliveryBody } from '@girassol/contract/deliveries/delivery-body'
import type { RequestFor } from '@girassol/contract/http/endpoint'
import { TextInput } from '@mantine/core'
import { useSchemaForm } from '../../lib/use-schema-form.ts'
import { DayInput } from '../../ui/day-input.tsx'
import { RecordDialog } from '../../ui/record-list/record-dialog.tsx'
import { saveWith } from '../../ui/record-list/save-record.ts'
import type { DeliveryDialogProps } from './delivery-dialog-props.ts'
import { useEditDelivery } from './use-change-deliveries.ts'

type Body = RequestFor<typeof editDelivery>['body']

const emptyAsNull = (text: string): string | null => (text === '' ? null : text)

/** DEL-006: corrects the carrier, the tracking, the NF-e and the promised day of a delivery. */
export const EditDeliveryDialog = ({ orderId, delivery, onReload, onClose }: DeliveryDialogProps) => {
  const { id, number, version, carrier, trackingCode, trackingLink, nf, promisedOn } = delivery
  const form = useSchemaForm({
    schema: editDeliveryBody,
    initial: {
      promisedOn: promisedOn ?? '',
      carrier: carrier ?? '',
      trackingCode: trackingCode ?? '',
      trackingLink: trackingLink ?? '',
      nf: nf ?? '',
    },
    labels: {
      promisedOn: 'Dia prometido',
      carrier: 'Transportadora',
      trackingCode: 'Código de rastreio',
      trackingLink: 'Link de rastreio',
      nf: 'Número da NF-e',
    },
    toBody: (values) => ({
      ...values,
      promisedOn: emptyAsNull(values.promisedOn),
      nf: emptyAsNull(values.nf),
      version,
    }),
  })
  const editing = useEditDelivery({ orderId, done: `Entrega ${number} salva.`, onClose })
  return (
    <RecordDialog
      width="decision"
      title={`Corrigir a entrega ${number}`}
      form={form}
      saving={saveWith(editing, (body: Body) => ({ params: { id }, body }))}
      onReload={onReload}
      onClose={onClose}
    >
      <DayInput {...form.getDayProps('promisedOn')} />
      <TextInput {...form.getTextProps('carrier')} autoComplete="off" />
      <TextInput {...form.getTextProps('trackingCode')} autoComplete="off" />
      <TextInput {...form.getTextProps('trackingLink')} inputMode="url" autoComplete="off" />
      <TextInput {...form.getTextProps('nf')} inputMode="numeric" autoComplete="off" />
    </RecordDialog>
  )
}
