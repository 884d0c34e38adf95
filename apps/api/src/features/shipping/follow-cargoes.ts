import { listStatusesAt } from '@girassol/domain/orders'
import type { Dependencies } from '../../http/dependencies.ts'
import type { TrackingEvent } from '../../integrations/freight/freight.ts'
import { createOutbox } from '../../outbox/outbox.ts'
import { receiveEvent } from '../inbound/receive-event.ts'
import { toFreightEventKey, translateFreightEvent } from './translate-freight-event.ts'

/** The statuses from dispatch to delivery; events of other orders wait until the ERP has dispatched them. */
const travelling = listStatusesAt('dispatch', 'travelling')

const listTravelling = async ({ connection }: Dependencies): Promise<string[]> => {
  const rows = await connection.db
    .selectFrom('orders')
    .select('fretefy_code')
    .where('status', 'in', travelling)
    .where('fretefy_code', 'is not', null)
    .orderBy('id')
    .execute()
  return rows.flatMap(({ fretefy_code }) => fretefy_code ?? [])
}

const storeEvent = async (deps: Dependencies, fretefyCode: string, { code: event, at: date }: TrackingEvent) => {
  const payload = { fretefyCode, event, date }
  const message = { source: 'freight', key: toFreightEventKey(payload), event, payload } as const
  await deps.connection.db
    .transaction()
    .execute((tx) =>
      receiveEvent({ tx, now: deps.clock(), outbox: createOutbox(deps.boss, tx) }, message, translateFreightEvent),
    )
}

/**
 * Queries the freight hub for events that it did not send: each is handled as if the hub had sent it, and has one
 * effect either way. A cargo that fails does not block the others.
 */
export const followCargoes = async (deps: Dependencies): Promise<void> => {
  const codes = await listTravelling(deps)
  const failures: unknown[] = []
  for (const code of codes) {
    try {
      for (const event of await deps.ports.freight.tracking(code)) await storeEvent(deps, code, event)
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of ${codes.length} cargoes failed`)
}
