import { createHash } from 'node:crypto'
import { Writable } from 'node:stream'
import * as contract from '@girassol/contract/proposals'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testedDatabases } from '../../../database/test-database.ts'
import { readPdfPages } from '../../../documents/test-pdf.ts'
import { timetable } from '../../../jobs/timetable.ts'
import { noon } from '../../cart/test-shop.ts'
import { energyOfCaseA, helena, openProposalDesk, type ProposalDesk, priced } from '../test-proposals.ts'

const hash = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

describe.each(testedDatabases)('sent proposals on %s', (kind) => {
  let desk: ProposalDesk
  const written: string[] = []

  beforeAll(async () => {
    const logStream = new Writable({
      write: (chunk, _encoding, done) => {
        written.push(String(chunk))
        done()
      },
    })
    desk = await openProposalDesk(kind, { logStream })
  })
  afterAll(() => desk.close())
  beforeEach(async () => {
    desk.setNow(noon)
    await desk.forgetCalls()
  })

  const revoke = (id: number, version: number) =>
    desk.integrator(contract.revokeProposal, { params: { id }, body: { version } })
  const publicPdf = (token: string) => desk.anonymous(contract.downloadPublicProposal, { params: { token } })
  const ownPdf = (id: number) => desk.integrator(contract.downloadProposal, { params: { id }, query: {} })
  const runJob = () => timetable.find(({ name }) => name === 'expire-proposals')?.run(desk.deps)

  test.each([
    ['customer.name', { customer: { ...helena, name: ' ' } }],
    ['customer.cityCode', { customer: { ...helena, cityCode: null } }],
    ['validUntil', { validUntil: null }],
    ['validUntil', { validUntil: '2026-11-23' }],
    ['validUntil', { validUntil: '2027-01-23' }],
  ])('PROP-008 without %s nothing is sent, and the answer names it', async (field, changes) => {
    const draft = await desk.completeDraft(changes)
    expect(draft.missing.map((each) => each.field)).toEqual([field])
    const answer = await desk.tryToSend(draft.id, draft.version)
    expect([answer.statusCode, answer.json().errors?.map((each: { property: string }) => each.property)]).toEqual([
      400,
      [field],
    ])
    expect(await desk.read(draft.id)).toMatchObject({ status: 'DRAFT', link: null })
  })

  test('PROP-008 without an item nothing is sent', async () => {
    const draft = await desk.completeDraft()
    const { costs } = await desk.db
      .selectFrom('proposal_version')
      .select('costs')
      .where('proposal_id', '=', draft.id)
      .executeTakeFirstOrThrow()
    await desk.db
      .updateTable('proposal_version')
      .set({ costs: { ...costs, items: [] } })
      .where('proposal_id', '=', draft.id)
      .execute()
    expect((await desk.tryToSend(draft.id, draft.version)).json().errors).toMatchObject([{ property: 'items' }])
  })

  test('PROP-008 PROP-009 sending answers a link with 43 characters that nothing stores, and the hash of its PDF', async () => {
    const { token, sha256, proposal, link } = await desk.sent()
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(proposal).toMatchObject({ status: 'SENT', currentVersion: 1, hasDraft: false, link })
    const row = await desk.db.selectFrom('proposal').selectAll().where('id', '=', proposal.id).executeTakeFirstOrThrow()
    expect(row.link_hash).toBe(hash(Buffer.from(token)))
    expect(JSON.stringify(row)).not.toContain(token)
    const page = await desk.openPage(token)
    expect(page.statusCode).toBe(200)
    expect(page.body).not.toContain(token)
    const { link: own, ...others } = await desk.read(proposal.id)
    expect(own).toBe(link)
    expect(JSON.stringify(others)).not.toContain(token)
    expect(hash((await ownPdf(proposal.id)).rawPayload)).toBe(sha256)
  })

  test('PROP-018 the PDF is byte for byte what was sent, after prices, names and settings have changed', async () => {
    const { token, sha256, proposal } = await desk.sent()
    await desk.db.updateTable('seller').set({ fancy_name: 'Outro nome' }).where('id', '=', 1).execute()
    await desk.db.updateTable('product').set({ price_cents: 1 }).where('code', '=', '10010005').execute()
    desk.setNow('2026-11-29T12:00:00.000Z')
    for (const answer of [await ownPdf(proposal.id), await publicPdf(token)]) {
      expect([answer.headers['content-type'], hash(answer.rawPayload)]).toEqual(['application/pdf', sha256])
    }
    expect((await desk.read(proposal.id)).totals).toEqual(proposal.totals)
  })

  test('PROP-009 unknown, revoked and malformed tokens get one and the same 404, for pages and files', async () => {
    const { token, proposal } = await desk.sent()
    expect((await revoke(proposal.id, proposal.version)).json()).toMatchObject({ status: 'REVOKED', link: null })
    const seen = new Set<string>()
    for (const bad of [token, 'A'.repeat(43), 'x', `${token}x`, '../../etc/passwd', '%00', 'é'.repeat(300)]) {
      for (const call of [contract.readPublicProposal, contract.downloadPublicProposal, contract.downloadReceipt]) {
        await desk.forgetCalls()
        const answer = await desk.anonymous(call as typeof contract.readPublicProposal, { params: { token: bad } })
        const { timestamp: _, path: __, requestId: ___, ...body } = answer.json()
        const { 'content-length': _length, date: _date, 'x-request-id': _id, ...headers } = answer.headers
        const policy = String(headers['content-security-policy']).replace(/nonce-[^']+/, 'nonce')
        seen.add(JSON.stringify([answer.statusCode, body, { ...headers, 'content-security-policy': policy }]))
      }
      expect((await desk.accept(bad)).statusCode).toBe(404)
    }
    expect([...seen]).toHaveLength(1)
    expect([...seen][0]).toContain('Esta página não existe ou não está mais disponível.')
  })

  test('PROP-009 C-153 public answers are stored nowhere, found by no search engine, and reveal their address to no site', async () => {
    const { token } = await desk.sent()
    expect((await desk.openPage(token)).headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    })
  })

  test('PROP-009 no line of the log contains a token', async () => {
    const { token } = await desk.sent()
    await desk.openPage(token)
    await desk.accept(token)
    await desk.openPage(`${token}x`)
    const lines = written.join('')
    expect(lines).toContain('GET /public/proposals/:token')
    expect(lines).not.toContain(token)
  })

  test('C-153 an address reads 30 times and writes 5 times a minute', async () => {
    const { token } = await desk.sent()
    const codes: number[] = []
    for (let call = 0; call < 31; call += 1) codes.push((await desk.openPage(token)).statusCode)
    expect([codes.slice(0, 30).every((code) => code === 200), codes[30]]).toEqual([true, 429])
    const answers: number[] = []
    for (let call = 0; call < 6; call += 1) answers.push((await desk.accept(token, { consent: false })).statusCode)
    expect(answers).toEqual([400, 400, 400, 400, 400, 429])
  })

  test('PROP-015 one second before the end of its last day it is accepted, one second after it is 409', async () => {
    const [first, second] = [
      await desk.sent({ validUntil: '2026-12-07' }),
      await desk.sent({ validUntil: '2026-12-07' }),
    ]
    desk.setNow('2026-12-08T02:59:59.000Z')
    expect((await desk.accept(first.token)).statusCode).toBe(200)
    desk.setNow('2026-12-08T03:00:00.000Z')
    expect((await desk.accept(second.token)).json()).toMatchObject({
      statusCode: 409,
      reason: 'expired',
      message: 'Esta proposta venceu em 07/12/2026.',
    })
    const page: contract.PublicProposal = (await desk.openPage(second.token)).json()
    expect(page).toMatchObject({ status: 'EXPIRED', notice: 'Esta proposta venceu em 07/12/2026.' })
    expect(page.brand.email).not.toBeNull()
    const stored = () =>
      desk.db.selectFrom('proposal').select(['status', 'views']).where('id', '=', second.proposal.id).execute()
    expect(await desk.read(second.proposal.id)).toMatchObject({ status: 'EXPIRED' })
    expect(await stored()).toEqual([{ status: 'SENT', views: 0 }])
    await runJob()
    await runJob()
    expect(await stored()).toEqual([{ status: 'EXPIRED', views: 0 }])
    expect((await desk.read(first.proposal.id)).status).toBe('ACCEPTED')
    const notices = await desk.db
      .selectFrom('notification')
      .select('user_id')
      .where('type', '=', 'BUDGET_EXPIRATION')
      .where('message', 'like', `A proposta ${second.proposal.number} %`)
      .execute()
    expect(notices.length).toBeGreaterThan(0)
    expect(new Set(notices.map(({ user_id }) => user_id)).size).toBe(notices.length)
  })

  test('PROP-025 a revoked proposal is found no more; an accepted one is not revoked', async () => {
    const { token, proposal } = await desk.sent()
    expect((await revoke(proposal.id, proposal.version - 1)).json()).toMatchObject({ reason: 'changedMeanwhile' })
    expect((await revoke(proposal.id, proposal.version)).statusCode).toBe(200)
    expect((await desk.openPage(token)).statusCode).toBe(404)
    const accepted = await desk.sent()
    await desk.accept(accepted.token)
    const { version } = await desk.read(accepted.proposal.id)
    expect((await revoke(accepted.proposal.id, version)).json()).toMatchObject({
      statusCode: 409,
      reason: 'alreadyAccepted',
    })
    expect((await desk.openPage(accepted.token)).statusCode).toBe(200)
  })

  test('PROP-016 the receipt has signer, masked CPF, instant, address, version and hash; before the acceptance 404', async () => {
    const { token, sha256, proposal } = await desk.sent()
    const receipt = () => desk.anonymous(contract.downloadReceipt, { params: { token } })
    expect((await receipt()).statusCode).toBe(404)
    desk.setNow('2026-11-24T02:30:00.000Z')
    await desk.accept(token)
    const text = readPdfPages((await receipt()).rawPayload)
      .flat()
      .join('\n')
    for (const part of [
      'Comprovante de aceite',
      `${proposal.number}, versão 1`,
      'Helena Martins Prado',
      '***.982.247-**',
      '23/11/2026 às 23:30',
      '127.0.0.1',
      sha256,
    ]) {
      expect(text).toContain(part)
    }
    expect(text).not.toMatch(/529|52998224725|Girassol/)
  })

  test('PROP-017 a document is verified by its hash, with initials; another one is not valid; the 31st call is 429', async () => {
    const { token, proposal } = await desk.sent()
    const bytes = (await ownPdf(proposal.id)).rawPayload
    const verify = async (sha256: string) =>
      (await desk.anonymous(contract.verifyProposal, { query: { sha256 } })).json()
    const unknown = { valid: false, version: null, acceptedAt: null, signer: null }
    expect(await verify(hash(bytes))).toEqual(unknown)
    await desk.accept(token)
    expect(await verify(hash(bytes).toUpperCase())).toEqual({
      valid: true,
      version: 1,
      acceptedAt: noon,
      signer: 'H. M. P.',
    })
    const changed = Buffer.from(bytes)
    changed.writeUInt8(changed.readUInt8(100) ^ 1, 100)
    expect(await verify(hash(changed))).toEqual(unknown)
    for (let call = 3; call < 30; call += 1) await verify(hash(changed))
    expect(await verify(hash(bytes))).toMatchObject({ statusCode: 429 })
  })

  test('PROP-006 C-172 nothing of the integrator’s price or of the distributor is in page, preview or PDF', async () => {
    const secrets = {
      energy: energyOfCaseA,
      price: {
        ...priced,
        markUp: 37.77,
        services: 1234.56,
        ownCosts: { labour: 987.65, travel: 43.21, taxPercent: 7.89 },
      },
      texts: {
        introduction: 'Bem-vinda.',
        warranty: null,
        payment: null,
        nextSteps: null,
        internalNote: 'SEGREDO-DA-MARGEM',
        showSupplier: false,
      },
    }
    const { token, proposal } = await desk.sent(secrets)
    const pdf = readPdfPages((await publicPdf(token)).rawPayload)
      .flat()
      .join('\n')
    const preview = await desk.integrator(contract.previewProposal, { params: { id: proposal.id }, query: {} })
    const page = await desk.openPage(token)
    const { equipment, withMarkUp, ownProfit, tax } = proposal.totals
    const amounts = [equipment, withMarkUp, ownProfit, tax, 1234.56, 987.65, 43.21, 37.77]
    const unitValues = proposal.items.map(({ unitValue }) => unitValue)
    const texts = [
      ...amounts.flatMap((amount) => [String(amount), amount.toLocaleString('pt-BR', { minimumFractionDigits: 2 })]),
      ...unitValues.flatMap((amount) => [`${amount}`, amount.toLocaleString('pt-BR', { minimumFractionDigits: 2 })]),
      ...proposal.items.map(({ productErpCode }) => productErpCode),
      'SEGREDO-DA-MARGEM',
      'Girassol',
    ].filter((text) => text.length > 3)
    for (const shown of [page.body, preview.body, pdf]) {
      // The demonstration's sellers have an e-mail of this domain.
      const bare = shown.replaceAll('girassol.demo', '').toLowerCase()
      expect(texts.filter((text) => bare.includes(text.toLowerCase()))).toEqual([])
    }
    const keys = /"(?:\w*(?:cost|equipment|markup|profit|erpcode|note|margin|unitvalue|discount|services|extras)\w*)":/i
    expect(page.body).not.toMatch(keys)
    expect(pdf).toContain('Bem-vinda.')
  })

  test('PROP-006 with "Mostrar o fornecedor" the page and the PDF name the distributor', async () => {
    const texts = {
      introduction: null,
      warranty: null,
      payment: null,
      nextSteps: null,
      internalNote: null,
      showSupplier: true,
    }
    const { token } = await desk.sent({ texts })
    const { supplier } = (await desk.openPage(token)).json()
    expect(supplier).toMatch(/Girassol/)
    expect(
      readPdfPages((await publicPdf(token)).rawPayload)
        .flat()
        .join('\n'),
    ).toContain(`fornecidos por ${supplier}`)
  })
})
