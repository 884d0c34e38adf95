import { type NegotiationStatus, negotiationStatuses } from '@girassol/domain/negotiations'
import { type Glyph, StatusPill } from '../../ui/status-pill.tsx'

const glyphs: Readonly<Record<NegotiationStatus, Glyph>> = {
  REQUESTED: 'pause',
  COUNTERED: 'pause',
  PENDING_APPROVAL: 'pause',
  AGREED: 'check',
  REFUSED: 'cross',
  WITHDRAWN: 'arrow',
  EXPIRED: 'clock',
}

/** QUO-002: the status by its name. */
export const NegotiationStatusBadge = ({ status }: { readonly status: NegotiationStatus }) => {
  const { label, tone } = negotiationStatuses[status]
  return <StatusPill tone={tone} glyph={glyphs[status]} label={label} />
}
