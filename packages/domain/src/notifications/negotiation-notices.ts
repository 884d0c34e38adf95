import { type LossReason, lossReasons } from '../negotiations/loss-reasons.ts'
import { formatMoment } from '../shared/brazil-time.ts'
import type { NotificationIcon } from './notification.ts'
import type { OrderNotice } from './order-notices.ts'
import type { SellerNotice } from './proposal-notices.ts'
import type { RoleNotice } from './role-notices.ts'

/** QUO-025: e-mail copies of these notices carry no amounts (C-185). */
const toIntegrator = (title: string, icon: NotificationIcon, message: (id: number) => string): OrderNotice => ({
  to: 'seller',
  type: 'BUDGET',
  title,
  icon,
  message,
})

const toStaff = (title: string, icon: NotificationIcon, message: string): SellerNotice => ({
  type: 'BUDGET',
  title,
  icon,
  message,
})

/** QUO-025: an integrator asks for prices, for those who offer and nobody has taken it yet. */
export const pricesAsked = (orderId: number, except: number | null): RoleNotice => ({
  to: ['COMMERCIAL', 'CUSTOMER_SUCCESS'],
  except,
  ...toStaff('Pedido de negociação', 'INFO', `O orçamento ${orderId} tem um pedido de negociação a responder.`),
})

/** QUO-025: the same for who offered before. */
export const pricesAskedAgain = (orderId: number): SellerNotice =>
  toStaff('Contraproposta', 'INFO', `O integrador fez uma contraproposta no orçamento ${orderId}.`)

/** QUO-025, QUO-010: an offer is below the floor of who made it. */
export const offerWaits = (orderId: number, except: number | null): RoleNotice => ({
  to: ['COMMERCIAL_SUPERVISOR', 'ADMINISTRATOR'],
  except,
  ...toStaff('Proposta aguarda alçada', 'WARNING', `Uma proposta do orçamento ${orderId} aguarda aprovação de alçada.`),
})

/** QUO-011: an offer was sent back to who made it. */
export const offerSentBack = (orderId: number): SellerNotice =>
  toStaff('Proposta devolvida', 'WARNING', `Sua proposta do orçamento ${orderId} foi devolvida. Leia o motivo.`)

/** QUO-025: the distributor offers prices. */
export const pricesOffered: OrderNotice = toIntegrator(
  'Nova proposta',
  'INFO',
  (id) => `A distribuidora fez uma proposta no orçamento ${id}.`,
)

/** QUO-025: both sides agree, for the integrator and for who offered. */
export const pricesAgreed: OrderNotice = toIntegrator(
  'Acordo fechado',
  'SUCCESS',
  (id) => `A negociação do orçamento ${id} terminou em acordo.`,
)

export const pricesAccepted = (orderId: number): SellerNotice =>
  toStaff('Acordo fechado', 'SUCCESS', `A negociação do orçamento ${orderId} terminou em acordo.`)

/** QUO-023: the distributor refuses, and says why. */
export const pricesRefused = (reason: LossReason): OrderNotice =>
  toIntegrator(
    'Negociação recusada',
    'DANGER',
    (id) => `A distribuidora recusou a negociação do orçamento ${id}. Motivo: ${lossReasons[reason]}.`,
  )

export const negotiationWithdrawn = (orderId: number, reason: LossReason): SellerNotice =>
  toStaff(
    'Negociação retirada',
    'WARNING',
    `A negociação do orçamento ${orderId} foi retirada. Motivo: ${lossReasons[reason]}.`,
  )

/** QUO-019: somebody of the other side wrote in the thread; the text is read there alone. */
export const distributorWrote: OrderNotice = toIntegrator(
  'Nova mensagem na negociação',
  'INFO',
  (id) => `A distribuidora escreveu na negociação do orçamento ${id}.`,
)

export const integratorWrote = (orderId: number): SellerNotice =>
  toStaff('Nova mensagem na negociação', 'INFO', `O integrador escreveu na negociação do orçamento ${orderId}.`)

/** QUO-025, C-156: the offer ends in two hours. */
export const offerEndsSoon = (until: string): OrderNotice => ({
  to: 'seller',
  type: 'BUDGET_EXPIRATION',
  title: 'Proposta termina em breve',
  icon: 'WARNING',
  message: (id) => `A proposta da distribuidora para o orçamento ${id} vale até ${formatMoment(until)}.`,
})
