import { type DeliveryStatus, deliveryStatuses } from '@girassol/domain/deliveries'
import { type Glyph, StatusPill } from '../../ui/status-pill.tsx'

const glyphs: Readonly<Record<DeliveryStatus, Glyph>> = {
  PLANNED: 'calendar',
  DISPATCHED: 2,
  IN_TRANSIT: 4,
  OUT_FOR_DELIVERY: 6,
  DELIVERED: 'check',
  CANCELED: 'cross',
}

/** The status of a delivery, by colour, shape and text (DEL-002). */
export const DeliveryStatusBadge = ({ status }: { readonly status: DeliveryStatus }) => {
  const { tone, label } = deliveryStatuses[status]
  return <StatusPill tone={tone} glyph={glyphs[status]} label={label} />
}
