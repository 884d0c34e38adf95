import type { PointEntryView } from '@girassol/contract/points'
import { type PointType, pointTypeLabels } from '@girassol/domain/points'
import { formatCount } from '../../lib/format.ts'
import { StatusPill, type StatusPillProps } from '../../ui/status-pill.tsx'

const looks = {
  CREDIT: { tone: 'success', glyph: 'check' },
  DEBIT: { tone: 'danger', glyph: 'cross' },
  CHARGEBACK: { tone: 'attention', glyph: 'arrow' },
} as const satisfies Record<PointType, Pick<StatusPillProps, 'tone' | 'glyph'>>

/** PTS-033, PTS-034, PTS-035: the effect of an entry. */
export const PointTypePill = ({ type }: { readonly type: PointType }) => (
  <StatusPill {...looks[type]} label={pointTypeLabels[type]} />
)

/** The points with the sign of their type (C-125). */
export const signedPoints = ({ type, value }: Pick<PointEntryView, 'type' | 'value'>): string =>
  `${type === 'CREDIT' ? '' : '-'}${formatCount(value)}`

/** PTS-006: the order that an entry belongs to. */
export const nameOrigin = ({ invoice }: Pick<PointEntryView, 'invoice'>): string =>
  invoice === null ? 'MANUAL' : String(invoice.id)
