import { plusHours } from '@girassol/domain/shared'
import { expireBudget } from '../features/budgets/expire-budget.ts'
import { changeOrderStatus } from '../features/budgets/place-order.ts'
import { remakeOrder } from '../features/budgets/remake-order.ts'
import { remindOfExpiringBudget } from '../features/budgets/remind-of-expiring-budget.ts'
import type { OrderRecord } from '../features/order-record/order-record.ts'
import { lockUnscopedOrder } from '../features/order-record/unscoped-order.ts'
import type { Dependencies } from '../http/dependencies.ts'
import { startClock } from './demo-clock.ts'
import type { DemoStory } from './demo-orders-plan.ts'
import { buy, orThrow } from './demo-purchase.ts'
import { type DemoStage, type ErpMood, openStage } from './demo-stage.ts'
import { type DemoStep, road, staff } from './demo-steps.ts'
import { turns } from './demo-turns.ts'

/** The simulated outside leaves alone what nobody moved for two hours: the demonstration shows orders that rest. */
const restsHours = 3

/** More steps than the longest life has. */
const mostSteps = 40

const hoursValid = 168
const hoursBeforeReminder = 20

/** How long somebody of the demonstration leaves a notification unread. */
const hoursUnread = 30

/** Who buys for a seller, in the order of trying; the staff where the seller has no account or a cart is open. */
const buyersOf = (sellerCode: string): readonly string[] => {
  const others = [staff.commercial, 'customer-success@girassol.demo', staff.supervisor]
  if (sellerCode === 'INT001') return ['integrator@girassol.demo', 'manager@girassol.demo', ...others]
  return sellerCode === 'INT002' ? ['integrator2@girassol.demo', ...others] : others
}

const buyAsAny = async (stage: DemoStage, story: DemoStory): Promise<{ id: number; buyer: string } | null> => {
  for (const buyer of buyersOf(story.sellerCode)) {
    const id = await stage.act(buyer, (context) => buy(context, story))
    if (id !== null) return { id, buyer }
  }
  return null
}

const readOrder = async (stage: DemoStage, id: number): Promise<OrderRecord> => {
  const order = await stage.read((tx) => lockUnscopedOrder(tx, id))
  if (order === null) throw new Error(`The order ${id} is gone`)
  return order
}

type Quoted = { readonly id: number; readonly buyer: string }

const expire = async (stage: DemoStage, id: number): Promise<void> => {
  stage.clock.pass(hoursValid - hoursBeforeReminder)
  await stage.run((mover) => remindOfExpiringBudget(mover, id))
  stage.clock.pass(hoursBeforeReminder + 1)
  await stage.run((mover) => expireBudget(mover, id))
}

const remake = async (stage: DemoStage, { id, buyer }: Quoted): Promise<number> => {
  stage.clock.wait(30)
  const query = { keepAttachments: false, keepUnavailableItems: false, flag: false }
  return (await stage.act(buyer, async (context) => orThrow(await remakeOrder(context, { params: { id }, query })))).id
}

/** What becomes of a budget; answers the number that the story goes on with. */
const playBudget = async (stage: DemoStage, story: DemoStory, quoted: Quoted): Promise<number> => {
  if (story.to === 'BUDGET') return quoted.id
  if (story.to === 'BUDGET_EXPIRED' || story.quoted === 'remade') await expire(stage, quoted.id)
  if (story.to === 'BUDGET_EXPIRED') return quoted.id
  const id = story.quoted === 'remade' ? await remake(stage, quoted) : quoted.id
  stage.clock.wait(26)
  const order = { params: { id }, body: { status: 'INVOICE' as const } }
  await stage.act(quoted.buyer, async (context) => orThrow(await changeOrderStatus(context, order)))
  return id
}

const isReached = ({ to }: DemoStory, status: string): boolean => status === to

const isOff = ({ from }: DemoStory, status: string): boolean => status === from || status === 'PROCESSING_DISASSEMBLY'

const nextStep = (story: DemoStory, order: OrderRecord): DemoStep => {
  const status = order.status
  const step = isOff(story, status) ? turns[story.to] : road[status]
  if (!step) throw new Error(`The order ${order.id} is stuck in ${status} on its way to ${story.to}`)
  return step
}

/** The ERP says nothing yet where the story ends, or leaves the road. */
const moodOf = ({ to, from }: DemoStory, status: string): ErpMood => {
  if (status === to || status === from) return 'silent'
  return to === 'CONFIRMING_PAYMENT_ERP' || to === 'CONFIRMING_BILL_ERP' ? 'pending' : 'accepts'
}

const walk = async (stage: DemoStage, story: DemoStory, id: number): Promise<void> => {
  for (let taken = 0; taken < mostSteps; taken += 1) {
    const order = await readOrder(stage, id)
    if (isReached(story, order.status)) return
    const { hours, play } = nextStep(story, order)
    stage.clock.wait(hours)
    await play({ stage, story, order })
    stage.clock.wait(0.1)
    await stage.answerErp(moodOf(story, (await readOrder(stage, id)).status))
  }
  throw new Error(`The order ${id} never came to ${story.to}`)
}

/** People read what they are told: of the past only the last days wait in a bell. */
const readOldNotices = (stage: DemoStage, now: string): Promise<unknown> =>
  stage.read((tx) =>
    tx
      .updateTable('notification')
      .set({ is_read: true })
      .where('created_at', '<', plusHours(now, -hoursUnread))
      .where('is_read', '=', false)
      .execute(),
  )

/** Plays one purchase and what became of it, from its day in the past until it rests where the story ends. */
export const playDemoStory = async (deps: Dependencies, story: DemoStory): Promise<void> => {
  const latest = plusHours(deps.clock(), -restsHours)
  const name = `${story.daysAgo} ${story.sellerCode} ${story.to}`
  const stage = openStage(deps, startClock({ name, daysAgo: story.daysAgo, latest }), story.sellerCode)
  const bought = await buyAsAny(stage, story)
  if (bought === null) return
  const { status } = await readOrder(stage, bought.id)
  const id = status === 'BUDGET' ? await playBudget(stage, story, bought) : bought.id
  await walk(stage, story, id)
  await readOldNotices(stage, deps.clock())
}
