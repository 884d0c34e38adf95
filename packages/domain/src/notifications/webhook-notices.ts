import { type OffReason, offReasons } from '../webhooks/webhook-rules.ts'
import type { CompanyNotice } from './company-notices.ts'
import type { RoleNotice } from './role-notices.ts'

const switchedOff = (url: string, reason: OffReason): CompanyNotice => ({
  type: 'SELLER_REGISTER',
  title: 'Webhook desligado',
  message: `${offReasons[reason]}. Destino: ${new URL(url).host}. O que aguardava não foi enviado; depois de ligar de novo, reenvie pelo registro de entregas.`,
  icon: 'WARNING',
})

/** WHK-008: a notice for the ADMINs of the company. It names the host alone, because the path may be secret. */
export const companyWebhookOff = switchedOff

/** WHK-008: the same for the administrators of the distributor. */
export const houseWebhookOff = (url: string, reason: OffReason): RoleNotice => ({
  to: ['ADMINISTRATOR'],
  ...switchedOff(url, reason),
})
