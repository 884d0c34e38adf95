import { type CheckState, checkStates } from '@girassol/domain/delivery-checks'
import { type Glyph, StatusPill } from '../../ui/status-pill.tsx'

const glyphs: Readonly<Record<CheckState, Glyph>> = { OPEN: 2, OK: 'check', DIVERGENT: 'cross', EXPIRED: 'clock' }

/** The state of a check, by colour, shape and text (DEL-010, DEL-011). */
export const CheckStateBadge = ({ state }: { readonly state: CheckState }) => {
  const { tone, label } = checkStates[state]
  return <StatusPill tone={tone} glyph={glyphs[state]} label={label} />
}
