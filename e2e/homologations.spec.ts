import { createHomologation, editHomologation } from '@girassol/contract/homologations'
import { listUtilities } from '@girassol/contract/utilities'
import type { Caller } from './caller.ts'
import { expect, test } from './fixtures.ts'
import { saveBudget } from './purchases.ts'

const integrator = 'integrator'

/** A homologation of a new budget that lacks only technician and ART; its consumer unit is its own. */
const openAlmostComplete = async (call: Caller) => {
  const budget = await saveBudget(call)
  const { id, version } = await call(createHomologation, { body: { source: { kind: 'BUDGET', id: budget.id } } })
  const utilities = await call(listUtilities, {})
  const utility = utilities.find(({ states }) => states.includes('SP'))
  return call(editHomologation, {
    params: { id },
    body: {
      address: {
        street: 'Rua das Acácias',
        number: '318',
        complement: null,
        district: 'Centro',
        cityCode: '3509502',
        postalCode: '13010000',
      },
      supply: 'TRI_127_220',
      breakerA: 63,
      utilityId: utility?.id ?? 0,
      consumerUnit: `UC ${id}`,
      holder: { name: 'Renata Figueiredo Lopes', document: '52998224725', email: null, phone: null },
      consumptionClass: 'RESIDENTIAL',
      version,
    },
  })
}

test('HOM-001 HOM-004 HOM-005 the missing technician leads to its field, and the complete pack is submitted', async ({
  page,
  logIn,
  call,
  expectAccessible,
}) => {
  await logIn(integrator)
  const { id, source } = await openAlmostComplete(call)
  await page.goto(`/homologacoes/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Homologação do orçamento ${source?.id}`)
  await expect(page.getByText('Renata Figueiredo Lopes · 529.•••.•••-25')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Protocolar' })).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByText('Faltam 2 dados do pacote.')).toBeVisible()
  await expect(page.getByRole('img', { name: 'Diagrama unifilar do gerador' })).toBeVisible()
  await expectAccessible()
  const memorial = page.getByRole('row', { name: /Memorial descritivo/ })
  await memorial.getByRole('button', { name: 'Informe o responsável técnico' }).click()
  const dialog = page.getByRole('dialog', { name: 'Responsável técnico' })
  const technician = dialog.getByRole('textbox', { name: 'Responsável técnico' })
  await expect(technician).toBeFocused()
  await expectAccessible()
  await technician.fill('Paulo Siqueira Reis')
  await dialog.getByRole('textbox', { name: 'CREA ou CFT' }).fill('CREA-SP 5061873')
  await dialog.getByRole('textbox', { name: 'Número da ART ou TRT' }).fill('SP-2620261184')
  // A reload would lose it.
  await page.evaluate(() => document.body.setAttribute('data-not-loaded-again', ''))
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await expect(memorial.getByText('Pronto')).toBeVisible()
  await expect(page.locator('body[data-not-loaded-again]')).toBeAttached()
  await expect(page.getByRole('status').filter({ hasText: 'Memorial descritivo: pronto.' })).toBeAttached()
  await page.getByRole('button', { name: 'Protocolar' }).click()
  const submission = page.getByRole('dialog', { name: 'Protocolar' })
  await submission.getByRole('textbox', { name: 'Número do protocolo' }).fill('2026-114-0088')
  await submission.getByRole('button', { name: 'Protocolar' }).click()
  await expect(page.getByText(/^Protocolo 2026-114-0088/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Baixar o protocolado' })).toBeVisible()
  await expect(page.getByText(/A resposta vence em/)).toBeVisible()
  await expectAccessible()
})

test('HOM-001 HOM-017 a budget opens its homologation, which is in the filtered list and its CSV', async ({
  page,
  logIn,
  call,
  expectAccessible,
}) => {
  await logIn(integrator)
  const budget = await saveBudget(call)
  await page.goto(`/orcamentos/${budget.id}`)
  await page.getByRole('button', { name: `Ações do orçamento ${budget.id}` }).click()
  await page.getByRole('menuitem', { name: 'Abrir homologação' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Abrir homologação' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Homologação do orçamento ${budget.id}`)
  await page.getByRole('link', { name: 'Homologações' }).click()
  await page.getByRole('tab', { name: 'Documentos' }).click()
  await expect(page).toHaveURL(/visao=documentos/)
  await page.reload()
  await expect(page.getByRole('link', { name: `Orçamento ${budget.id}` })).toBeVisible()
  await expectAccessible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Exportar CSV' }).click()
  expect((await download).suggestedFilename()).toBe('Homologações.csv')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('HOM-005 the missing datum is the button at the bottom, and the ZIP is a draft', async ({
    page,
    logIn,
    call,
    expectAccessible,
  }) => {
    await logIn(integrator)
    const { id } = await openAlmostComplete(call)
    await page.goto(`/homologacoes/${id}`)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Baixar rascunho (ZIP)' }).click()
    expect((await download).suggestedFilename()).toMatch(/^Rascunho .+\.zip$/)
    await expectAccessible()
    await page.getByRole('button', { name: 'Informar responsável técnico' }).click()
    const dialog = page.getByRole('dialog', { name: 'Responsável técnico' })
    await expect(dialog.getByRole('textbox', { name: 'Responsável técnico' })).toBeFocused()
    await expectAccessible()
  })
})

test('C-167 HOM-014 the administrator gives a utility its tariff and the fields of its form', async ({
  page,
  logIn,
  expectAccessible,
}) => {
  await logIn('administrator')
  await page.goto('/administracao/concessionarias')
  // A second try does not find the utility of the first one.
  const name = `Alto Vale ${Date.now()}`
  await page.getByRole('button', { name: 'Nova concessionária' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Nome' }).fill(name)
  // Other stories take the first utility of São Paulo for what they submit.
  await dialog.getByRole('combobox', { name: 'Estados' }).fill('AC')
  await page.getByRole('option', { name: 'AC', exact: true }).click()
  await dialog.getByRole('textbox', { name: 'Tarifa com impostos' }).fill('0,95')
  await dialog.getByRole('textbox', { name: 'Valem desde' }).fill('08/04/2026')
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  const row = page.getByRole('row', { name })
  await expect(row.getByText('desde 08/04/2026')).toBeVisible()
  await page.getByRole('button', { name: `Ações da ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Campos do formulário' }).click()
  await dialog.getByRole('button', { name: 'Adicionar campo' }).click()
  await dialog.getByRole('textbox', { name: 'Nome do campo 1' }).fill('Titular')
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await expect(row.getByText('1 campo')).toBeVisible()
  await expectAccessible()
})
