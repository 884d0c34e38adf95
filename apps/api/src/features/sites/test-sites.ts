import { finishAsOrder } from '@girassol/contract/cart'
import type { RequestFor } from '@girassol/contract/http/endpoint'
import * as records from '@girassol/contract/site-records'
import * as contract from '@girassol/contract/sites'
import type { SiteStage } from '@girassol/domain/sites'
import type { DatabaseKind } from '../../database/test-database.ts'
import type { ApplicationOptions, Caller } from '../../test-application.ts'
import { noon, readyCart } from '../cart/test-shop.ts'
import { moveInTest } from '../orders/test-moves.ts'
import { openProposalDesk } from '../proposals/test-proposals.ts'

export type NewSite = Partial<RequestFor<typeof contract.createSite>['body']>
export type Link = RequestFor<typeof contract.linkToSite>['body']

const answered = <Body>({ statusCode, body }: { statusCode: number; body: string }): Body => {
  if (statusCode >= 300) throw new Error(`${statusCode} ${body}`)
  return JSON.parse(body) as Body
}

export type SiteDesk = Awaited<ReturnType<typeof openSiteDesk>>

/** A shop with proposals and the calls that make and read sites of the first seller, at noon of a Monday. */
export const openSiteDesk = async (kind: DatabaseKind, options: Omit<ApplicationOptions, 'kind'> = {}) => {
  const desk = await openProposalDesk(kind, options)
  desk.setNow(noon)
  const { integrator } = desk

  const site = async (body: NewSite = {}, call: Caller = integrator): Promise<contract.SiteView> =>
    answered(await call(contract.createSite, { body: { title: 'Residência Duarte', cityCode: '3550308', ...body } }))
  const show = async (id: number, call: Caller = integrator): Promise<contract.SiteView> =>
    answered(await call(contract.readSite, { params: { id } }))
  const move = async (id: number, stage: SiteStage, reason?: string): Promise<contract.SiteView> => {
    const { version } = await show(id)
    const body = { stage, version, ...(reason !== undefined && { reason }) }
    return answered(await integrator(contract.moveSite, { params: { id }, body }))
  }
  const link = (id: number, body: Link, call: Caller = integrator) =>
    call(contract.linkToSite, { params: { id }, body })
  /** An order whose cart was linked to the site. */
  const orderOn = async (siteId: number): Promise<number> => {
    const { id } = await readyCart(desk.shop, integrator)
    await link(siteId, { kind: 'CART', recordId: id })
    answered(await integrator(finishAsOrder, { params: { id } }))
    return id
  }
  const deliver = async (id: number): Promise<void> => {
    await desk.db.updateTable('orders').set({ status: 'DELIVERY_EN_ROUTE' }).where('id', '=', id).execute()
    await moveInTest(desk.shop, id, { event: 'delivered' })
  }
  const readTimeline = async (id: number, query: object = {}, call: Caller = integrator) =>
    answered<{ entries: contract.TimelineEntry[]; next: string | null }>(
      await call(contract.readSiteTimeline, { params: { id }, query }),
    )
  const addTask = async (body: Partial<RequestFor<typeof records.addTask>['body']> = {}, call: Caller = integrator) =>
    answered<contract.TaskView>(
      await call(records.addTask, { body: { title: 'Medir telhado', dueOn: '2026-11-30', ...body } }),
    )
  const addNote = async (id: number, text: string, call: Caller = integrator) =>
    answered<contract.NoteView>(await call(records.addNote, { params: { id }, body: { text } }))
  const userId = async (email: string): Promise<number> =>
    (await desk.db.selectFrom('app_user').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id

  return { ...desk, site, show, move, link, orderOn, deliver, readTimeline, addTask, addNote, userId }
}
