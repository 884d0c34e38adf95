import { type SellerStatus, sellerStatusLabels } from '@girassol/domain/sellers'
import { StatusPill, type StatusPillProps } from '../../ui/status-pill.tsx'

const looks = {
  PENDING: { tone: 'attention', glyph: 'clock' },
  APPROVED: { tone: 'success', glyph: 'check' },
  REPROVED: { tone: 'danger', glyph: 'cross' },
} as const satisfies Record<SellerStatus, Pick<StatusPillProps, 'tone' | 'glyph'>>

/** Waiting, approved or rejected (AUTH-011). */
export const SellerStatusPill = ({ status }: { readonly status: SellerStatus }) => (
  <StatusPill {...looks[status]} label={sellerStatusLabels[status]} />
)
