import type { HoldRow, HoldView } from '@girassol/contract/holds'

const panel = { code: '10010005', name: 'Módulo HELIAR 550W' } as const

/** The hold of a budget by its integrator, who may release it. */
export const aHold = (more: Partial<HoldView> = {}): HoldView => ({
  orderId: 10479,
  state: 'ACTIVE',
  madeAt: '2026-11-23T15:00:00.000Z',
  until: '2026-11-25T15:00:00.000Z',
  author: 'Marina Alves',
  releaseReason: null,
  lines: [{ ...panel, asked: 10, held: 10, reason: null }],
  mostHours: 48,
  actions: { hold: { allowed: false, reason: 'Este orçamento já tem estoque reservado.' }, release: { allowed: true } },
  needsReason: false,
  ...more,
})

/** A budget that was never held, and may be held now. */
export const noHold = (more: Partial<HoldView> = {}): HoldView =>
  aHold({
    state: null,
    madeAt: null,
    until: null,
    author: null,
    lines: [],
    actions: {
      hold: { allowed: true },
      release: { allowed: false, reason: 'Este orçamento não tem estoque reservado.' },
    },
    ...more,
  })

/** A row of the list of holds, as a commercial user who may release it reads it. */
export const aHoldRow = (more: Partial<HoldRow> = {}): HoldRow => ({
  orderId: 10479,
  state: 'ACTIVE',
  madeAt: '2026-11-23T15:00:00.000Z',
  until: '2026-11-25T15:00:00.000Z',
  author: 'Marina Alves',
  seller: { id: 1, name: 'Sol do Cerrado Energia' },
  lines: [{ ...panel, held: 10 }],
  actions: { release: { allowed: true } },
  needsReason: true,
  ...more,
})
