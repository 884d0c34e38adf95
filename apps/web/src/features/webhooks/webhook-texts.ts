import type { WebhookView } from '@girassol/contract/webhooks'
import { offReasons, webhookEvents } from '@girassol/domain/webhooks'
import { formatDateTime } from '../../lib/format.ts'
import type { StatusPillProps } from '../../ui/status-pill.tsx'

/** The host, as a webhook is called on screens. */
export const nameOf = ({ url }: Pick<WebhookView, 'url'>): string => new URL(url).host

/** 'Pedido criado, Pedido pago e mais 2' */
export const eventsText = ({ events }: Pick<WebhookView, 'events'>): string => {
  const names = events.map((name) => webhookEvents[name])
  const shown = names.slice(0, 2).join(', ')
  return names.length <= 2 ? shown : `${shown} e mais ${names.length - 2}`
}

/** The state of a webhook, by colour, shape and word. */
export const stateLook = ({ active, failingSince }: WebhookView): StatusPillProps => {
  if (!active) return { tone: 'neutral', glyph: 'pause', label: 'Desligado' }
  return failingSince === null
    ? { tone: 'success', glyph: 'check', label: 'Ligado' }
    : { tone: 'attention', glyph: 'cross', label: 'Falhando' }
}

/** Why a webhook is off, or since when it fails; null for one that works. */
export const stateNote = ({ active, offReason, failingSince }: WebhookView): string | null => {
  if (!active) return offReason === null || offReason === 'USER' ? null : `${offReasons[offReason]}.`
  return failingSince === null ? null : `Sem sucesso desde ${formatDateTime(failingSince)}.`
}
