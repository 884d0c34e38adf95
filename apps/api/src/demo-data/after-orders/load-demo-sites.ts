import type * as contract from '@girassol/contract/homologations'
import type { InputFor } from '@girassol/contract/http/endpoint'
import { plusDays, toDay } from '@girassol/domain/shared'
import type { SiteStage } from '@girassol/domain/sites'
import { sql } from 'kysely'
import { moveHomologation } from '../../features/homologations/moving/move-homologation.ts'
import { createHomologation } from '../../features/homologations/record/create-homologation.ts'
import { editHomologation } from '../../features/homologations/record/edit-homologation.ts'
import { linkToSite } from '../../features/sites/linking/change-links.ts'
import { moveSite } from '../../features/sites/moving/move-site.ts'
import { createSite } from '../../features/sites/record/create-site.ts'
import { addTask } from '../../features/sites/tasks/change-tasks.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import { beginOnce } from '../begin-once.ts'
import { startClock } from '../demo-clock.ts'
import { orThrow } from '../demo-purchase.ts'
import { createDemoRunner, type DemoRunner } from '../demo-runner.ts'

const sellerCode = 'INT001'
const user = 'integrator@girassol.demo'

/** Who loads the sites has stored this; they are loaded once. */
const progressKey = 'demo.sites-begun'

const daysAgo = 24

type DemoTask = { readonly title: string; readonly inDays: number }

type DemoSite = {
  readonly title: string
  readonly contactName: string
  /** IBGE code. */
  readonly cityCode: string
  readonly stage: SiteStage
  readonly tasks: readonly DemoTask[]
  /** It has a delivered order, and a homologation that is submitted or still lacks data. */
  readonly homologation?: 'submitted' | 'documents'
}

const sites: readonly DemoSite[] = [
  {
    title: 'Residência Duarte',
    contactName: 'Caio Duarte',
    cityCode: '3556701',
    stage: 'LEAD',
    tasks: [{ title: 'Ligar para agendar a visita', inDays: 1 }],
  },
  {
    title: 'Padaria Trigo Bom',
    contactName: 'Elisa Moraes',
    cityCode: '3509502',
    stage: 'VISIT',
    tasks: [{ title: 'Medir o telhado', inDays: 3 }],
  },
  {
    title: 'Sítio Boa Vista',
    contactName: 'Joaquim Prates',
    cityCode: '3525904',
    stage: 'SIGNED',
    tasks: [{ title: 'Fazer o pedido', inDays: -1 }],
  },
  {
    title: 'Mercado Central',
    contactName: 'Sandra Nogueira',
    cityCode: '3509502',
    stage: 'INSTALLED',
    tasks: [
      { title: 'Emitir a ART', inDays: -2 },
      { title: 'Fotografar o quadro', inDays: 4 },
    ],
    homologation: 'documents',
  },
  {
    title: 'Residência Lopes',
    contactName: 'Renata Lopes',
    cityCode: '3509502',
    stage: 'INSTALLED',
    tasks: [{ title: 'Cobrar a análise na distribuidora', inDays: 5 }],
    homologation: 'submitted',
  },
]

type Sections = InputFor<typeof contract.editHomologation>['body']

const place = {
  street: 'Rua das Acácias',
  number: '318',
  complement: null,
  district: 'Centro',
  cityCode: '3509502',
  postalCode: '13010-000',
} as const

/** Everything that a pack needs; without the technician it stays a draft. */
const toSections = (utilityId: number, unit: string, version: number): Sections => ({
  address: place,
  supply: 'TRI_127_220',
  breakerA: 100,
  utilityId,
  consumerUnit: unit,
  consumptionClass: 'COMMERCIAL',
  holder: { name: 'Sandra Nogueira', document: '52998224725', email: null, phone: null },
  version,
})

const technician = { name: 'Paulo Siqueira Reis', register: 'CREA-SP 5061873', responsibility: 'SP-2620261184' }

