import type { Role } from '../access/roles.ts'
import type { LossReader } from '../orders/moves/loss-events.ts'
import { hoursOfSilence } from '../payments/open-charges.ts'
import { formatDay } from '../shared/brazil-time.ts'
import type { NotificationIcon, NotificationType } from './notification.ts'

/** A notice for every user with one of these roles. */
export type RoleNotice = {
  readonly to: readonly Role[]
  /** Who did it, and needs no notice. */
  readonly except?: number | null
  readonly type: NotificationType
  readonly title: string
  readonly icon: NotificationIcon
  /** The screen of what it is about, where that is no order or budget. */
  readonly path?: string
  readonly message: string
}

/**
 * C-235, REL-012: the gateway sends no messages although charges are open. The type is that of an order without a
 * number: the requirements define no type for an outside system (NOT-003).
 */
export const gatewaySilent: RoleNotice = {
  to: ['FINANCIAL', 'ADMINISTRATOR'],
  type: 'INVOICE',
  title: 'Gateway sem mensagens',
  icon: 'WARNING',
  message: `O gateway de pagamento não envia mensagens há ${hoursOfSilence} horas e há cobranças em aberto. O portal confere as cobranças a cada 15 minutos; confira os avisos (webhooks) no gateway.`,
}

/** C-235, REL-013: a comparison of a day (YYYY-MM-DD) found differences; `open` is how many of them wait for a person. */
export const differencesFound = (day: string, open: number): RoleNotice => ({
  to: ['FINANCIAL'],
  type: 'INVOICE',
  title: 'Diferenças na conciliação',
  path: '/conciliacao',
  icon: 'WARNING',
  message: `Conciliação de ${formatDay(day)}: ${open === 1 ? '1 diferença em aberto' : `${open} diferenças em aberto`} entre pedidos, gateway e ERP. Veja em Conciliação.`,
})

/** C-235, REL-008: a message that means a loss waits for a person; `reason` is the sentence about the message. */
export const lossToHandle = (to: LossReader, orderId: number | null, reason: string): RoleNotice => ({
  to: [to],
  type: 'INVOICE',
  title: 'Mensagem a tratar',
  icon: 'DANGER',
  message: orderId === null ? reason : `Pedido ${orderId}: ${reason}`,
})

export const operationFailedTitle = 'Operação falhou'

/** C-238, REL-015: an operation in the background has used up its tries; `label` is its name in the list of failures. */
export const operationFailed = (label: string, orderId: number | null): RoleNotice => ({
  to: ['ADMINISTRATOR'],
  type: 'INVOICE',
  title: operationFailedTitle,
  path: '/administracao/falhas',
  icon: 'DANGER',
  message: `${orderId === null ? '' : `Pedido ${orderId}, `}${label}: todas as tentativas falharam. Veja o motivo e tente de novo em Administração, Falhas.`,
})
