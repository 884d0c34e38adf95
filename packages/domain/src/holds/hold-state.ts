/** What became of the hold of a budget; wire and database values (HOLD-001). */
export const holdStates = {
  ACTIVE: { label: 'Ativa', tone: 'success' },
  USED: { label: 'Em pedido', tone: 'info' },
  RELEASED: { label: 'Liberada', tone: 'neutral' },
  EXPIRED: { label: 'Encerrada', tone: 'neutral' },
} as const

export type HoldState = keyof typeof holdStates

export const holdStateNames = ['ACTIVE', 'USED', 'RELEASED', 'EXPIRED'] as const satisfies readonly HoldState[]

type StoredHold = {
  readonly state: HoldState
  /** UTC ISO text. */
  readonly until: string
}

/** HOLD-006: a hold ends at its instant, whether or not a job has recorded it. */
export const holdStateAt = ({ state, until }: StoredHold, now: string): HoldState =>
  (state === 'ACTIVE' || state === 'USED') && until <= now ? 'EXPIRED' : state
