import { type VoucherStatus, voucherStatusLabels } from '@girassol/domain/vouchers'
import { type Glyph, StatusPill, type Tone } from '../../ui/status-pill.tsx'

const looks = {
  UNSENT: { tone: 'neutral', glyph: 0 },
  PROCESSING: { tone: 'neutral', glyph: 'working' },
  SENT: { tone: 'success', glyph: 'check' },
} as const satisfies Record<VoucherStatus, { readonly tone: Tone; readonly glyph: Glyph }>

/** The state of a voucher in the ERP. */
export const VoucherStatusPill = ({ status }: { readonly status: VoucherStatus }) => (
  <StatusPill {...looks[status]} label={voucherStatusLabels[status]} />
)
