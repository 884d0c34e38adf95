import { apiScopeNames } from '@girassol/domain/api-keys'
import { attemptFailureNames, offReasonNames, webhookEventNames, webhookResultNames } from '@girassol/domain/webhooks'

const webhookEvent = { type: 'WebhookEvent', from: '@girassol/domain/webhooks', values: webhookEventNames }

/** The listed columns of what works with other systems: keys and webhooks. */
export const integrationColumns = {
  'api_key.scopes': { type: 'ApiScope', from: '@girassol/domain/api-keys', values: apiScopeNames },
  'webhook.events': webhookEvent,
  'webhook.off_reason': { type: 'OffReason', from: '@girassol/domain/webhooks', values: offReasonNames },
  'webhook_attempt.failure': { type: 'AttemptFailure', from: '@girassol/domain/webhooks', values: attemptFailureNames },
  'webhook_delivery.state': { type: 'WebhookResult', from: '@girassol/domain/webhooks', values: webhookResultNames },
  'webhook_message.type': webhookEvent,
} as const
