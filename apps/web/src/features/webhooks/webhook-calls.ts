import * as contract from '@girassol/contract/webhooks'

/** Whose webhooks a screen is about (WHK-001). */
export type WebhookOwner = 'company' | 'house'

/** The calls and the screens of each owner's webhooks: the list is on the screen of the integrations. */
export const webhookCalls = {
  company: {
    integrations: '/empresa/integracoes',
    path: '/empresa/webhooks',
    list: contract.listCompanyWebhooks,
    add: contract.addCompanyWebhook,
    change: contract.changeCompanyWebhook,
    remove: contract.removeCompanyWebhook,
    test: contract.testCompanyWebhook,
    rotate: contract.rotateCompanyWebhook,
    replay: contract.replayCompanyWebhook,
    log: contract.listCompanyWebhookDeliveries,
  },
  house: {
    integrations: '/administracao/integracoes',
    path: '/administracao/webhooks',
    list: contract.listHouseWebhooks,
    add: contract.addHouseWebhook,
    change: contract.changeHouseWebhook,
    remove: contract.removeHouseWebhook,
    test: contract.testHouseWebhook,
    rotate: contract.rotateHouseWebhook,
    replay: contract.replayHouseWebhook,
    log: contract.listHouseWebhookDeliveries,
  },
} as const

export type OwnerProps = { readonly owner: WebhookOwner }

/** The reads that every change of a webhook makes outdated. */
export const webhookRefreshes = (owner: WebhookOwner) => [webhookCalls[owner].list, webhookCalls[owner].log] as const
