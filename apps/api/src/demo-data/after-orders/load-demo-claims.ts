import type * as contract from '@girassol/contract/claims'
import type { InputFor } from '@girassol/contract/http/endpoint'
import type { ClaimSolution, ClaimStatus } from '@girassol/domain/claims'
import { listStatusesAt } from '@girassol/domain/orders'
import { sql } from 'kysely'
import { moveClaim } from '../../features/claims/moving/move-claim.ts'
import { openClaim } from '../../features/claims/opening/open-claim.ts'
import { addClaimMessage } from '../../features/claims/thread/add-message.ts'
import { listSerials } from '../../features/warranties/list-serials.ts'
import { registerSerials } from '../../features/warranties/register-serials.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import { beginOnce } from '../begin-once.ts'
import { startClock } from '../demo-clock.ts'
import { orThrow } from '../demo-purchase.ts'
import { createDemoRunner, type DemoRunner } from '../demo-runner.ts'

const sellerCode = 'INT001'
const integrator = 'integrator@girassol.demo'
const handler = 'customer-success@girassol.demo'
const logistics = 'logistics@girassol.demo'

/** Who loads the claims has stored this; they are loaded once. */
const progressKey = 'demo.claims-begun'

type Opening = InputFor<typeof contract.openClaim>['body']

type Step =
  | { readonly to: ClaimStatus; readonly solution?: ClaimSolution; readonly reason?: string }
  | { readonly by: typeof integrator | typeof handler; readonly text: string; readonly isInternal?: true }

type DemoClaim = Pick<Opening, 'type' | 'wish' | 'text'> & {
  /** When it is opened; without it the day after the order arrived. */
  readonly daysAgo?: number
  readonly steps: readonly Step[]
}

/** One for each of the newest delivered orders, the newest first. */
const claims: readonly DemoClaim[] = [
  { type: 'DEFECT', wish: 'REPLACE', text: 'Deixou de gerar ontem e não liga mais.', daysAgo: 1, steps: [] },
  {
    type: 'DEFECT',
    wish: 'REPAIR',
    text: 'Desliga sozinho nas horas de sol forte.',
    daysAgo: 6,
    steps: [
      { to: 'IN_ANALYSIS' },
      { by: handler, text: 'Abrimos um chamado com o fabricante.' },
      { by: handler, text: 'O lote já teve dois casos parecidos.', isInternal: true },
      { to: 'WAITING_CUSTOMER', reason: 'Envie uma foto da etiqueta e do código no visor.' },
    ],
  },
  {
    type: 'WRONG_ITEM',
    wish: 'REPLACE',
    text: 'Uma das unidades veio com outra referência na etiqueta.',
    steps: [
      { to: 'IN_ANALYSIS' },
      { by: integrator, text: 'A obra começa na semana que vem.' },
      { to: 'APPROVED', solution: 'REPLACE', reason: 'A troca segue na próxima coleta.' },
    ],
  },
  {
    type: 'DAMAGED',
    wish: 'REPAIR',
    text: 'A caixa chegou amassada num dos lados.',
    steps: [
      { to: 'IN_ANALYSIS' },
      { by: handler, text: 'Vimos as fotos: a estrutura será alinhada na oficina.' },
      { to: 'APPROVED', solution: 'REPAIR' },
      { to: 'RESOLVED' },
    ],
  },
]

type Arrived = { readonly orderId: number; readonly itemId: number; readonly at: string }

/** Delivered orders of the seller with their first item, the last to arrive first. */
const findArrived = (deps: Dependencies, most: number): Promise<readonly Arrived[]> =>
  deps.connection.db.transaction().execute(async (tx) => {
    const { rows } = await sql<Arrived>`
      select orders.id as "orderId", (select id from order_item where order_id = orders.id order by position, id limit 1)
        as "itemId", (select min(created_at) from order_log where order_id = orders.id
          and to_status = any(${[...listStatusesAt('delivered')]}::text[])) as at
      from orders join seller on seller.id = orders.seller_id
      where seller.erp_code = ${sellerCode} and orders.status = any(${[...listStatusesAt('delivered')]}::text[])
      order by at desc nulls last limit ${most}`.execute(tx)
    return rows.filter(({ at }) => at !== null)
  })

/** The serial number of a unit of the order, entered by logistics; null if none of its products has numbers. */
const enterSerial = async (runner: DemoRunner, orderId: number) => {
  const params = { id: orderId }
  const { products } = await runner.act(logistics, async (context) => orThrow(await listSerials(context, { params })))
  const product = products.at(-1)
  if (product === undefined) return null
  const { itemId, code: productCode } = product
  const body = { itemId, productCode, serials: [`DEMO-${orderId}`], confirm: true }
  const { serials } = await runner.act(logistics, async (context) =>
    orThrow(await registerSerials(context, { params, body })),
  )
  const serial = serials.products.flatMap((each) => each.serials).at(0)
  return serial === undefined ? null : { itemId, serialIds: [serial.id] }
}

const findLine = async (runner: DemoRunner, { type }: DemoClaim, { orderId, itemId }: Arrived) => {
  if (type !== 'DEFECT') return { itemId }
  return enterSerial(runner, orderId)
}

const takeStep = async (runner: DemoRunner, claim: contract.ClaimView, step: Step): Promise<contract.ClaimView> => {
  const params = { id: claim.id }
  if ('by' in step) {
    const { by, text, isInternal = false } = step
    const body = { text, isInternal, files: [] }
    return runner.lookUp(by, async (context) => {
      const written = await addClaimMessage(context, { params, body })
      if ('messages' in written) return written
      throw new Error('the message was not written')
    })
  }
  const body = { reason: null, ...step, version: claim.version }
  return runner.act(handler, async (context) => orThrow(await moveClaim(context, { params, body })))
}

const loadClaim = async (runner: DemoRunner, claim: DemoClaim, arrived: Arrived): Promise<void> => {
  const line = await findLine(runner, claim, arrived)
  if (line === null) return
  const { type, wish, text, steps } = claim
  const { orderId } = arrived
  const body = { orderId, deliveryId: null, type, wish, text, lines: [{ quantity: 1, ...line }] }
  let opened = await runner.act(integrator, async (context) => orThrow(await openClaim(context, { body })))
  for (const step of steps) {
    runner.clock.wait(5)
    opened = await takeStep(runner, opened, step)
  }
}

/** Whether this process loads the claims: no other one has begun, and nobody has opened one. */
const takeClaims = (deps: Dependencies): Promise<boolean> =>
  deps.connection.db.transaction().execute(async (tx) => {
    const isFirst = await beginOnce(tx, progressKey)
    const claim = await tx.selectFrom('claim').select('id').limit(1).executeTakeFirst()
    return isFirst && claim === undefined
  })

const hoursADay = 24
const msPerHour = 3_600_000

/**
 * Gives the demonstration claims in several statuses, and the serial numbers of the defective units. Runs after the
 * orders of the demonstration; run again it adds nothing.
 */
export const loadDemoClaims = async (deps: Dependencies): Promise<void> => {
  if (!(await takeClaims(deps))) return
  const latest = deps.clock()
  for (const [index, arrived] of (await findArrived(deps, claims.length)).entries()) {
    const claim = claims[index]
    const hours = (Date.parse(latest) - Date.parse(arrived.at)) / msPerHour
    if (claim === undefined) continue
    const daysAgo = claim.daysAgo ?? Math.max(0, hours / hoursADay - 1)
    const clock = startClock({ name: `claim ${index}`, daysAgo, latest })
    await loadClaim(createDemoRunner(deps, clock, sellerCode), claim, arrived)
  }
}
