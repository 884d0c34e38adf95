import { plusHours } from '@girassol/domain/shared'
import { expireBudget } from '../features/budgets/expire-budget.ts'
import { changeOrderStatus } from '../features/budgets/place-order.ts'
import { remakeOrder } from '../features/budgets/remake-order.ts'
import { remindAboutExpiringBudget } from '../features/budgets/remind-about-expiring-budget.ts'
import type { OrderRecord } from '../features/order-record/order-record.ts'
import { lockUnscopedOrder } from '../features/order-record/unscoped-order.ts'
import type { Dependencies } from '../http/dependencies.ts'
import { startClock } from './demo-clock.ts'
import type { DemoStory } from './demo-orders-plan.ts'
import { stepsToOtherEnds } from './demo-other-ends.ts'
import { buy, orThrow } from './demo-purchase.ts'
import { createDemoRunner, type DemoRunner, type ErpBehaviour } from './demo-runner.ts'
import { type DemoStep, staff, stepsToDelivery } from './demo-steps.ts'

/**
 * The simulators do not move an order whose last move is over two hours old, so the orders of the stories stay as they
 * are.
 */
const restsHours = 3

/** More steps than the longest story has. */
const mostSteps = 40

const hoursValid = 168
const hoursBeforeReminder = 20

/** How long a demo user leaves a notification unread. */
const hoursUnread = 30

/**
 * The accounts that may buy for a seller, in the order to try; staff buy if the seller has no account or has an open
 * cart.
 */
const listBuyers = (sellerCode: string): readonly string[] => {
  const others = [staff.commercial, 'customer-success@girassol.demo', staff.supervisor]
  if (sellerCode === 'INT001') return ['integrator@girassol.demo', 'manager@girassol.demo', ...others]
  return sellerCode === 'INT002' ? ['integrator2@girassol.demo', ...others] : others
}

const buyAsAnyBuyer = async (runner: DemoRunner, story: DemoStory): Promise<{ id: number; buyer: string } | null> => {
  for (const buyer of listBuyers(story.sellerCode)) {
    const id = await runner.act(buyer, (context) => buy(context, story))
    if (id !== null) return { id, buyer }
  }
  return null
}

const readOrder = async (runner: DemoRunner, id: number): Promise<OrderRecord> => {
  const order = await runner.read((tx) => lockUnscopedOrder(tx, id))
  if (order === null) throw new Error(`The order ${id} is gone`)
  return order
}

type Quoted = { readonly id: number; readonly buyer: string }

const expire = async (runner: DemoRunner, id: number): Promise<void> => {
  runner.clock.pass(hoursValid - hoursBeforeReminder)
  await runner.run((mover) => remindAboutExpiringBudget(mover, id))
  runner.clock.pass(hoursBeforeReminder + 1)
  await runner.run((mover) => expireBudget(mover, id))
}

const remake = async (runner: DemoRunner, { id, buyer }: Quoted): Promise<number> => {
  runner.clock.wait(30)
  const query = { keepAttachments: false, keepUnavailableItems: false, flag: false }
  return (await runner.act(buyer, async (context) => orThrow(await remakeOrder(context, { params: { id }, query })))).id
}

/** Plays the story of a budget; returns the number of the order that the story continues with. */
const playBudget = async (runner: DemoRunner, story: DemoStory, quoted: Quoted): Promise<number> => {
  if (story.to === 'BUDGET') return quoted.id
  if (story.to === 'BUDGET_EXPIRED' || story.quoted === 'remade') await expire(runner, quoted.id)
  if (story.to === 'BUDGET_EXPIRED') return quoted.id
  const id = story.quoted === 'remade' ? await remake(runner, quoted) : quoted.id
  runner.clock.wait(26)
  const order = { params: { id }, body: { status: 'INVOICE' as const } }
  await runner.act(quoted.buyer, async (context) => orThrow(await changeOrderStatus(context, order)))
  return id
}

const isReached = ({ to }: DemoStory, status: string): boolean => status === to

const isOff = ({ from }: DemoStory, status: string): boolean => status === from || status === 'PROCESSING_DISASSEMBLY'

const nextStep = (story: DemoStory, order: OrderRecord): DemoStep => {
  const status = order.status
  const step = isOff(story, status) ? stepsToOtherEnds[story.to] : stepsToDelivery[status]
  if (!step) throw new Error(`The order ${order.id} is stuck in ${status} on its way to ${story.to}`)
  return step
}

/** The ERP does not respond yet in the status where the story ends or leaves the way to delivery. */
const chooseErpBehaviour = ({ to, from }: DemoStory, status: string): ErpBehaviour => {
  if (status === to || status === from) return 'silent'
  return to === 'CONFIRMING_PAYMENT_ERP' || to === 'CONFIRMING_BILL_ERP' ? 'pending' : 'accepts'
}

const runSteps = async (runner: DemoRunner, story: DemoStory, id: number): Promise<void> => {
  for (let taken = 0; taken < mostSteps; taken += 1) {
    const order = await readOrder(runner, id)
    if (isReached(story, order.status)) return
    const { hours, play } = nextStep(story, order)
    runner.clock.wait(hours)
    await play({ runner, story, order })
    runner.clock.wait(0.1)
    await runner.answerErp(chooseErpBehaviour(story, (await readOrder(runner, id)).status))
  }
  throw new Error(`The order ${id} never came to ${story.to}`)
}

/** Users read their notifications: of the past, only those of the last days are unread. */
const readOldNotices = (runner: DemoRunner, now: string): Promise<unknown> =>
  runner.read((tx) =>
    tx
      .updateTable('notification')
      .set({ is_read: true })
      .where('created_at', '<', plusHours(now, -hoursUnread))
      .where('is_read', '=', false)
      .execute(),
  )

/** Plays one purchase and what follows, from its day in the past until the final status of the story. */
export const playDemoStory = async (deps: Dependencies, story: DemoStory): Promise<void> => {
  const latest = plusHours(deps.clock(), -restsHours)
  const name = `${story.daysAgo} ${story.sellerCode} ${story.to}`
  const runner = createDemoRunner(deps, startClock({ name, daysAgo: story.daysAgo, latest }), story.sellerCode)
  const bought = await buyAsAnyBuyer(runner, story)
  if (bought === null) return
  const { status } = await readOrder(runner, bought.id)
  const id = status === 'BUDGET' ? await playBudget(runner, story, bought) : bought.id
  await runSteps(runner, story, id)
  await readOldNotices(runner, deps.clock())
}
