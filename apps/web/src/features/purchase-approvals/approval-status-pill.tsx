import { type ApprovalStatus, approvalStatusLabels } from '@girassol/domain/purchase-approvals'
import { StatusPill, type StatusPillProps } from '../../ui/status-pill.tsx'

const looks = {
  PENDING: { tone: 'neutral', glyph: 'pause' },
  APPROVED: { tone: 'success', glyph: 'check' },
  REJECTED: { tone: 'danger', glyph: 'cross' },
  WITHDRAWN: { tone: 'neutral', glyph: 'arrow' },
  EXPIRED: { tone: 'neutral', glyph: 'clock' },
} as const satisfies Record<ApprovalStatus, Pick<StatusPillProps, 'tone' | 'glyph'>>

/** The status of a purchase approval, by colour, shape and text (COMP-012). */
export const ApprovalStatusPill = ({ status }: { readonly status: ApprovalStatus }) => (
  <StatusPill {...looks[status]} label={approvalStatusLabels[status]} />
)