/** Delivered orders of the seller whose kit fits a usual connection, the newest first. */
const findDeliveredOrders = (runner: DemoRunner): Promise<readonly number[]> =>
  runner.read(async (tx) => {
    const { rows } = await sql<{ id: number }>`
      select orders.id from orders join seller on seller.id = orders.seller_id
      where seller.erp_code = ${sellerCode} and orders.status = 'INVOICE_DELIVERED' and orders.kit is not null
        and orders.site_id is null and orders.kit_power_kw < 12
      order by orders.id desc limit 2`.execute(tx)
    return rows.map(({ id }) => id)
  })

const findUtilityId = async (runner: DemoRunner): Promise<number> =>
  (
    await runner.read((tx) =>
      tx.selectFrom('utility').select('id').where('name', '=', 'CPFL Paulista').executeTakeFirstOrThrow(),
    )
  ).id

type Opened = { readonly siteId: number; readonly orderId: number; readonly homologation: 'submitted' | 'documents' }

/** Links the order to the site and opens its homologation from there. */
const loadHomologation = async (runner: DemoRunner, { siteId, orderId, homologation }: Opened): Promise<void> => {
  const link = { params: { id: siteId }, body: { kind: 'ORDER' as const, recordId: orderId } }
  await runner.act(user, async (context) => orThrow(await linkToSite(context, link)))
  runner.clock.wait(4)
  const opening = { body: { source: { kind: 'ORDER' as const, id: orderId }, siteId } }
  const opened = await runner.act(user, async (context) => orThrow(await createHomologation(context, opening)))
  runner.clock.wait(20)
  const sections = toSections(await findUtilityId(runner), `4.001.882.${opened.id}`, opened.version)
  const body = homologation === 'submitted' ? { ...sections, technician } : sections
  const params = { id: opened.id }
  const edited = await runner.act(user, async (context) => orThrow(await editHomologation(context, { params, body })))
  if (!edited.actions.move.SUBMITTED.allowed) return
  runner.clock.wait(20)
  const submission = {
    status: 'SUBMITTED' as const,
    protocol: `2026/${118_842 + opened.id}`,
    date: toDay(runner.clock.now()),
    version: edited.version,
  }
  await runner.lookUp(user, async (context) => orThrow(await moveHomologation(context, { params, body: submission })))
}

type Loading = { readonly site: DemoSite; readonly now: string; readonly orderId: number | undefined }

const loadSite = async (runner: DemoRunner, { site, now, orderId }: Loading): Promise<void> => {
  const { title, contactName, cityCode, stage, tasks, homologation } = site
  const made = await runner.act(user, async (context) =>
    orThrow(await createSite(context, { body: { title, contactName, cityCode } })),
  )
  const params = { id: made.id }
  runner.clock.wait(6)
  if (stage !== 'LEAD') {
    const body = { stage, version: made.version }
    await runner.act(user, async (context) => orThrow(await moveSite(context, { params, body })))
  }
  for (const task of tasks) {
    const body = { title: task.title, dueOn: plusDays(toDay(now), task.inDays), siteId: made.id }
    await runner.act(user, async (context) => orThrow(await addTask(context, { body })))
  }
  if (homologation !== undefined && orderId !== undefined)
    await loadHomologation(runner, { siteId: made.id, orderId, homologation })
}

/** Whether this process loads the sites: no other one has begun, and the seller has none of his own. */
const takeSites = async (runner: DemoRunner): Promise<boolean> =>
  runner.read(async (tx) => {
    const isFirst = await beginOnce(tx, progressKey)
    const site = await tx.selectFrom('site').select('id').limit(1).executeTakeFirst()
    return isFirst && site === undefined
  })

/**
 * Gives the demonstration sites in several stages with tasks, and two homologations, with the use cases on a moved clock.
 * Runs after the orders of the demonstration; run again it adds nothing.
 */
export const loadDemoSites = async (deps: Dependencies): Promise<void> => {
  const now = deps.clock()
  const runner = createDemoRunner(deps, startClock({ name: 'sites', daysAgo, latest: now }), sellerCode)
  if (!(await takeSites(runner))) return
  const orders = [...(await findDeliveredOrders(runner))]
  for (const site of sites) {
    const orderId = site.homologation === undefined ? undefined : orders.pop()
    await loadSite(runner, { site, now, orderId })
  }
}
