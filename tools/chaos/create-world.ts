import type { Database } from '@girassol/api/database/connection'
import type { FakeProtheus } from '@girassol/api/integrations/erp/fake-protheus'
import { simulatedCharges } from '@girassol/api/integrations/gateway/simulated-charges'
import { simulatedGateway } from '@girassol/api/integrations/gateway/simulated-gateway'
import { createDice } from './dice.ts'
import { judge } from './judge.ts'
import { emptyOutbox, type Order } from './live-all.ts'
import type { World } from './live-order.ts'
import { type Figures, readFigures } from './read-figures.ts'
import { countEffects, watchStatuses } from './watch.ts'

type Beginning = Pick<World, 'calls' | 'deadline' | 'losesMessage'> & {
  readonly db: Database
  readonly protheus: FakeProtheus
  readonly seed: number
}

export type Ending = { readonly violations: readonly string[]; readonly figures: Figures }

/** What all lives share; `end` waits for what is still on its way, and judges the orders. */
export const createWorld = ({ db, protheus, seed, ...given }: Beginning) => {
  const watch = watchStatuses(db)
  const world: World = {
    ...given,
    db,
    dice: createDice(seed),
    gateway: simulatedGateway({ book: simulatedCharges(db) }),
    acknowledged: new Map(),
    getStatus: watch.getStatus,
    getEffects: countEffects(protheus),
  }
  const end = async (orders: readonly Order[]): Promise<Ending> => {
    const undelivered = await emptyOutbox(world)
    await watch.stop()
    const judged = await judge({ world, orders, protheus })
    return { violations: [...undelivered, ...judged], figures: await readFigures(world, protheus) }
  }
  return { world, end }
}
