import { type ClaimStatus, claimStatuses } from '../claims/claim-status.ts'
import { type ClaimSolution, claimSolutions } from '../claims/claim-units.ts'
import type { NotificationIcon } from './notification.ts'
import type { OrderNotice } from './order-notices.ts'
import type { SellerNotice } from './proposal-notices.ts'
import type { RoleNotice } from './role-notices.ts'

/** A claim as its notices name it. */
export type NoticedClaim = { readonly id: number; readonly protocol: string }

const toPath = ({ id }: NoticedClaim): string => `/ocorrencias/${id}`

type Opened = { readonly orderId: number; readonly type: string }

/** CLM-001: an integrator opened a claim; `type` is its name on screens. */
export const claimOpened = (claim: NoticedClaim, { orderId, type }: Opened): RoleNotice => ({
  to: ['CUSTOMER_SUCCESS', 'LOGISTICS'],
  type: 'INVOICE',
  title: 'Ocorrência aberta',
  path: toPath(claim),
  icon: 'WARNING',
  message: `Ocorrência ${claim.protocol} do pedido ${orderId}: ${type}.`,
})

type Wished = { readonly orderId: number; readonly wish: ClaimSolution }

/** CLM-004: a claim whose integrator wishes money is in analysis: only FINANCIAL, and administrators, approve it. */
export const moneyWished = (claim: NoticedClaim, { orderId, wish }: Wished): RoleNotice => ({
  to: ['FINANCIAL'],
  type: 'INVOICE',
  title: 'Ocorrência com valor a decidir',
  path: toPath(claim),
  icon: 'WARNING',
  message: `A ocorrência ${claim.protocol} do pedido ${orderId} pede ${claimSolutions[wish].toLowerCase()} e está em análise.`,
})

/** CLM-006: nobody has answered or decided a claim by its due day. */
export const claimLate = (claim: NoticedClaim, orderId: number): RoleNotice => ({
  to: ['COMMERCIAL_SUPERVISOR'],
  type: 'INVOICE',
  title: 'Ocorrência atrasada',
  path: toPath(claim),
  icon: 'WARNING',
  message: `A ocorrência ${claim.protocol} do pedido ${orderId} passou do prazo.`,
})

type Surplus = { readonly orderId: number; readonly delivery: number; readonly lines: string }

/** C-202: more units arrived than a delivery sent. */
export const surplusCounted = ({ orderId, delivery, lines }: Surplus): RoleNotice => ({
  to: ['LOGISTICS'],
  type: 'INVOICE',
  title: 'Sobra na conferência',
  icon: 'INFO',
  message: `Pedido ${orderId}, entrega ${delivery}: sobraram ${lines}.`,
})

const movedIcons = {
  OPEN: 'INFO',
  IN_ANALYSIS: 'INFO',
  WAITING_CUSTOMER: 'WARNING',
  APPROVED: 'SUCCESS',
  RESOLVED: 'SUCCESS',
  REFUSED: 'DANGER',
  CANCELED: 'WARNING',
} as const satisfies Record<ClaimStatus, NotificationIcon>

type Moved = { readonly to: ClaimStatus; readonly reason: string | null }

/** A notice is read at a glance, so a longer reason is read on the screen of the claim. */
const shorten = (text: string): string => (text.length <= 200 ? text : `${text.slice(0, 199)}…`)

/** CLM-002: the distributor or a job moved a claim of the integrator. */
export const claimMoved = (claim: NoticedClaim, { to, reason }: Moved): OrderNotice => ({
  to: 'seller',
  type: 'INVOICE',
  title: `Ocorrência: ${claimStatuses[to].label}`,
  path: toPath(claim),
  icon: movedIcons[to],
  message: (id) =>
    `A ocorrência ${claim.protocol} do pedido ${id} está em '${claimStatuses[to].label}'.${reason === null ? '' : ` ${shorten(reason)}`}`,
})

/** CLM-002: the integrator moved a claim, for who handles it. */
export const claimMovedByIntegrator = (
  claim: NoticedClaim,
  { orderId, to }: { readonly orderId: number; readonly to: ClaimStatus },
): SellerNotice => ({
  type: 'INVOICE',
  title: `Ocorrência: ${claimStatuses[to].label}`,
  path: toPath(claim),
  icon: movedIcons[to],
  message: `O integrador mudou a ocorrência ${claim.protocol} do pedido ${orderId} para '${claimStatuses[to].label}'.`,
})

/** CLM-010: the distributor wrote in the thread; the text is read there alone. */
export const claimAnswered = (claim: NoticedClaim): OrderNotice => ({
  to: 'seller',
  type: 'INVOICE',
  title: 'Nova mensagem na ocorrência',
  path: toPath(claim),
  icon: 'INFO',
  message: (id) => `A distribuidora respondeu na ocorrência ${claim.protocol} do pedido ${id}.`,
})

/** CLM-010: the integrator wrote in the thread, for who handles the claim. */
export const claimWritten = (claim: NoticedClaim, orderId: number): SellerNotice => ({
  type: 'INVOICE',
  title: 'Nova mensagem na ocorrência',
  path: toPath(claim),
  icon: 'INFO',
  message: `O integrador escreveu na ocorrência ${claim.protocol} do pedido ${orderId}.`,
})

/** C-203: a claim that waits for the integrator is cancelled in some days. */
export const claimWaiting = (claim: NoticedClaim, days: number): OrderNotice => ({
  to: 'seller',
  type: 'INVOICE',
  title: 'Ocorrência aguarda você',
  path: toPath(claim),
  icon: 'WARNING',
  message: (id) => `Responda à ocorrência ${claim.protocol} do pedido ${id}: em ${days} dias ela será cancelada.`,
})

/** CLM-007: the ERP refused a credit or refund. */
export const claimCreditRefused = (claim: NoticedClaim, reason: string): RoleNotice => ({
  to: ['FINANCIAL'],
  type: 'INVOICE',
  title: 'Crédito recusado pelo ERP',
  path: toPath(claim),
  icon: 'DANGER',
  message: `Ocorrência ${claim.protocol}: ${shorten(reason)}`,
})
