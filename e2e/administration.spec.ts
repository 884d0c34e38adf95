import type { Page } from '@playwright/test'
import { expect, password, test } from './fixtures.ts'
import {
  type CaughtMail,
  createAdministrator,
  startMailCatcher,
  startProduct,
  stopOwnProcesses,
} from './own-processes.ts'
import { administration } from './pages/administration.ts'
import { appFrame } from './pages/app-frame.ts'
import { checkoutPage } from './pages/checkout-page.ts'
import { customerDialog } from './pages/customer-dialog.ts'
import { keyboard } from './pages/keyboard.ts'
import { loginPage } from './pages/login-page.ts'
import { onboardingDialog } from './pages/onboarding-dialog.ts'
import { recordList } from './pages/record-pages.ts'
import { recoveryPage } from './pages/recovery-page.ts'
import { supplyDesk } from './pages/supply-desk.ts'
import { kit550, wizardPage } from './pages/wizard-page.ts'
import { freshCpf } from './purchases.ts'
import { smallCatalogue } from './small-catalogue.ts'

test.describe
  .serial('an empty system', () => {
    const director = { name: 'Ana Diretora', email: 'ana@distribuidora.example', password }
    const seller = { name: 'Aurora Solar', userName: 'Sara Aurora', userEmail: 'sara@aurora.example' }
    let mail: Awaited<ReturnType<typeof startMailCatcher>>
    let address = ''

    test.beforeAll(async () => {
      mail = await startMailCatcher()
      const sending = { MAIL: 'smtp', SMTP_URL: mail.url, MAIL_FROM: 'Girassol <portal@girassol.example>' }
      address = await startProduct({ ...sending, DEMO: '0', DATA_DIR: await createAdministrator(director) })
    })
    test.afterAll(stopOwnProcesses)

    /** Follows the link of an invitation in this browser, chooses a password and enters. */
    const acceptInvitation = async (page: Page, invitation: CaughtMail | undefined) => {
      await page.goto(/https?:\S+\/redefinir-senha\?token=\S+/.exec(invitation?.text ?? '')?.[0] ?? '')
      await recoveryPage(page).choose(password)
      await expect(recoveryPage(page).saved).toBeVisible()
      await enter(page, invitation?.to ?? '')
    }

    const enter = async (page: Page, email: string) => {
      await page.goto(`${address}/login`)
      await loginPage(page).enterAs(email, password)
      await expect(appFrame(page).userMenu).toBeVisible()
    }

    test('C-140 its first administrator invites a colleague, who registers a seller, whose user enters', async ({
      page,
      browser,
    }) => {
      const anotherBrowser = async () => (await browser.newContext({ baseURL: address })).newPage()
      const desk = administration(page)
      await enter(page, director.email)
      await desk.open('Usuários')
      await desk.invite({ name: 'Rita Cadastro', email: 'rita@distribuidora.example', role: 'Cadastro' })
      await expect(desk.state('Convidado')).toBeVisible()

      await expect.poll(() => mail.received).toHaveLength(1)
      const rita = await anotherBrowser()
      await acceptInvitation(rita, mail.received[0])
      const office = administration(rita)
      await office.open('Integradores')
      await expect(office.sections.getByRole('link')).toHaveText(['Integradores'])
      await office.registerSeller({ cnpj: '33.000.167/0001-01', code: 'INT900', ...seller })
      await expect(office.state('Em análise')).toBeVisible()
      expect(mail.received).toHaveLength(1)
      await office.button('Aprovar').click()
      await expect(office.state('Aprovado')).toBeVisible()

      await expect.poll(() => mail.received.map(({ to }) => to)).toContain(seller.userEmail)
      const sara = await anotherBrowser()
      await acceptInvitation(sara, mail.received[1])
      await expect(appFrame(sara).userMenu).toHaveText(/Sara Aurora/)

      await desk.goTo('Registro de alterações')
      await expect(desk.entry('Rita Cadastro aprovou o integrador Aurora Solar')).toBeVisible()
      await expect(desk.entry('Ana Diretora convidou o usuário Rita Cadastro')).toBeVisible()
    })

    test('C-140 C-34 the catalogue comes from a file, the branch gets its name and the freight its price', async ({
      page,
    }) => {
      const desk = administration(page)
      await enter(page, director.email)
      await desk.open('Catálogo')
      await supplyDesk(page).importCatalogue(smallCatalogue)
      await desk.goTo('Filiais')
      await supplyDesk(page).renameBranch('Matriz', 'Belém')
      await desk.goTo('Tabela de frete')
      await supplyDesk(page).priceFreight('PA', { percentage: '2,5', minimum: '150,00', days: '7' })
      await expect(page.getByRole('row', { name: /PA/ })).toContainText('2,50% · mín. R$ 150,00 · 7 dias úteis')
    })

    test('C-140 WIZ-001 WIZ-028 the seller builds a generator, orders it, and the distributor has it in the list', async ({
      page,
      browser,
    }) => {
      const [wizard, checkout, customer] = [wizardPage(page), checkoutPage(page), customerDialog(page)]
      await enter(page, seller.userEmail)
      await onboardingDialog(page).fill()
      await page.goto(`${address}/monte-seu-gerador`)
      await wizard.describeKit(kit550)
      await wizard.searchKits()
      await wizard.expectStep('Resumo')
      await wizard.goToDelivery()
      await checkout.newCustomer()
      await customer.typePerson({ cpf: freshCpf(), name: 'Clara do Primeiro Pedido', phone: '11987651234' })
      await customer.goOn()
      await customer.typeAddress({ cep: '66017000', number: '1500' })
      await customer.save()
      await checkout.deliver('Mesmo endereço da cobrança')
      await checkout.payWith('Pix')
      await checkout.expectReady()
      const total = await checkout.readTotal()
      await checkout.finishAs('Fazer pedido')
      await expect(page).toHaveURL(/\/pedidos\/\d+$/)
      await expect(page.getByRole('main')).toContainText(/Pedido em análise.*FilialBelém/)

      const ana = await (await browser.newContext({ baseURL: address })).newPage()
      await enter(ana, director.email)
      await ana.goto('/pedidos')
      const row = recordList(ana).rowOf('Clara do Primeiro Pedido')
      await expect(row).toContainText(total)
      await expect(row).toContainText('Aurora Solar')
    })
  })

