import type * as contract from '@girassol/contract/negotiations'
import { budgetHours } from '@girassol/domain/orders'
import { plusHours, reaisFrom } from '@girassol/domain/shared'
import { sql } from 'kysely'
import { acceptPrices } from '../../features/negotiations/accept.ts'
import { addNegotiationMessage } from '../../features/negotiations/add-message.ts'
import { askForPrices } from '../../features/negotiations/ask.ts'
import { offerPrices } from '../../features/negotiations/offer.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import { beginOnce } from '../begin-once.ts'
import { startClock } from '../demo-clock.ts'
import { orThrow } from '../demo-purchase.ts'
import { createDemoRunner, type DemoRunner } from '../demo-runner.ts'

const sellerCode = 'INT001'
const integrator = 'integrator@girassol.demo'
const handler = 'commercial@girassol.demo'

/** Who loads the negotiations has stored this; they are loaded once. */
const progressKey = 'demo.negotiations-begun'

type DemoNegotiation = {
  readonly daysAgo: number
  readonly message: string
  /** What the integrator wishes and the distributor offers, in percent of the items. */
  readonly asked: number
  readonly offered?: number
  readonly answer?: string
  readonly isAccepted?: true
}

/** One for each of the oldest budgets that are still valid, the oldest first. */
const negotiations: readonly DemoNegotiation[] = [
  {
    daysAgo: 3,
    message: 'O cliente fecha nesta semana se chegarmos perto da outra proposta.',
    asked: 3,
    offered: 2,
    answer: 'Chegamos a este valor mantendo o prazo de entrega.',
    isAccepted: true,
  },
  {
    daysAgo: 1,
    message: 'São dois telhados iguais; o segundo pedido vem no mês que vem.',
    asked: 4,
    offered: 1.5,
    answer: 'Com o segundo pedido confirmado, conversamos de novo.',
  },
  { daysAgo: 0.1, message: 'Há desconto para pagamento antecipado?', asked: 2.5 },
]

type Budget = { readonly id: number; readonly subTotalCents: number }

/** Valid budgets of the seller, the first that ends first. */
const findBudgets = (deps: Dependencies, most: number): Promise<readonly Budget[]> =>
  deps.connection.db.transaction().execute(async (tx) => {
    const { rows } = await sql<Budget>`
      select orders.id, orders.sub_total_cents as "subTotalCents"
      from orders join seller on seller.id = orders.seller_id
      where seller.erp_code = ${sellerCode} and orders.status = 'BUDGET' and orders.type in ('MP', 'PA')
        and orders.finished_at > ${plusHours(deps.clock(), -budgetHours)}
      order by orders.finished_at, orders.id limit ${most}`.execute(tx)
    return rows
  })

const centsOfTenReais = 1000

/** This part of the items, in whole tens of reais. */
const toDiscount = ({ subTotalCents }: Budget, percent: number) => ({
  lines: [],
  totalDiscount: reaisFrom(Math.round((subTotalCents * percent) / 100 / centsOfTenReais) * centsOfTenReais),
})

type Played = { readonly budget: Budget; readonly story: DemoNegotiation }

const ask = (runner: DemoRunner, { budget, story: { asked, message } }: Played): Promise<contract.NegotiationView> => {
  const body = { ...toDiscount(budget, asked), message }
  return runner.act(integrator, async (context) =>
    orThrow(await askForPrices(context, { params: { id: budget.id }, body })),
  )
}

/** The staff member answers in the thread and offers; returns the number of the offer. */
const offer = async (runner: DemoRunner, { budget, story }: Played, round: number): Promise<number> => {
  const { offered = 0, answer = '' } = story
  const params = { id: budget.id }
  const message = { text: answer, isInternal: false, files: [] }
  await runner.lookUp(handler, (context) => addNegotiationMessage(context, { params, body: message }))
  const body = { ...toDiscount(budget, offered), round, message: null, validUntil: null }
  const view = await runner.act(handler, async (context) => orThrow(await offerPrices(context, { params, body })))
  return view.round
}

const play = async (runner: DemoRunner, played: Played): Promise<void> => {
  const { budget, story } = played
  const { round } = await ask(runner, played)
  if (story.offered === undefined) return
  runner.clock.wait(3)
  const offerRound = await offer(runner, played, round)
  if (story.isAccepted === undefined) return
  runner.clock.wait(5)
  const acceptance = { params: { id: budget.id }, body: { round: offerRound } }
  await runner.act(integrator, async (context) => orThrow(await acceptPrices(context, acceptance)))
}

/** Whether this process loads the negotiations: no other one has begun, and nobody has opened one. */
const takeNegotiations = (deps: Dependencies): Promise<boolean> =>
  deps.connection.db.transaction().execute(async (tx) => {
    const isFirst = await beginOnce(tx, progressKey)
    const negotiation = await tx.selectFrom('negotiation').select('id').limit(1).executeTakeFirst()
    return isFirst && negotiation === undefined
  })

/**
 * Gives three budgets of the demonstration a negotiation: one that is agreed, one with an offer that waits for the
 * integrator, and one that waits for an offer. Runs after the orders of the demonstration; run again it adds nothing.
 */
export const loadDemoNegotiations = async (deps: Dependencies): Promise<void> => {
  if (!(await takeNegotiations(deps))) return
  const latest = deps.clock()
  for (const [index, budget] of (await findBudgets(deps, negotiations.length)).entries()) {
    const story = negotiations[index]
    if (story === undefined) continue
    const clock = startClock({ name: `negotiation ${index}`, daysAgo: story.daysAgo, latest })
    await play(createDemoRunner(deps, clock, sellerCode), { budget, story })
  }
}
