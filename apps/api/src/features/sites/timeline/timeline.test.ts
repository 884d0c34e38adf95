import { listAuditEntries } from '@girassol/contract/administration'
import * as cart from '@girassol/contract/cart'
import * as records from '@girassol/contract/site-records'
import type { TimelineEntry } from '@girassol/contract/sites'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testedDatabases } from '../../../database/test-database.ts'
import type { Caller } from '../../../test-application.ts'
import { noon, readyCart } from '../../cart/test-shop.ts'
import { moveInTest } from '../../orders/test-moves.ts'
import { openSiteDesk, type SiteDesk } from '../test-sites.ts'
import { selectTimeline } from './read-timeline.ts'

const minute = (count: number): string => new Date(Date.parse(noon) + count * 60_000).toISOString()

describe.each(testedDatabases)('the timeline of a site on %s', (kind) => {
  let desk: SiteDesk
  let commercial: Caller
  let minutes = 0

  beforeAll(async () => {
    desk = await openSiteDesk(kind)
    commercial = await desk.as('commercial@girassol.demo', 'INT001')
  })
  afterAll(() => desk.close())
  beforeEach(async () => {
    minutes = 0
    desk.setNow(noon)
    await desk.forgetCalls()
  })

  /** The next thing happens a minute later. */
  const later = () => {
    minutes += 1
    desk.setNow(minute(minutes))
  }

  /** A site that passes through every kind that exists. */
  const fullSite = async () => {
    const { id } = await desk.site()
    later()
    const task = await desk.addTask({ siteId: id, title: 'Medir telhado' })
    later()
    await desk.integrator(records.editTask, { params: { id: task.id }, body: { isDone: true, version: 1 } })
    later()
    await desk.addNote(id, 'Portão azul')
    const draft = await desk.completeDraft()
    await desk.link(id, { kind: 'PROPOSAL', recordId: draft.id })
    later()
    const { token, proposal } = await desk.sendDraft(await desk.read(draft.id))
    later()
    await desk.openPage(token)
    later()
    await desk.accept(token)
    const open = await readyCart(desk.shop, desk.integrator)
    await desk.link(id, { kind: 'CART', recordId: open.id })
    later()
    await desk.integrator(cart.finishAsBudget, { params: { id: open.id } })
    later()
    await moveInTest(desk.shop, open.id, { event: 'placeOrder', by: 'commercial@girassol.demo' })
    later()
    await desk.db.updateTable('orders').set({ status: 'INVOICE_APPROVED' }).where('id', '=', open.id).execute()
    await moveInTest(desk.shop, open.id, { event: 'paymentReceived' })
    later()
    await desk.db.updateTable('orders').set({ status: 'DELIVERY_EN_ROUTE' }).where('id', '=', open.id).execute()
    await moveInTest(desk.shop, open.id, { event: 'delivered' })
    return { id, orderId: open.id, proposal }
  }

  const toWords = ({ kind: of, title }: TimelineEntry): string => `${of} ${title}`

  test('SITE-006 everything of a site stands there once, the newest first, each with its record', async () => {
    const { id, orderId, proposal } = await fullSite()
    const { entries, next } = await desk.readTimeline(id)
    expect(next).toBeNull()
    expect(entries.map(toWords)).toEqual([
      `STAGE Etapa Entregue`,
      `DELIVERY Pedido ${orderId}: Entregue`,
      `PAYMENT Pedido ${orderId}: Pagamento efetuado`,
      `STAGE Etapa Pedido`,
      `ORDER Pedido ${orderId}: Pedido em análise`,
      `BUDGET Orçamento ${orderId}: Orçamento`,
      `STAGE Etapa Assinada`,
      `PROPOSAL Proposta ${proposal.number} aceita`,
      `PROPOSAL Proposta ${proposal.number} vista pelo cliente`,
      `PROPOSAL Proposta ${proposal.number} enviada`,
      `STAGE Etapa Proposta`,
      'NOTE Nota',
      'TASK Tarefa concluída: Medir telhado',
      'TASK Tarefa criada: Medir telhado',
      'STAGE Obra criada',
    ])
    expect(new Set(entries.map(({ key }) => key)).size).toBe(entries.length)
    expect(entries.map(({ at }) => at)).toEqual(
      entries
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    )
    const linkOf = (of: string) => entries.find((entry) => entry.kind === of)?.link
    expect(['ORDER', 'BUDGET', 'PROPOSAL', 'STAGE', 'NOTE'].map(linkOf)).toEqual([
      `/pedidos/${orderId}`,
      `/pedidos/${orderId}`,
      `/propostas/${proposal.id}`,
      null,
      null,
    ])
  })

  test('SITE-003 C-156 the audit names the ERP as the author of a move that its event caused', async () => {
    const { id } = await fullSite()
    const administrator = await desk.as('administrator@girassol.demo')
    const query = { kind: 'site', subjectId: String(id) } as const
    const { data } = (await administrator(listAuditEntries, { query })).json()
    expect(data[0]).toMatchObject({
      author: { id: null, name: 'ERP' },
      before: { stage: 'ORDERED' },
      after: { stage: 'DELIVERED' },
    })
  })

  test('SITE-006 colleagues are named; of the distributor only staff read who it was', async () => {
    const { id } = await fullSite()
    const authorOf = (entries: readonly TimelineEntry[], of: string) => entries.find((each) => each.kind === of)?.author
    const { entries } = await desk.readTimeline(id)
    const kinds = ['BUDGET', 'ORDER', 'PAYMENT', 'TASK'] as const
    expect(kinds.map((of) => authorOf(entries, of))).toEqual(['Marina Alves', 'Distribuidora', 'ERP', 'Marina Alves'])
    const read = (await desk.readTimeline(id, {}, commercial)).entries
    expect([authorOf(read, 'ORDER'), authorOf(read, 'PROPOSAL')]).toEqual(['Renato Torres', undefined])
  })

  test('SITE-006 pages neither repeat nor miss an entry, even of one instant, and chips filter the kinds', async () => {
    const { id } = await desk.site()
    for (let note = 1; note <= 7; note += 1) await desk.addNote(id, `Nota ${note}`)
    const all = (await desk.readTimeline(id)).entries.map(({ key }) => key)
    expect(all).toHaveLength(8)
    const paged: string[] = []
    let before: string | null = null
    do {
      const page: Awaited<ReturnType<SiteDesk['readTimeline']>> = await desk.readTimeline(id, {
        take: 3,
        ...(before !== null && { before }),
      })
      paged.push(...page.entries.map(({ key }) => key))
      before = page.next
    } while (before !== null && paged.length < all.length)
    expect(before).toBeNull()
    expect(paged).toEqual(all)
    const { entries } = await desk.readTimeline(id, { kinds: 'STAGE,TASK' })
    expect(entries.map(toWords)).toEqual(['STAGE Obra criada'])
    await expect(desk.readTimeline(id, { before: 'yesterday' })).rejects.toThrow('400')
    await expect(desk.readTimeline(id, { kinds: 'WISHES' })).rejects.toThrow('400')
  })

  test('SITE-006 all kinds are read in one statement, each source by the site alone', async () => {
    const { id } = await fullSite()
    const reader = { siteId: id, sellerId: 1, userId: 1, isStaff: false, seesProposals: true }
    const statement = selectTimeline(reader, {
      before: null,
      kinds: ['STAGE', 'NOTE', 'TASK', 'ORDER', 'PROPOSAL'],
      take: 51,
    })
    const rows = await desk.db.transaction().execute(async (tx) => {
      // Tables of a few rows are read whole unless this is off.
      await sql`set local enable_seqscan = off`.execute(tx)
      return (await sql`explain ${statement}`.execute(tx)).rows
    })
    const plan = rows.map((row) => Object.values(row as object).join('')).join('\n')
    for (const index of ['site_move_site', 'site_note_site', 'site_task_site', 'orders_site', 'proposal_site']) {
      expect(plan).toContain(index)
    }
  })
})