test('C-140 a user is invited, found, opened and deactivated by keyboard alone', async ({
  page,
  logIn,
  expectAccessible,
}) => {
  const [desk, keys] = [administration(page), keyboard(page)]
  const name = 'Tecla Só Teclado'
  await logIn('administrator')
  await page.goto('/administracao/usuarios')
  await keys.press(desk.button('Convidar usuário'))
  await keys.type(desk.field('Nome'), name)
  await keys.type(desk.field('E-mail'), `tecla-${Date.now()}@girassol.example`)
  await keys.press(page.getByRole('checkbox', { name: 'Compras', exact: true }), 'Space')
  await expectAccessible()
  await keys.press(desk.button('Enviar convite'))
  await expect(desk.heading(name)).toBeVisible()
  await keys.press(desk.button(`Ações de ${name}`))
  await keys.pick(page.getByRole('menuitem', { name: 'Desativar' }))
  const dialog = page.getByRole('dialog', { name: `Desativar ${name}` })
  await expect(dialog).toBeVisible()
  await expectAccessible()
  await keys.press(dialog.getByRole('button', { name: 'Desativar' }))
  await expect(desk.state('Desativado')).toBeVisible()
  await keys.press(desk.entry(`Alice Andrade desativou o usuário ${name}`))
})

test('C-140 axe finds nothing on the screens of the administration', async ({ page, logIn, expectAccessible }) => {
  const desk = administration(page)
  await logIn('administrator')
  await page.goto('/administracao')
  await expect(desk.heading('Usuários')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Alice Andrade' })).toBeVisible()
  await expectAccessible()
  await desk.goTo('Integradores')
  await expect(page.getByRole('link', { name: 'Vale Verde Instalações' })).toBeVisible()
  await expectAccessible()
  await desk.goTo('Filiais')
  await expect(desk.button('Ações da filial Goiânia')).toBeVisible()
  await expectAccessible()
  await desk.button('Nova filial').click()
  await expect(page.getByRole('dialog', { name: 'Nova filial' })).toBeVisible()
  await expectAccessible()
  await desk.button('Cancelar').click()
  await desk.goTo('Integradores')
  await desk.openRecord('Vale Verde Instalações')
  await expectAccessible()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/administracao/integradores/novo')
  await expect(desk.heading('Cadastrar integrador')).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Administração' })).toHaveValue('Integradores')
  await expectAccessible()
})
