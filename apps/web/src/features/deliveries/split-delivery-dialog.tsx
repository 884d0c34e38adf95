import type { splitDelivery } from '@girassol/contract/deliveries'
import { splitDeliveryBody } from '@girassol/contract/deliveries/delivery-body'
import type { RequestFor } from '@girassol/contract/http/endpoint'
import { useSchemaForm } from '../../lib/use-schema-form.ts'
import { RecordDialog } from '../../ui/record-list/record-dialog.tsx'
import { saveWith } from '../../ui/record-list/save-record.ts'
import type { DeliveryDialogProps } from './delivery-dialog-props.ts'
import { findTooMany, type TakenUnits, toLines, UnitFields } from './unit-fields.tsx'
import { useSplitDelivery } from './use-change-deliveries.ts'

type Body = RequestFor<typeof splitDelivery>['body']

/** DEL-006: moves units of a planned delivery into one of their own. */
export const SplitDeliveryDialog = ({ orderId, delivery, onReload, onClose }: DeliveryDialogProps) => {
  const { id, number, version } = delivery
  const none: readonly TakenUnits[] = delivery.lines.map(({ itemId, name, quantity: most }) => ({
    itemId,
    name,
    most,
    quantity: null,
  }))
  const form = useSchemaForm({
    schema: splitDeliveryBody,
    initial: { units: none },
    labels: { lines: 'Itens' },
    toBody: ({ units }) => ({ lines: toLines(units), version }),
    rules: ({ units }) => findTooMany(units),
    toField: (path) => (path.startsWith('lines') ? 'lines' : path),
  })
  const splitting = useSplitDelivery({ orderId, done: `Entrega ${number} dividida.`, onClose })
  return (
    <RecordDialog
      width="decision"
      title={`Dividir a entrega ${number}`}
      verb="Dividir entrega"
      runningVerb="Dividindo…"
      form={form}
      saving={saveWith(splitting, (body: Body) => ({ params: { id }, body }))}
      onReload={onReload}
      onClose={onClose}
    >
      <p>O que você informar vai para uma nova entrega; o resto fica nesta.</p>
      <UnitFields id={form.getId('lines')} units={form.values.units} onChange={(units) => form.change({ units })} />
    </RecordDialog>
  )
}
