import * as contract from '@girassol/contract/webhooks'
import type { WebhookEvent } from '@girassol/domain/webhooks'
import type { Caller, TestApplication } from '../../test-application.ts'
import { sendDelivery } from './sending/send-delivery.ts'
import { takeDeliveries } from './sending/take-deliveries.ts'

/** For tests: the switch that lets webhooks go to the own machine. */
export const withLoopback = { WEBHOOKS_ALLOW_LOOPBACK: '1' } as const

/** For tests: sends everything that is due now. */
export const deliverDue = async (deps: TestApplication['deps']): Promise<void> => {
  for (;;) {
    const taken = await takeDeliveries(deps)
    if (taken.length === 0) return
    await Promise.all(taken.map((delivery) => sendDelivery({ ...deps, chance: () => 0.9 }, delivery)))
  }
}

type Registered = contract.WebhookView & { readonly secret: string }

const answered = <Body>({ statusCode, body }: { readonly statusCode: number; readonly body: string }): Body => {
  if (statusCode >= 300) throw new Error(`${statusCode} ${body}`)
  return JSON.parse(body) as Body
}

/** For tests: registers a webhook of the caller's company. */
export const registerForCompany = async (
  call: Caller,
  url: string,
  events: readonly WebhookEvent[],
): Promise<Registered> => answered(await call(contract.addCompanyWebhook, { body: { url, events: [...events] } }))

/** For tests: registers a webhook of the distributor. */
export const registerForHouse = async (
  call: Caller,
  url: string,
  events: readonly WebhookEvent[],
): Promise<Registered> => answered(await call(contract.addHouseWebhook, { body: { url, events: [...events] } }))

/** For tests: the log of a webhook of the caller's company. */
export const readLog = async (
  call: Caller,
  id: number,
  query: object = {},
): Promise<{ readonly data: readonly contract.WebhookDeliveryView[]; readonly total: number }> =>
  answered(await call(contract.listCompanyWebhookDeliveries, { params: { id }, query }))
