import { type AuditEntry, listAuditEntries } from '@girassol/contract/administration'
import * as contract from '@girassol/contract/proposals'
import { proposalMoves } from '@girassol/domain/proposals'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testedDatabases } from '../../database/test-database.ts'
import { timetable } from '../../jobs/timetable.ts'
import type { Caller } from '../../test-application.ts'
import { noon } from '../cart/test-shop.ts'
import { openSiteDesk, type SiteDesk } from '../sites/test-sites.ts'
import { energyOfCaseA, helena, priced, registration } from './test-proposals.ts'

/** What only the integrator and the customer know. */
const markers = {
  customer: 'Zulmira Marcada',
  signer: 'Quitéria Marcada',
  document: '52998224725',
  email: 'marcada@pessoa.example',
  phone: '11900000188',
  place: 'Travessa Marcada',
  note: 'anotação marcada',
  decline: 'motivo marcado',
  title: 'Obra marcada',
  loss: 'perda marcada',
  markUp: 137.77,
  services: 4321.09,
  labour: 1234.56,
} as const

describe.each(testedDatabases)('moves in the audit log on %s', (kind) => {
  let desk: SiteDesk
  let administrator: Caller

  beforeAll(async () => {
    desk = await openSiteDesk(kind)
    administrator = await desk.as('administrator@girassol.demo')
  })
  afterAll(() => desk.close())
  beforeEach(async () => {
    desk.setNow(noon)
    await desk.forgetCalls()
  })

  const listEntries = async (subject: AuditEntry['subject']['kind'], id: number): Promise<AuditEntry[]> => {
    const query = { kind: subject, subjectId: String(id) }
    return (await administrator(listAuditEntries, { query })).json().data.toReversed()
  }
  const toLine = ({ author, before, after }: AuditEntry) => [
    author.id === null ? author.name : 'user',
    before === null ? null : Object.values(before).join(),
    after === null ? null : Object.values(after).join(),
  ]
  const customer = {
    ...helena,
    name: markers.customer,
    email: markers.email,
    phone: markers.phone,
    address: markers.place,
  }
  const texts = {
    introduction: null,
    warranty: null,
    payment: null,
    nextSteps: null,
    internalNote: markers.note,
    showSupplier: false,
  }
  const price = {
    ...priced,
    markUp: markers.markUp,
    services: markers.services,
    ownCosts: { ...priced.ownCosts, labour: markers.labour },
  }
  const sentFor = async (siteId?: number) => {
    const body = { source: { kind: 'BUDGET' as const, id: desk.budget.id }, ...(siteId && { siteId }) }
    const { id, version } = (await desk.integrator(contract.createProposal, { body })).json()
    const edited = await desk.edit(id, { customer, texts, price, energy: energyOfCaseA, version })
    return desk.sendDraft(edited.json())
  }
  const act = async (endpoint: typeof contract.revokeProposal | typeof contract.convertProposal, id: number) => {
    const { version } = await desk.read(id)
    const given = endpoint === contract.convertProposal ? { customer: registration } : {}
    return desk.integrator(endpoint, { params: { id }, body: { version, ...given } as never })
  }

  test('C-156 C-172 every move of a proposal is audited with its author, and with nothing but number and statuses', async () => {
    const site = await desk.site({ title: markers.title })
    const accepted = await sentFor(site.id)
    await desk.openPage(accepted.token)
    await desk.openPage(accepted.token, { 'user-agent': 'another' })
    const signed = { name: markers.signer, document: markers.document }
    expect((await desk.accept(accepted.token, signed)).statusCode).toBe(200)
    await desk.accept(accepted.token, signed)
    expect((await act(contract.convertProposal, accepted.proposal.id)).statusCode).toBe(200)
    const declined = await sentFor()
    await desk.decline(declined.token, { reason: 'OTHER', text: markers.decline })
    const revoked = await sentFor()
    await act(contract.revokeProposal, revoked.proposal.id)
    const expired = await sentFor()
    desk.setNow('2027-03-01T15:00:00.000Z')
    await timetable.find(({ name }) => name === 'expire-proposals')?.run(desk.deps)

    const ids = [accepted, declined, revoked, expired].map(({ proposal }) => proposal.id)
    const entries = await Promise.all(ids.map((id) => listEntries('proposal', id)))
    expect(entries.map((each) => each.map(toLine))).toEqual([
      [
        ['user', 'DRAFT', 'SENT'],
        ['Cliente', 'SENT', 'VIEWED'],
        ['Cliente', 'VIEWED', 'ACCEPTED'],
        ['user', 'ACCEPTED', 'CONVERTED'],
      ],
      [
        ['user', 'DRAFT', 'SENT'],
        ['Cliente', 'SENT', 'DECLINED'],
      ],
      [
        ['user', 'DRAFT', 'SENT'],
        ['user', 'SENT', 'REVOKED'],
      ],
      [
        ['user', 'DRAFT', 'SENT'],
        ['Sistema', 'SENT', 'EXPIRED'],
      ],
    ])
    const reached = new Set(
      entries.flat().map(({ after }) => {
        const { status } = after ?? {}
        return status
      }),
    )
    expect(reached).toEqual(new Set(Object.values(proposalMoves).map(({ to }) => to)))
    expect(entries[0]?.[0]).toMatchObject({
      author: { id: expect.any(Number), name: 'Marina Alves' },
      action: 'change',
      subject: { kind: 'proposal', id: String(accepted.proposal.id), name: String(accepted.proposal.number) },
      before: { status: 'DRAFT' },
      after: { status: 'SENT' },
      onBehalfOf: null,
    })

    await desk.move(site.id, 'LOST', markers.loss)
    const ofSite = await listEntries('site', site.id)
    expect(ofSite.map(toLine)).toEqual([
      ['user', null, 'LEAD'],
      ['user', 'LEAD', 'PROPOSAL'],
      ['Cliente', 'PROPOSAL', 'SIGNED'],
      ['user', 'SIGNED', 'LOST'],
    ])
    const everything = JSON.stringify([...entries.flat(), ...ofSite])
    expect(Object.entries(markers).filter(([, marker]) => everything.includes(String(marker)))).toEqual([])
    const { final_price_cents: cents } = await desk.db
      .selectFrom('proposal')
      .select('final_price_cents')
      .where('id', '=', accepted.proposal.id)
      .executeTakeFirstOrThrow()
    expect(everything).not.toContain(String(cents))
  })

  test('C-156 SITE-003 an event of an order moves its site in the audit log too; one that moves nothing adds no entry', async () => {
    const { id } = await desk.site()
    const order = await desk.orderOn(id)
    await desk.orderOn(id)
    expect((await listEntries('site', id)).map(toLine)).toEqual([
      ['user', null, 'LEAD'],
      ['user', 'LEAD', 'ORDERED'],
    ])
    await desk.deliver(order)
    expect((await listEntries('site', id)).length).toBe(2)
  })

  test('C-156 an entry has either a user or the name of what made it', async () => {
    const row = {
      made_at: noon,
      action: 'change',
      subject_kind: 'proposal',
      subject_id: '1',
      subject_name: '1',
    } as const
    const insert = (author: { author_id?: number; author_name?: string }) =>
      desk.db
        .insertInto('audit_entry')
        .values({ ...row, ...author })
        .execute()
    const check = 'audit_entry_author_check'
    await expect(insert({})).rejects.toThrow(check)
    await expect(
      insert({ author_id: await desk.userId('integrator@girassol.demo'), author_name: 'x' }),
    ).rejects.toThrow(check)
  })
})
