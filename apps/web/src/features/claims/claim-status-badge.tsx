import { type ClaimSide, type ClaimStatus, claimStatuses, nameClaimStatus } from '@girassol/domain/claims'
import { type Glyph, StatusPill } from '../../ui/status-pill.tsx'

const glyphs: Readonly<Record<ClaimStatus, Glyph>> = {
  OPEN: 0,
  IN_ANALYSIS: 4,
  WAITING_CUSTOMER: 'pause',
  APPROVED: 6,
  RESOLVED: 'check',
  REFUSED: 'cross',
  CANCELED: 'cross',
}

type ClaimStatusBadgeProps = { readonly status: ClaimStatus; readonly side: ClaimSide }

/** The status of a claim in the words of its reader, by colour, shape and text (CLM-002). */
export const ClaimStatusBadge = ({ status, side }: ClaimStatusBadgeProps) => (
  <StatusPill tone={claimStatuses[status].tone} glyph={glyphs[status]} label={nameClaimStatus(status, side)} />
)
