import { emptyCart, readCart, updateCart } from '@girassol/contract/cart'
import { editHomologation, readHomologation } from '@girassol/contract/homologations'
import { listUtilities } from '@girassol/contract/utilities'
import { expectNoViolations } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { inTurn } from './in-turn.ts'
import { budgetPage } from './pages/budget-page.ts'
import { wizardPage } from './pages/wizard-page.ts'
import { freshCpf, registerPerson } from './purchases.ts'

const devices = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const

/** The pieces that a drawing shows of a role, with those that one symbol stands for. */
const countDrawn = (svg: string, role: string): number =>
  [...svg.matchAll(new RegExp(`<[^>]*data-role="${role}"[^>]*>`, 'g'))].reduce(
    (sum, [element]) => sum + Number(/data-count="(\d+)"/.exec(element)?.[1] ?? 1),
    0,
  )

for (const [device, viewport] of Object.entries(devices))
  test(`YLD-016 PROP-012 PROP-023 HOM-006 HOM-008 on a ${device} a bill becomes a kit, a signed proposal, an order and a pack`, async ({
    page,
    browser,
    baseURL,
    logIn,
    call,
  }) => {
    test.slow()
    await page.setViewportSize(viewport)
    await logIn('manager')
    const { id: customerId, name } = await registerPerson(call, { name: `Da Conta à Conexão ${device}` })
    const wizard = wizardPage(page)
    const budget = budgetPage(page)
    // The cart stays as it is until the budget is made: that takes delivery and payment from it.
    await inTurn('own', async () => {
      await call(emptyCart, {})
      await wizard.open()
      await page.getByRole('button', { name: 'Dimensionar pela conta' }).click()
      const sizing = page.getByRole('dialog', { name: 'Dimensionar pela conta' })
      await sizing.getByRole('textbox', { name: 'Consumo' }).first().fill('600')
      await sizing.getByRole('combobox', { name: 'Estado da instalação' }).fill('São Paulo')
      await page.getByRole('option', { name: 'São Paulo' }).click()
      await sizing.getByRole('textbox', { name: 'Inclinação' }).fill('20')
      await sizing.getByRole('button', { name: 'Usar 5,47 kWp' }).click()
      await wizard.describeKit({
        power: '5,47',
        brand: 'VOLTARA',
        inverter: 'VT-5K-M',
        module: 'HELIAR 550',
        roof: 'Telha cerâmica - gancho',
      })
      await wizard.searchKits()
      await expect(wizard.chosenKit).toContainText('10 × HELIAR 550 W')
      const cart = await call(readCart, {})
      await call(updateCart, {
        params: { id: cart?.id ?? 0 },
        body: { customerId, addressType: 'pickup', paymentMethod: 'PIX' },
      })
      await page.goto('/propostas')
      await page.getByRole('button', { name: 'Nova proposta' }).first().click()
      await page.getByRole('button', { name: /^Carrinho aberto/ }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Proposta \d+$/)
      const proposalAt = page.url()

      await page.getByRole('textbox', { name: 'Consumo' }).fill('600')
      await page.getByRole('textbox', { name: 'Tarifa com impostos' }).fill('0,95')
      await page.getByRole('textbox', { name: 'Fio B com impostos' }).fill('0,27')
      await page.getByRole('textbox', { name: 'Margem sobre o custo' }).fill('25')
      await page.getByRole('button', { name: 'Enviar proposta' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Enviar', exact: true }).click()
      const link = await page.getByRole('textbox', { name: 'Link da proposta' }).inputValue()

      const customer = await browser.newContext({ baseURL: baseURL ?? '', viewport: devices.phone })
      const opened = await customer.newPage()
      await opened.goto(new URL(link).pathname)
      await expect(opened.getByText(`Proposta para ${name}`)).toBeVisible()
      await expectNoViolations(opened)
      await opened.getByRole('button', { name: 'Aceitar proposta' }).locator('visible=true').first().click()
      const sheet = opened.getByRole('dialog')
      await sheet.getByLabel('Nome completo').fill(name)
      await sheet.getByLabel('CPF').fill(freshCpf())
      await sheet.getByRole('checkbox').check()
      await sheet.getByRole('button', { name: 'Assinar e aceitar' }).click()
      await expect(opened.getByRole('heading', { name: 'Proposta aceita' })).toBeFocused()
      await customer.close()

      await page.goto(proposalAt)
      await page.getByRole('button', { name: 'Fazer orçamento' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Fazer orçamento' }).click()
      await expect(budget.heading).toHaveText(/^Detalhes do orçamento \d+$/)
    })
    await budget.button('Fazer pedido').click()
    await budget.confirm('Fazer pedido')
    await expect(page).toHaveURL(/\/pedidos\/\d+$/)
    const orderId = Number(page.url().split('/').at(-1))

    await page.getByRole('button', { name: `Ações do pedido ${orderId}` }).click()
    await page.getByRole('menuitem', { name: 'Abrir homologação' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Abrir homologação' }).click()
    await expect(page).toHaveURL(/\/homologacoes\/\d+$/)
    const id = Number(page.url().split('/').at(-1))
    const utility = (await call(listUtilities, {})).find(({ states }) => states.includes('SP'))
    const { version } = await call(readHomologation, { params: { id } })
    const edited = await call(editHomologation, {
      params: { id },
      body: {
        supply: 'BI_127_220',
        breakerA: 50,
        utilityId: utility?.id ?? 0,
        consumerUnit: `UC ${id}`,
        holder: { name, document: freshCpf(), email: null, phone: null },
        consumptionClass: 'RESIDENTIAL',
        technician: { name: 'Paulo Siqueira Reis', register: 'CREA-SP 5061873', responsibility: 'SP-2620261184' },
        version,
      },
    })
    expect(edited.missing).toEqual([])
    await page.reload()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Baixar pacote (ZIP)' }).click()
    expect((await download).suggestedFilename()).toMatch(/\.zip$/)
    const drawing = await page.request.get(`/api/homologations/${id}/diagram.svg`)
    const svg = await drawing.text()
    expect([countDrawn(svg, 'inverter'), countDrawn(svg, 'string')]).toEqual([1, 1])
    expect(svg).toContain('10 módulos')
    await expectNoViolations(page)
  })
