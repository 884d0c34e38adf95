import type { RequestFor } from '@girassol/contract/http/endpoint'
import type { listCompanyWebhookDeliveries } from '@girassol/contract/webhooks'
import { isDay } from '@girassol/domain/shared'
import { type WebhookEvent, type WebhookResult, webhookEvents, webhookResults } from '@girassol/domain/webhooks'

/** The filters of the log, named as in the address. */
export const logDefaults = { evento: '', resultado: '', dia: '' } as const

export type LogState = Readonly<Record<keyof typeof logDefaults, string>>

const isEvent = (text: string): text is WebhookEvent => text in webhookEvents
const isResult = (text: string): text is WebhookResult => text in webhookResults

/** The query of the filters. A partly typed day or an invalid value in the address is ignored. */
export const logQuery = ({
  evento,
  resultado,
  dia,
}: LogState): RequestFor<typeof listCompanyWebhookDeliveries>['query'] => ({
  ...(isEvent(evento) && { event: evento }),
  ...(isResult(resultado) && { result: resultado }),
  ...(isDay(dia) && { day: dia }),
})
