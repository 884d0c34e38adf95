import { type UserState, userStateLabels } from '@girassol/domain/administration'
import { StatusPill, type StatusPillProps } from '../../../ui/status-pill.tsx'

const looks = {
  INVITED: { tone: 'info', glyph: 'clock' },
  ACTIVE: { tone: 'success', glyph: 'check' },
  INACTIVE: { tone: 'neutral', glyph: 'cross' },
} as const satisfies Record<UserState, Pick<StatusPillProps, 'tone' | 'glyph'>>

/** Invited, active or deactivated. */
export const UserStatePill = ({ state }: { readonly state: UserState }) => (
  <StatusPill {...looks[state]} label={userStateLabels[state]} />
)
