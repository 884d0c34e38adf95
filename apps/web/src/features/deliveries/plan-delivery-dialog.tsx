import type { DeliveriesView, planDelivery } from '@girassol/contract/deliveries'
import { planDeliveryBody } from '@girassol/contract/deliveries/delivery-body'
import type { RequestFor } from '@girassol/contract/http/endpoint'
import { TextInput } from '@mantine/core'
import { useSchemaForm } from '../../lib/use-schema-form.ts'
import { DayInput } from '../../ui/day-input.tsx'
import { RecordDialog } from '../../ui/record-list/record-dialog.tsx'
import { saveWith } from '../../ui/record-list/save-record.ts'
import type { DeliveryDialogProps } from './delivery-dialog-props.ts'
import { findTooMany, type TakenUnits, toLines, UnitFields } from './unit-fields.tsx'
import { usePlanDelivery } from './use-change-deliveries.ts'

type Body = RequestFor<typeof planDelivery>['body']

type PlanDeliveryDialogProps = Omit<DeliveryDialogProps, 'delivery'> & {
  readonly lines: DeliveriesView['lines']
  readonly isPickup: boolean
}

/** All that is in no delivery yet. */
const takeAll = (lines: DeliveriesView['lines']): readonly TakenUnits[] =>
  lines
    .filter(({ unplanned }) => unplanned > 0)
    .map(({ itemId, name, unplanned }) => ({ itemId, name, most: unplanned, quantity: unplanned }))

/** DEL-006: plans a delivery; it begins with everything that is in no other one. */
export const PlanDeliveryDialog = ({ orderId, lines, isPickup, onReload, onClose }: PlanDeliveryDialogProps) => {
  const form = useSchemaForm({
    schema: planDeliveryBody,
    initial: { units: takeAll(lines), promisedOn: '', carrier: '' },
    labels: { lines: 'Itens', promisedOn: 'Dia prometido', carrier: 'Transportadora' },
    toBody: ({ units, promisedOn, carrier }) => ({
      lines: toLines(units),
      promisedOn: promisedOn === '' ? null : promisedOn,
      carrier,
    }),
    rules: ({ units }) => findTooMany(units),
    toField: (path) => (path.startsWith('lines') ? 'lines' : path),
  })
  const planning = usePlanDelivery({ orderId, done: 'Entrega planejada.', onClose })
  return (
    <RecordDialog
      width="decision"
      title={`Planejar entrega do pedido ${orderId}`}
      verb="Planejar entrega"
      runningVerb="Planejando…"
      form={form}
      saving={saveWith(planning, (body: Body) => ({ params: { id: orderId }, body }))}
      onReload={onReload}
      onClose={onClose}
    >
      <UnitFields id={form.getId('lines')} units={form.values.units} onChange={(units) => form.change({ units })} />
      <DayInput {...form.getDayProps('promisedOn')} />
      {!isPickup && <TextInput {...form.getTextProps('carrier')} autoComplete="off" />}
    </RecordDialog>
  )
}
