import { readFile } from 'node:fs/promises'
import type { PublicProposal } from '@girassol/contract/proposals'
import { aPublicProposal } from '@girassol/test-data/public-proposals'
import type { Page } from '@playwright/test'
import { expectNoViolations } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { publishProposal } from './purchases.ts'

const token = 'a'.repeat(43)

/** Answers the public calls of this link with the figures of case A; the page itself is the server's. */
const answerCalls = async (page: Page, proposal: PublicProposal = aPublicProposal()) => {
  const accepted = {
    version: proposal.version,
    acceptedAt: '2026-11-24T13:32:00.000Z',
    name: 'Helena Martins Prado',
    document: '***.456.789-**',
    sha256: `9f2c41d7${'0'.repeat(48)}a80e6b13`,
  }
  await page.route('**/api/public/proposals/**', (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname.endsWith('/accept')) return route.fulfill({ json: accepted })
    if (pathname.endsWith('/decline')) return route.fulfill({ json: { status: 'DECLINED' } })
    return route.fulfill({ json: proposal })
  })
}

/** The hosts and the cookies of everything that the page requests. */
const recordRequests = (page: Page) => {
  const hosts = new Set<string>()
  const cookies: string[] = []
  page.on('request', async (request) => {
    const url = new URL(request.url())
    if (url.protocol.startsWith('http')) hosts.add(url.host)
    const { cookie } = await request.allHeaders()
    if (cookie !== undefined) cookies.push(`${url.pathname}: ${cookie}`)
  })
  return { hosts, cookies }
}

for (const [device, viewport] of [
  ['a desk', { width: 1440, height: 900 }],
  ['a phone', { width: 360, height: 740 }],
] as const)
  test(`PROP-011 on ${device} the customer reads the proposal and accepts it, without another host or a cookie`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize(viewport)
    const { hosts, cookies } = recordRequests(page)
    await answerCalls(page)
    await page.goto(`/p/${token}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('R$ 477,75 a menos por mês na conta de luz')
    await expect(page).toHaveTitle('Proposta 42 – Sol do Cerrado Energia')
    await expectNoViolations(page)
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(await overflow()).toBeLessThanOrEqual(0)

    for (const table of await page.getByRole('radio', { name: 'Tabela' }).all()) await table.check()
    await expect(page.getByRole('cell', { name: 'R$ 488,32' })).toBeVisible()
    await expectNoViolations(page)

    await page.getByRole('button', { name: 'Aceitar proposta' }).locator('visible=true').first().click()
    const sheet = page.getByRole('dialog', { name: 'Aceitar proposta 42' })
    await expect(sheet.getByLabel('Nome completo')).toBeFocused()
    await expectNoViolations(page)
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await page.getByRole('button', { name: 'Aceitar proposta' }).locator('visible=true').first().click()
    await sheet.getByLabel('Nome completo').fill('Helena Martins Prado')
    await sheet.getByLabel('CPF').pressSequentially('12345678909')
    await expect(sheet.getByLabel('CPF')).toHaveValue('123.456.789-09')
    await sheet.getByRole('checkbox').check()
    await sheet.getByRole('button', { name: 'Assinar e aceitar' }).click()
    await expect(page.getByRole('heading', { name: 'Proposta aceita' })).toBeFocused()
    await expectNoViolations(page)
    expect(await overflow()).toBeLessThanOrEqual(0)

    expect([...hosts]).toEqual([new URL(baseURL ?? '').host])
    expect(cookies).toEqual([])
    expect(await page.context().cookies()).toEqual([])
  })

test('PROP-012 PROP-016 PROP-019 a proposal of an integrator is opened by its link, accepted, and gives its documents', async ({
  browser,
  baseURL,
  call,
  logIn,
}) => {
  await logIn('integrator')
  const path = await publishProposal(call)
  const customer = await browser.newContext({ baseURL: baseURL ?? '' })
  const page = await customer.newPage()
  const { hosts, cookies } = recordRequests(page)
  await page.goto(path)
  await expect(page.getByText('Proposta para Helena Martins Prado')).toBeVisible()
  await expect(page.getByRole('img', { name: /^Geração por mês: de 502 kWh em junho/ })).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Aceitar proposta' }).locator('visible=true').first().click()
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel('Nome completo').fill('Helena Martins Prado')
  await sheet.getByLabel('CPF').fill('52998224725')
  await sheet.getByRole('checkbox').check()
  await sheet.getByRole('button', { name: 'Assinar e aceitar' }).click()
  await expect(page.getByRole('heading', { name: 'Proposta aceita' })).toBeFocused()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Comprovante de aceite' })).toBeVisible()
  await expect(page.getByText('***.982.247-**')).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Baixar comprovante' }).click()
  expect(await (await download).failure()).toBeNull()
  const document = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Baixar proposta (PDF)' }).click()
  const file = await document
  expect(file.suggestedFilename()).toMatch(/^Proposta \d+\.pdf$/)
  const pages = (await readFile(await file.path(), 'latin1')).match(/\/Type \/Page\n/g)
  expect(pages).toHaveLength(4)
  expect([...hosts]).toEqual([new URL(baseURL ?? '').host])
  expect(cookies).toEqual([])
  await customer.close()
})

test('PROP-026 the customer refuses with a reason, and the page closes its buttons', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await answerCalls(page)
  await page.goto(`/p/${token}`)
  await page.getByRole('button', { name: 'Recusar' }).locator('visible=true').click()
  const sheet = page.getByRole('dialog', { name: 'Recusar proposta' })
  await sheet.getByRole('radio', { name: 'Prazo' }).check()
  await expectNoViolations(page)
  await sheet.getByRole('button', { name: 'Recusar', exact: true }).click()
  await expect(page.getByText(/^Proposta recusada em/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Aceitar proposta' })).toHaveCount(0)
  await expectNoViolations(page)
})

test('PROP-009 a link that the server does not know is one neutral page', async ({ page }) => {
  await page.route('**/api/public/proposals/**', (route) =>
    route.fulfill({ status: 404, json: { statusCode: 404, error: 'Not Found', message: 'Registro não encontrado.' } }),
  )
  await page.goto('/p/qualquer.php')
  await expect(page.getByRole('heading')).toHaveText('Esta página não existe ou não está mais disponível.')
  await expectNoViolations(page)
})

test('PROP-015 the page of an expired proposal is legible on a yellow brand', async ({ page }) => {
  const { brand } = aPublicProposal()
  const yellow = { ...brand, color: '#FFD500', onColor: '#1A1A1A' }
  const notice = 'Esta proposta venceu em 07/12/2026.'
  await answerCalls(page, aPublicProposal({ status: 'EXPIRED', notice, brand: yellow }))
  await page.goto(`/p/${token}`)
  await expect(page.getByText(notice)).toBeVisible()
  await expectNoViolations(page)
})

test('PROP-011 on paper the page has charts and tables, and no button', async ({ page }) => {
  await answerCalls(page)
  await page.goto(`/p/${token}`)
  await expect(page.getByRole('cell', { name: 'R$ 488,32' })).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('img', { name: /^Geração por mês/ })).toBeVisible()
  await expect(page.getByRole('cell', { name: 'R$ 488,32' })).toBeVisible()
  await expect(page.getByRole('button').locator('visible=true')).toHaveCount(0)
})
