import { isIntegratorType, toDataScope } from '@girassol/domain/access'
import type { PgBoss } from 'pg-boss'
import type { Mover } from '../features/order-record/mover.ts'
import { systemAuthor } from '../features/order-record/unscoped-order.ts'
import { sendErpStep } from '../features/orders/erp/send-erp-step.ts'
import type { Actor } from '../http/actor.ts'
import type { Context, LookupContext, Tx, WriteContext } from '../http/context.ts'
import type { Dependencies } from '../http/dependencies.ts'
import { createLinkTokens } from '../http/link-tokens.ts'
import type { RequestOrigin } from '../http/request-origin.ts'
import { createSealing } from '../http/sealing.ts'
import { simulatedCardCheck } from '../integrations/card-check/simulated-card-check.ts'
import { simulatedErp } from '../integrations/erp/simulated-erp.ts'
import { simulatedTitles } from '../integrations/erp/simulated-titles.ts'
import { simulatedFreight } from '../integrations/freight/simulated-freight.ts'
import { simulatedCharges } from '../integrations/gateway/simulated-charges.ts'
import { type SimulatedGateway, simulatedGateway } from '../integrations/gateway/simulated-gateway.ts'
import type { Effects } from '../outbox/effects.ts'
import { createOutbox } from '../outbox/outbox.ts'
import { demonstration } from './demo-accounts.ts'
import type { DemoClock } from './demo-clock.ts'

type Step = Effects['erp.order-step']

/** How the simulated ERP responds to a request; 'silent' is an ERP that was not reached yet. */
export type ErpBehaviour = 'accepts' | 'pending' | 'silent'

/** The server's dependencies on a day in the past, with simulators of their own: nothing leaves the process. */
const createPastDependencies = (deps: Dependencies, clock: DemoClock, requestedSteps: Step[]) => {
  const gateway: SimulatedGateway = simulatedGateway({
    book: simulatedCharges(deps.connection.db),
    now: () => new Date(clock.now()),
    ...(deps.publicUrl && { publicUrl: deps.publicUrl }),
  })
  // Effects are stored here instead of in the queue, because the demo runner answers them at once.
  const send = async (name: string, payload: unknown) => {
    if (name === 'erp.order-step') requestedSteps.push(payload as Step)
    return null
  }
  return {
    ...deps,
    clock: clock.now,
    boss: { send } as unknown as PgBoss,
    ports: {
      ...deps.ports,
      gateway,
      erp: simulatedErp({ titleBook: simulatedTitles(deps.connection.db) }),
      freight: simulatedFreight({ now: () => new Date(clock.now()) }),
      cardCheck: simulatedCardCheck(),
    },
  }
}

/** No browser takes part in the stories. */
const nothing = () => undefined
const withoutBrowser = {
  cookies: {
    access: undefined,
    mustRenew: false,
    refresh: undefined,
    open: nothing,
    clear: nothing,
    signOut: nothing,
  },
  storageCookies: { requestClearing: nothing, confirm: nothing },
  signIns: {
    begin: async () => nothing(),
    giveBack: async () => nothing(),
    rememberDevice: nothing,
    findDevice: () => null,
  },
  address: '127.0.0.1',
  userAgent: '',
  isHead: false,
}

const findUser = (tx: Tx, email: string) =>
  tx
    .selectFrom('app_user')
    .select(['id', 'name', 'roles', 'seller_id', 'owner_id', 'can_view_product_prices', 'can_view_margin_liquid'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow()

const findSeller = async (tx: Tx, sellerCode: string) => {
  const seller = await tx
    .selectFrom('seller')
    .select(['id', 'erp_code', 'erp_state'])
    .where('erp_code', '=', sellerCode)
    .executeTakeFirstOrThrow()
  return { id: seller.id, erpCode: seller.erp_code, erpState: seller.erp_state }
}

/** The session of a demo account; staff act for the seller. */
const readActor = async (tx: Tx, email: string, sellerCode: string): Promise<Actor> => {
  const user = await findUser(tx, email)
  const roles = user.roles
  const own = isIntegratorType(roles) ? (user.seller_id ?? user.owner_id) : null
  return {
    userId: user.id,
    familyId: '',
    name: user.name,
    roles,
    // The demonstration only acts as users who may write.
    companyRole: null,
    scope: toDataScope({ roles, sellerId: own }),
    seller: await findSeller(tx, sellerCode),
    needsSecondFactor: false,
    canViewProductPrices: user.can_view_product_prices,
    canViewMarginLiquid: user.can_view_margin_liquid,
  }
}

const origin: RequestOrigin = { requestId: 'demonstration', network: '', call: '' }

const createPortal = (deps: Dependencies) => ({
  publicUrl: deps.publicUrl ?? '',
  simulatedSystems: [],
  sealing: createSealing(deps),
  linkTokens: createLinkTokens(deps),
})

export type DemoRunner = ReturnType<typeof createDemoRunner>

/** Runs the stories of one seller: the real use cases, with the clock of the story. */
export const createDemoRunner = (server: Dependencies, clock: DemoClock, sellerCode: string) => {
  const requestedSteps: Step[] = []
  const deps = createPastDependencies(server, clock, requestedSteps)
  const { db } = deps.connection
  const portal = createPortal(deps)
  const inTransaction = <Result>(work: (tx: Tx) => Promise<Result>) => db.transaction().execute(work)
  const createContext = async (tx: Tx, email: string): Promise<Context> => ({
    ...withoutBrowser,
    ...portal,
    origin,
    tx,
    now: clock.now(),
    outbox: createOutbox(deps.boss, tx),
    demonstration,
    simulates: true,
    actor: await readActor(tx, email, sellerCode),
  })
  const createMover = (tx: Tx): Mover => ({
    tx,
    now: clock.now(),
    outbox: createOutbox(deps.boss, tx),
    author: systemAuthor,
  })
  return {
    deps,
    clock,
    read: inTransaction,
    /** A call of a user. */
    act: <Result>(email: string, work: (context: Context) => Promise<Result>) =>
      inTransaction(async (tx) => work(await createContext(tx, email))),
    /** A call of a user that needs another system. */
    lookUp: async <Result>(email: string, work: (context: LookupContext) => Promise<Result>) => {
      const actor = await inTransaction((tx) => readActor(tx, email, sellerCode))
      const write = <Written>(writing: (context: WriteContext) => Promise<Written>) =>
        inTransaction((tx) => writing({ tx, now: clock.now(), outbox: createOutbox(deps.boss, tx), origin, actor }))
      const given = { ...portal, actor, ports: deps.ports, now: clock.now(), signIns: withoutBrowser.signIns }
      // No browser repeats a call of a story, so no key is needed.
      return work({ ...given, read: inTransaction, write, writeOnce: write })
    },
    /** An action of a job or of another system. */
    run: <Result>(work: (mover: Mover) => Promise<Result>) => inTransaction((tx) => work(createMover(tx))),
    /** The ERP answers all requests since its last answers. */
    answerErp: async (behaviour: ErpBehaviour): Promise<void> => {
      const steps = requestedSteps.splice(0)
      if (behaviour === 'silent') return
      const answers = behaviour === 'pending' ? { answerStep: () => ({ outcome: 'pending' }) as const } : {}
      const erp = simulatedErp({ titleBook: simulatedTitles(db), ...answers })
      for (const step of steps) await sendErpStep({ ...deps, ports: { ...deps.ports, erp } }, step)
    },
  }
}
