import { type PointType, pointTypeLabels } from '@girassol/domain/points'
import { StatusPill } from '../../ui/status-pill.tsx'

const looks = {
  CREDIT: { tone: 'success', glyph: 'check' },
  DEBIT: { tone: 'danger', glyph: 'cross' },
  CHARGEBACK: { tone: 'attention', glyph: 'arrow' },
} as const

/** PTS-033, PTS-034, PTS-035: the type of an entry. */
export const ManagedPointTypePill = ({ type }: { readonly type: PointType }) => (
  <StatusPill {...looks[type]} label={pointTypeLabels[type]} />
)
