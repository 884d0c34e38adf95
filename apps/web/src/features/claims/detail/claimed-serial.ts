import type { ClaimView } from '@girassol/contract/claims'

export type ClaimedSerial = ClaimView['lines'][number]['serials'][number]
