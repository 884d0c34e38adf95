import { type ProposalStatus, proposalStatuses } from '@girassol/domain/proposals'
import type { ReactElement } from 'react'
import { type Glyph, StatusPill } from '../../ui/status-pill.tsx'

const stroke = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.4,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

const glyphs: Readonly<Record<ProposalStatus, Glyph | ReactElement>> = {
  DRAFT: 'draft',
  SENT: <path {...stroke} d="M11 1 5.2 6.8M11 1 7.4 11 5.2 6.8 1 4.6Z" />,
  VIEWED: (
    <>
      <path {...stroke} d="M.8 6C2 3.7 3.8 2.6 6 2.6S10 3.7 11.2 6C10 8.3 8.2 9.4 6 9.4S2 8.3.8 6Z" />
      <circle cx="6" cy="6" r="1.5" fill="currentColor" />
    </>
  ),
  ACCEPTED: 'check',
  DECLINED: 'cross',
  EXPIRED: 'clock',
  REVOKED: (
    <>
      <circle cx="6" cy="6" r="5" {...stroke} />
      <path {...stroke} d="M2.6 2.6 9.4 9.4" />
    </>
  ),
  CONVERTED: <path {...stroke} d="M1.5 6h9M7.2 2.7 10.5 6 7.2 9.3" />,
}

/** The status of a proposal, by colour, shape and text (C-168). */
export const ProposalStatusBadge = ({ status }: { readonly status: ProposalStatus }) => {
  const { tone, label } = proposalStatuses[status]
  return <StatusPill tone={tone} glyph={glyphs[status]} label={label} />
}
