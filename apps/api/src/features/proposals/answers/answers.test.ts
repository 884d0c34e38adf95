import * as contract from '@girassol/contract/proposals'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bothDatabases, whereTested } from '../../../database/test-database.ts'
import { noon } from '../../cart/test-shop.ts'
import { openProposalDesk, type ProposalDesk, priced, signature } from '../test-proposals.ts'
import { anonymiseOldAcceptances } from './anonymise-old-acceptances.ts'

const browser = 'Mozilla/5.0 (Linux; Android 15) Chrome/142.0 Mobile Safari/537.36'
const otherCpf = '111.444.777-35'

describe.each(bothDatabases)('the answers of customers on %s', (kind) => {
  // The one connection of the embedded database leaves few orders in which they can meet.
  const rounds = kind === 'postgres' ? 50 : 10
  let desk: ProposalDesk

  beforeAll(async () => {
    desk = await openProposalDesk(kind)
  })
  afterAll(() => desk.close())
  beforeEach(async () => {
    desk.setNow(noon)
    await desk.forgetCalls()
  })

  const countNotices = async (title: string): Promise<number> => {
    const { rows } = await sql<{ count: number }>`
      select count(distinct message)::integer as count from notification where title = ${title}`.execute(desk.db)
    return rows[0]?.count ?? 0
  }
  const stored = (id: number) =>
    desk.db.selectFrom('proposal_acceptance').selectAll().where('proposal_id', '=', id).execute()

  whereTested(kind, () => {
    test('PROP-010 the first view moves SENT to VIEWED and is notified once; previews and robots count nothing', async () => {
      const { token, proposal } = await desk.sent()
      const notices = await countNotices('Proposta vista')
      const url = `/api/public/proposals/${token}`
      await desk.integrator(contract.previewProposal, { params: { id: proposal.id }, query: {} })
      await desk.app.inject({ method: 'HEAD', url, headers: { 'user-agent': browser } })
      await desk.openPage(token, { 'user-agent': 'WhatsApp/2.23.20.0' })
      expect(await desk.read(proposal.id)).toMatchObject({ status: 'SENT', views: 0, firstViewedAt: null })
      expect((await desk.openPage(token, { 'user-agent': browser })).statusCode).toBe(200)
      await desk.openPage(token, { 'user-agent': browser })
      expect(await desk.read(proposal.id)).toMatchObject({ status: 'VIEWED', views: 1, firstViewedAt: noon })
      desk.setNow('2026-11-23T15:30:00.000Z')
      await desk.openPage(token, { 'user-agent': browser })
      const seen = await desk.read(proposal.id)
      expect(seen).toMatchObject({ status: 'VIEWED', views: 2, firstViewedAt: noon, version: proposal.version })
      expect(await countNotices('Proposta vista')).toBe(notices + 1)
    })

    test('PROP-012 an acceptance is stored field by field with what only the server knows', async () => {
      const { token, proposal, sha256 } = await desk.sent()
      desk.setNow('2026-11-24T15:00:00.000Z')
      const headers = { 'user-agent': `${browser}${'x'.repeat(400)}` }
      const answer = await desk.accept(token, { email: 'helena@pessoa.example' }, headers)
      expect(answer.json()).toEqual({
        version: 1,
        acceptedAt: '2026-11-24T15:00:00.000Z',
        name: 'Helena Martins Prado',
        document: '***.982.247-**',
        address: '127.0.0.1',
        sha256,
      })
      expect(await stored(proposal.id)).toEqual([
        {
          proposal_id: proposal.id,
          seller_id: 1,
          version: 1,
          accepted_at: '2026-11-24T15:00:00.000Z',
          name: 'Helena Martins Prado',
          document: '52998224725',
          signer_document: null,
          email: 'helena@pessoa.example',
          consent_version: 1,
          address: '127.0.0.1',
          user_agent: headers['user-agent'].slice(0, 300),
          pdf_sha256: sha256,
        },
      ])
      const seen = await desk.read(proposal.id)
      expect(seen).toMatchObject({ status: 'ACCEPTED', acceptance: { document: '52998224725', sha256 } })
      expect(await countNotices('Proposta aceita')).toBeGreaterThan(0)
    })

    test('C-171 an acceptance can be added, and never changed or removed by the application', async () => {
      const { token, proposal } = await desk.sent()
      await desk.accept(token)
      const attempt = async (statement: string) => {
        try {
          await desk.db.transaction().execute(async (tx) => {
            await sql`set local role girassol_application`.execute(tx)
            await sql.raw(statement).execute(tx)
          })
          return 'changed'
        } catch (error) {
          return (error as { code?: string }).code
        }
      }
      const refused = '42501'
      const where = `where proposal_id = ${proposal.id}`
      expect(await attempt(`update proposal_acceptance set name = 'Outra' ${where}`)).toBe(refused)
      expect(await attempt(`delete from proposal_acceptance ${where}`)).toBe(refused)
      expect(await attempt('truncate proposal_acceptance')).toBe(refused)
      expect(await stored(proposal.id)).toHaveLength(1)
    })

    test('C-171 the nightly job removes personal data from an acceptance five years after it, not earlier', async () => {
      // The database compares with its own clock.
      const acceptedBefore = async (years: number) => {
        desk.setNow(`${new Date().getFullYear() - years}-01-10T12:00:00.000Z`)
        const made = await desk.sent()
        await desk.accept(made.token)
        return made
      }
      const [young, old] = [await acceptedBefore(4), await acceptedBefore(6)]
      const batch = { before: new Date().toISOString(), most: 500, now: noon }
      const run = () => desk.db.transaction().execute((tx) => anonymiseOldAcceptances(tx, batch))
      expect([await run(), await run()]).toEqual([1, 0])
      expect(await stored(young.proposal.id)).toMatchObject([{ document: '52998224725' }])
      expect(await stored(old.proposal.id)).toMatchObject([
        { name: 'Titular removido', document: '', email: null, address: '', user_agent: '', pdf_sha256: old.sha256 },
      ])
    })

    test.each([
      [{ consent: false }, 'consent'],
      [{ name: 'Jo' }, 'name'],
      [{ document: '529.982.247-26' }, 'document'],
      [{ document: '111.111.111-11' }, 'document'],
      [{ document: '11.222.333/0001-81' }, 'signerDocument'],
    ])('PROP-012 a signature with %j is 400 at %s, and the proposal still waits', async (change, field) => {
      const { token, proposal } = await desk.sent()
      const answer = await desk.accept(token, change)
      expect([answer.statusCode, answer.json().errors?.map((each: { property: string }) => each.property)]).toEqual([
        400,
        [field],
      ])
      expect((await desk.read(proposal.id)).status).toBe('SENT')
    })

    test('PROP-012 a wrong CNPJ is named as such, beside a wrong CPF of the person', async () => {
      const { token } = await desk.sent()
      const company = { document: '11.222.333/0001-80', signerDocument: '529.982.247-26' }
      expect((await desk.accept(token, company)).json().errors).toMatchObject([
        { property: 'document', constraints: { custom: 'Este CNPJ não confere. Veja os números.' } },
        { property: 'signerDocument', constraints: { custom: 'Este CPF não confere. Veja os números.' } },
      ])
    })

    test('PROP-012 a company accepts with its CNPJ and the CPF of the person who signs', async () => {
      const { token, proposal } = await desk.sent()
      const company = { document: '11.222.333/0001-81', signerDocument: signature.document }
      expect((await desk.accept(token, company)).json()).toMatchObject({ document: '***.982.247-**' })
      expect(await stored(proposal.id)).toMatchObject([{ document: '11222333000181', signer_document: '52998224725' }])
    })

    test('PROP-014 an answer to a version that was replaced is 409, to the new one it is 200', async () => {
      const { token, proposal } = await desk.sent()
      const draft = (await desk.integrator(contract.openProposalVersion, { params: { id: proposal.id } })).json()
      expect((await desk.openPage(token)).json().version).toBe(1)
      const second = await desk.sendDraft(draft)
      expect(second.token).toBe(token)
      expect((await desk.accept(token)).json()).toMatchObject({
        statusCode: 409,
        reason: 'replaced',
        message: 'Esta proposta foi atualizada. Veja a versão nova antes de aceitar.',
        details: { version: 2 },
      })
      expect((await desk.decline(token)).json()).toMatchObject({ statusCode: 409, reason: 'replaced' })
      expect((await desk.accept(token, { version: 2 })).statusCode).toBe(200)
    })

    test('PROP-007 C-170 while a new version is a draft the sent one is accepted, and stays what is shown', async () => {
      const { token, proposal } = await desk.sent()
      const draft = (await desk.integrator(contract.openProposalVersion, { params: { id: proposal.id } })).json()
      const edited = (await desk.edit(draft.id, { version: draft.version, price: { ...priced, services: 1 } })).json()
      expect((await desk.accept(token)).statusCode).toBe(200)
      expect(await desk.read(proposal.id)).toMatchObject({
        status: 'ACCEPTED',
        hasDraft: false,
        versionNumber: 1,
        totals: proposal.totals,
      })
      expect((await desk.tryToSend(draft.id, edited.version + 1)).json()).toMatchObject({
        statusCode: 409,
        reason: 'alreadyAccepted',
      })
    })

    test('PROP-026 a refusal stores its reason and its text and notifies of both; an unknown reason is 400', async () => {
      const { token, proposal } = await desk.sent()
      expect((await desk.decline(token, { reason: 'WHATEVER' })).statusCode).toBe(400)
      expect((await desk.decline(token, { text: 'x'.repeat(501) })).statusCode).toBe(400)
      const answer = await desk.decline(token, { reason: 'OTHER_SUPPLIER', text: 'Mais perto de casa.' })
      expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'DECLINED' }])
      expect((await desk.read(proposal.id)).decline).toEqual({
        declinedAt: noon,
        reason: 'OTHER_SUPPLIER',
        text: 'Mais perto de casa.',
      })
      const notice = await desk.db
        .selectFrom('notification')
        .select(['message', 'type'])
        .where('title', '=', 'Proposta recusada')
        .where('message', 'like', `%proposta ${proposal.number}.%`)
        .executeTakeFirst()
      expect(notice).toEqual({
        type: 'BUDGET',
        message: `O cliente recusou a proposta ${proposal.number}. Motivo: Escolhi outro fornecedor. Mais perto de casa.`,
      })
      expect((await desk.accept(token)).json()).toMatchObject({ statusCode: 409, reason: 'declined' })
      expect((await desk.openPage(token)).json()).toMatchObject({ notice: 'Proposta recusada em 23/11/2026.' })
      const again = (await desk.integrator(contract.openProposalVersion, { params: { id: proposal.id } })).json()
      expect((await desk.sendDraft(again)).proposal).toMatchObject({ status: 'SENT', decline: null })
    })
  })

  test('PROP-008 two sendings at once: one is sent with one PDF, the other is 409', async () => {
    const draft = await desk.completeDraft()
    const answers = await Promise.all([1, 2].map(() => desk.tryToSend(draft.id, draft.version)))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    const documents = await desk.db
      .selectFrom('proposal_document')
      .select('number')
      .where('proposal_id', '=', draft.id)
      .execute()
    expect(documents).toHaveLength(1)
  })

  test('PROP-001 twenty proposals at once have successive numbers, and each seller has its own', async () => {
    const before = (await desk.create()).number
    const made = await Promise.all(Array.from({ length: 20 }, () => desk.create()))
    expect(made.map(({ number }) => number).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 20 }, (_, index) => before + 1 + index),
    )
  })

  test('PROP-010 twenty first views at once are one move and one notification', async () => {
    const { token, proposal } = await desk.sent()
    const notices = await countNotices('Proposta vista')
    await Promise.all(Array.from({ length: 20 }, (_, at) => desk.openPage(token, { 'user-agent': `${browser} ${at}` })))
    expect(await desk.read(proposal.id)).toMatchObject({ status: 'VIEWED', views: 20 })
    expect(await countNotices('Proposta vista')).toBe(notices + 1)
  })

  test('PROP-013 fifty acceptances at once by one person are one record; another person is 409', async () => {
    const { token, proposal } = await desk.sent()
    // Each from an address of its own, so that no limit of calls answers for the rule.
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        desk.app.inject({
          method: 'POST',
          url: `/api/public/proposals/${token}/accept`,
          payload: signature,
          remoteAddress: `10.0.0.${at}`,
        }),
      ),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200))
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
    expect(await stored(proposal.id)).toHaveLength(1)
    await desk.forgetCalls()
    expect((await desk.accept(token, { document: otherCpf })).json()).toMatchObject({
      statusCode: 409,
      reason: 'accepted',
      message: 'Esta proposta já foi aceita.',
    })
    expect((await desk.decline(token)).json()).toMatchObject({ statusCode: 409, reason: 'accepted' })
  })

  test('PROP-013 of an acceptance and a refusal at once exactly one counts, many times', async () => {
    for (let run = 0; run < rounds; run += 1) {
      const { token, proposal } = await desk.sent()
      await desk.forgetCalls()
      const both = run % 2 === 0 ? [desk.accept(token), desk.decline(token)] : [desk.decline(token), desk.accept(token)]
      const codes = (await Promise.all(both)).map(({ statusCode }) => statusCode).toSorted()
      const { status } = await desk.read(proposal.id)
      const records = (await stored(proposal.id)).length
      expect([codes, records]).toEqual([[200, 409], status === 'ACCEPTED' ? 1 : 0])
    }
  }, 240_000)

  test('PROP-014 an acceptance and the sending of a new version at once: the signature is of the version that is current', async () => {
    for (let run = 0; run < 5; run += 1) {
      const { token, proposal } = await desk.sent()
      await desk.forgetCalls()
      const draft = (await desk.integrator(contract.openProposalVersion, { params: { id: proposal.id } })).json()
      const [answer, sending] = await Promise.all([desk.accept(token), desk.tryToSend(draft.id, draft.version)])
      const { status, currentVersion } = await desk.read(proposal.id)
      const isAccepted = answer.statusCode === 200
      expect([answer.statusCode, sending.statusCode].toSorted()).toEqual([200, 409])
      expect([status, currentVersion]).toEqual(isAccepted ? ['ACCEPTED', 1] : ['SENT', 2])
      expect(await stored(proposal.id)).toHaveLength(isAccepted ? 1 : 0)
    }
  })

  test('PROP-025 an acceptance and a revocation at once: exactly one counts', async () => {
    for (let run = 0; run < 10; run += 1) {
      const { token, proposal } = await desk.sent()
      await desk.forgetCalls()
      const { id, version } = proposal
      const revoke = () => desk.integrator(contract.revokeProposal, { params: { id }, body: { version } })
      const accept = () => desk.accept(token)
      const first = run % 2 === 0 ? accept() : revoke()
      const second = run % 2 === 0 ? revoke() : accept()
      const codes = (await Promise.all([first, second])).map(({ statusCode }) => statusCode)
      const { status } = await desk.read(id)
      const records = (await stored(id)).length
      expect(codes.filter((code) => code === 200)).toHaveLength(1)
      expect([status, records]).toEqual(codes[run % 2 === 0 ? 0 : 1] === 200 ? ['ACCEPTED', 1] : ['REVOKED', 0])
    }
  })
})
