import { type HomologationStatus, homologationStatuses } from '@girassol/domain/homologations'
import { type Glyph, StatusPill } from '../../ui/status-pill.tsx'

const glyphs: Readonly<Record<HomologationStatus, Glyph>> = {
  DOCUMENTS: 'draft',
  SUBMITTED: 2,
  PENDENCY: 'pause',
  ISSUED: 4,
  INSPECTION: 6,
  CONNECTED: 'check',
  DENIED: 'cross',
}

/** The status of a homologation, by colour, shape and text (HOM-002). */
export const HomologationStatusBadge = ({ status }: { readonly status: HomologationStatus }) => {
  const { tone, label } = homologationStatuses[status]
  return <StatusPill tone={tone} glyph={glyphs[status]} label={label} />
}
