import * as companyBrand from '@girassol/contract/company-brand'
import * as financingLines from '@girassol/contract/financing-lines'
import * as contract from '@girassol/contract/proposals'
import * as settings from '@girassol/contract/settings'
import { usualEnergySettings } from '@girassol/domain/energy'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testedDatabases } from '../../database/test-database.ts'
import type { Caller } from '../../test-application.ts'
import { noon } from '../cart/test-shop.ts'
import { openProposalDesk, type ProposalDesk } from './test-proposals.ts'

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
    const body = {
      tradeName: 'Sol do Cerrado',
      colour: '#FFD500',
      phone: '62999990000',
      email: 'contato@sol.example',
      site: 'https://sol.example',
      warrantyText: 'Instalação com 2 anos de garantia.',
      paymentText: 'Metade na assinatura.',
      version: 0,
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
})
