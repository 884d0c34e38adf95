import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '@girassol/api/database/connection'
import type { FakeProtheus } from '@girassol/api/integrations/erp/fake-protheus'

const lookMs = 200

/** Resolves when the condition is true. Throws at the end of the run. */
export const until = async (what: string, isSo: () => boolean | Promise<boolean>, deadline: number): Promise<void> => {
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error(`never came: ${what}`)
    await wait(lookMs)
  }
}

/** The statuses of all orders, read a few times a second for all that wait for one. */
export const watchStatuses = (db: Database) => {
  const statuses = new Map<number, string>()
  let on = true
  const look = async () => {
    while (on) {
      for (const { id, status } of await db.selectFrom('orders').select(['id', 'status']).execute())
        statuses.set(id, status)
      await wait(lookMs)
    }
  }
  const looking = look()
  const stop = async () => {
    on = false
    await looking
  }
  return { getStatus: (id: number) => statuses.get(id), stop }
}

export type ErpStepName = 'create' | 'payment' | 'cancellation' | 'return'

/** The ERP's steps for each order, counted as they happen. */
export const countEffects = ({ state }: Pick<FakeProtheus, 'state'>) => {
  const counts = new Map<string, number>()
  let read = 0
  const readOn = () => {
    for (const { what, body } of state.effects.slice(read)) {
      const [, number = String(body.C5_XPORTAL), step = 'create'] = what.split('/')
      const key = `${number} ${step}`
      counts.set(key, (counts.get(key) ?? 0) + 1)
    }
    read = state.effects.length
  }
  return (id: number, step: ErpStepName): number => {
    readOn()
    return counts.get(`${id} ${step}`) ?? 0
  }
}
