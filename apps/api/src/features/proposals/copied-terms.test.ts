import * as companyBrand from '@girassol/contract/company-brand'
import * as financingLines from '@girassol/contract/financing-lines'
import * as contract from '@girassol/contract/proposals'
import * as settings from '@girassol/contract/settings'
import * as sites from '@girassol/contract/sites'
import * as utilities from '@girassol/contract/utilities'
import { usualEnergySettings } from '@girassol/domain/energy'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testedDatabases } from '../../database/test-database.ts'
import { readPdfPages } from '../../documents/test-pdf.ts'
import { aPng } from '../../integrations/files/test-pictures.ts'
import type { Caller } from '../../test-application.ts'
import { noon } from '../cart/test-shop.ts'
import { energyOfCaseA, openProposalDesk, type ProposalDesk } from './test-proposals.ts'

const line = { bank: 'Banco do Sol', rate: 1.49, installments: [24, 48], graceDays: [90], share: 90 } as const

describe.each(testedDatabases)('what a new proposal copies on %s', (kind) => {
  let desk: ProposalDesk
  let administrator: Caller

  beforeAll(async () => {
    desk = await openProposalDesk(kind)
    desk.setNow(noon)
    administrator = await desk.as('administrator@girassol.demo')
  })
  afterAll(() => desk.close())

  test('PROP-020 PROP-021 PROP-022 default lines become lines of new proposals; a sent one keeps its own', async () => {
    const saved = (await administrator(financingLines.addFinancingLine, { body: line } as never)).json()
    const draft = await desk.completeDraft()
    const [copied] = draft.financing
    expect(copied).toMatchObject({ bank: line.bank, rate: 1.49, instalments: 48, graceDays: 90 })
    const meanSaving = Math.round(((draft.results?.years[0]?.saving ?? 0) / 12) * 100) / 100
    expect(copied?.instalment).toBeGreaterThan(0)
    expect(copied?.total).toBeCloseTo((copied?.instalment ?? 0) * 48, 2)
    expect(copied?.differenceToSaving).toBeCloseTo((copied?.instalment ?? 0) - meanSaving, 2)
    const { proposal, token } = await desk.sendDraft(draft)
    const { version } = saved
    await administrator(financingLines.changeFinancingLine, {
      params: { id: saved.id },
      body: { ...line, rate: 2, version },
    } as never)
    expect((await desk.read(proposal.id)).financing[0]).toEqual(copied)
    expect((await desk.openPage(token)).json().financing[0]).toEqual(copied)
    expect((await desk.create()).financing[0]).toMatchObject({ rate: 2 })
  })

  test('PROP-021 C-166 14.850,00 at 1,49 % in 48 instalments after 90 days are 448,36 each', async () => {
    const { totals } = await desk.create()
    const downPayment = Math.round((totals.finalPrice - 14_850) * 100) / 100
    const { id, version } = await desk.create()
    const lines = [{ bank: 'X', rate: 1.49, instalments: 48, graceDays: 90, downPayment, isMain: true } as const]
    const price = { markUp: 0, services: 20_000, extras: [], discount: 0 }
    const ownCosts = { labour: 0, travel: 0, taxPercent: 0 }
    const financing = lines.map((each) => ({ ...each, downPayment: downPayment + 20_000 }))
    const answer = await desk.edit(id, { version, price: { ...price, ownCosts }, financing })
    expect(answer.json().financing[0]).toMatchObject({ instalment: 448.36, differenceToSaving: null })
  })

  test('C-167 a draft copies the tariff of the utility of its site, and does not follow later changes', async () => {
    const { id: utilityId, ...utility } = (
      await administrator(utilities.addUtility, {
        body: {
          name: 'Cooperativa Solar',
          states: ['SP'],
          cities: ['3550308'],
          tariff: 0.81234,
          fioB: 0.3,
          validFrom: '2026-07-04',
          rule: 'SUM',
          days: { connection: 15, connectionWithWorks: 30, connectionWithMajorWorks: 45, inspection: 7 },
          portal: null,
          form: [],
          largestSinglePhaseKw: null,
        },
      })
    ).json()
    const site = (
      await desk.integrator(sites.createSite, {
        body: { title: 'Obra', cityCode: '3550308', utility: 'cooperativa solar' },
      })
    ).json()
    const source = { kind: 'BUDGET', id: desk.budget.id } as const
    const draft = (await desk.integrator(contract.createProposal, { body: { source, siteId: site.id } })).json()
    const tariffSource = { utility: 'Cooperativa Solar', validFrom: '2026-07-04' }
    const copied = { utility: 'Cooperativa Solar', tariff: 0.81234, fioB: 0.3, rule: 'SUM', tariffSource }
    expect(draft.energy).toMatchObject(copied)
    await administrator(utilities.changeUtility, {
      params: { id: utilityId },
      body: { ...utility, tariff: 0.9, validFrom: '2026-10-01' },
    })
    expect((await desk.read(draft.id)).energy).toMatchObject(copied)
    const edit = async (energy: object) => {
      const { version } = await desk.read(draft.id)
      const answer = await desk.edit(draft.id, { version, energy: { ...energyOfCaseA, ...energy } })
      return answer.json().energy.tariffSource
    }
    const { utility: name, tariff } = copied
    expect(await edit({ utility: name, tariff })).toEqual(tariffSource)
    expect(await edit({ utility: name, tariff: 0.5 })).toBeNull()
    expect(await edit({ utility: name, tariff: 0.9 })).toEqual({ utility: name, validFrom: '2026-10-01' })
    expect(await edit({ utility: 'Outra', tariff: 0.9 })).toBeNull()
  })

  test('C-167 a site without a utility has the one of its city when only one serves it; an unknown tariff has no source', async () => {
    const create = async (site: { cityCode: string; utility?: string }) => {
      const { id } = (await desk.integrator(sites.createSite, { body: { title: 'Obra', ...site } })).json()
      const source = { kind: 'BUDGET', id: desk.budget.id } as const
      return (await desk.integrator(contract.createProposal, { body: { source, siteId: id } })).json().energy
    }
    const unknown = { tariff: null, fioB: null, rule: 'MAX', tariffSource: null }
    expect(await create({ cityCode: '5300108' })).toMatchObject({ ...unknown, utility: 'Neoenergia Brasília' })
    expect(await create({ cityCode: '3509502' })).toMatchObject({ ...unknown, utility: null })
    expect(await create({ cityCode: '5300108', utility: 'Outra' })).toMatchObject({ ...unknown, utility: 'Outra' })
  })

  test('C-158 YLD-009 the assumptions of the administration are those of the next draft, not of an earlier one', async () => {
    const earlier = await desk.completeDraft()
    const changed = { ...usualEnergySettings, fioBFrom2029: 90, proposalDays: 20 }
    await administrator(settings.changeEnergySettings, { body: { ...changed, seen: usualEnergySettings } })
    const later = await desk.create()
    expect([earlier.energy.fioBFrom2029, later.energy.fioBFrom2029]).toEqual([100, 90])
    expect([earlier.validUntil, later.validUntil]).toEqual(['2026-12-03', '2026-12-13'])
    const { token } = await desk.sendDraft(earlier)
    expect((await desk.openPage(token)).json().results.fioBRemark).toContain('100% do Fio B')
  })

  test('PROP-028 C-174 the company’s brand and texts are those of its proposals', async () => {
    const { version } = (await desk.integrator(companyBrand.showBrand)).json()
    const body = {
      tradeName: 'Sol do Cerrado',
      colour: '#FFD500',
      phone: '62999990000',
      email: 'contato@sol.example',
      site: 'https://sol.example',
      warrantyText: 'Instalação com 2 anos de garantia.',
      paymentText: 'Metade na assinatura.',
      version,
    }
    expect((await desk.integrator(companyBrand.changeBrand, { body })).statusCode).toBe(200)
    const draft = await desk.create()
    expect(draft.texts).toMatchObject({ warranty: body.warrantyText, payment: body.paymentText })
    const page = (await desk.integrator(contract.previewProposal, { params: { id: draft.id }, query: {} })).json()
    expect(page.brand).toMatchObject({
      tradeName: 'Sol do Cerrado',
      color: '#FFD500',
      onColor: '#1A1A1A',
      phone: '62999990000',
      email: 'contato@sol.example',
      site: 'https://sol.example',
    })
  })
  test('C-174 a sent proposal keeps its brand and its logo; the next version has those of its own day', async () => {
    const logoOf = async (token: string) => {
      await desk.forgetCalls()
      return desk.anonymous(contract.showPublicLogo, { params: { token } })
    }
    const changeLogo = async (picture: Buffer | null) =>
      desk.integrator(companyBrand.changeBrandLogo, {
        body: { picture: picture === null ? null : picture.toString('base64') },
      })
    const rename = async (tradeName: string) => {
      const { colours: _shown, logo: _file, ...brand } = (await desk.integrator(companyBrand.showBrand)).json()
      expect((await desk.integrator(companyBrand.changeBrand, { body: { ...brand, tradeName } })).statusCode).toBe(200)
    }
    const widthOf = async (bytes: Buffer) => (await sharp(bytes).metadata()).width
    await changeLogo(null)
    const plain = await desk.sent()
    expect((await desk.openPage(plain.token)).json().brand.logo).toBeNull()
    expect((await logoOf(plain.token)).statusCode).toBe(404)

    await rename('Antes')
    expect((await changeLogo(aPng({ width: 240, height: 80 }))).statusCode).toBe(200)
    const { token, proposal } = await desk.sent()
    await rename('Depois')
    await changeLogo(aPng({ width: 100, height: 50 }))
    expect((await desk.openPage(token)).json().brand).toMatchObject({
      tradeName: 'Antes',
      logo: `/api/public/proposals/${token}/logo`,
    })
    const shown = await logoOf(token)
    expect([shown.headers['content-type'], await widthOf(shown.rawPayload)]).toEqual(['image/png', 240])
    const pdf = await desk.anonymous(contract.downloadPublicProposal, { params: { token } })
    expect((await readPdfPages(pdf.rawPayload)).join(' ')).toContain('Antes')
    expect(pdf.rawPayload.toString('latin1')).toContain('/Subtype /Image')

    const own = { params: { id: proposal.id } }
    const stranger = await desk.as('integrator2@girassol.demo')
    expect((await stranger(contract.showProposalLogo, { ...own, query: {} })).statusCode).toBe(404)
    const { id, version } = (await desk.integrator(contract.openProposalVersion, own)).json()
    const previews = await Promise.all(
      [1, 2].map(async (number) => {
        const page = (await desk.integrator(contract.previewProposal, { ...own, query: { version: number } })).json()
        const logo = await desk.integrator(contract.showProposalLogo, { ...own, query: { version: number } })
        return [page.brand.tradeName, page.brand.logo, await widthOf(logo.rawPayload)]
      }),
    )
    expect(previews).toEqual([
      ['Antes', `/api/proposals/${id}/logo?version=1`, 240],
      ['Depois', `/api/proposals/${id}/logo?version=2`, 100],
    ])
    await desk.sendDraft({ id, version })
    expect((await desk.openPage(token)).json().brand.tradeName).toBe('Depois')
    expect(await widthOf((await logoOf(token)).rawPayload)).toBe(100)
  })
})
