import { listUsers } from '@girassol/contract/administration'
import type { Page } from '@playwright/test'
import { expect, password, test } from './fixtures.ts'
import {
  type CaughtMail,
  createAdministrator,
  makeFolder,
  startEmbedded,
  startMailCatcher,
  stopOwnProcesses,
  stopProduct,
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
import { setupImports } from './pages/setup-imports.ts'
import { setupList } from './pages/setup-list.ts'
import { kit550, wizardPage } from './pages/wizard-page.ts'
import { freshCpf } from './purchases.ts'
import { smallCatalogue } from './small-catalogue.ts'

test.describe
  .serial('an empty system', () => {
    // The product starts twice on an empty folder, while other tests run.
    test.describe.configure({ timeout: 120_000 })
    const director = { name: 'Ana Diretora', email: 'ana@distribuidora.example', password }
    const seller = { name: 'Aurora Solar', userName: 'Sara Aurora', userEmail: 'sara@aurora.example' }
    const seeds = {
      freight: 'estado;faixa;percentual;minimo;prazo\nPA;capital;2,5;150,00;7\nPA;interior;2,5;150,00;7\n',
      users: 'nome;email;papeis\nRita Cadastro;rita@distribuidora.example;Cadastro\n',
    }
    let mail: Awaited<ReturnType<typeof startMailCatcher>>
    let address = ''
    let folder = ''

    const noAdministrator = (page: Page) =>
      page.getByRole('heading', { name: 'Este portal ainda não tem administrador' })

    const startEmpty = () => {
      const sending = { MAIL: 'smtp', SMTP_URL: mail.url, MAIL_FROM: 'Girassol <portal@girassol.example>' }
      return startEmbedded(folder, { ...sending, DEMO: '0' })
    }

    test.beforeAll(async () => {
      mail = await startMailCatcher()
      folder = makeFolder()
      address = await startEmpty()
    })
    test.afterAll(stopOwnProcesses)

    /** Follows the link of an invitation in this browser, chooses a password and signs in. */
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

    test('USE-027 the login page says how the first administrator is made', async ({ page }) => {
      await page.goto(`${address}/login`)
      await expect(noAdministrator(page)).toBeVisible()
      await expect(page.getByText('npm run create-admin')).toBeVisible()
      await stopProduct(address)
    })

    test('USE-027 the first administrator is made on the server, and the login page says no more', async ({ page }) => {
      await createAdministrator(director, folder)
      address = await startEmpty()
      await page.goto(`${address}/login`)
      await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible()
      await expect(noAdministrator(page)).toBeHidden()
    })

    test('USE-027 USE-028 C-140 C-34 the list alone leads to all that the portal needs', async ({
      page,
      expectAccessible,
    }) => {
      const [list, desk, supply] = [setupList(page), administration(page), setupImports(page)]
      await enter(page, director.email)
      await expect(list.progress('2 de 8 prontos')).toBeVisible()
      await list.expectDone('E-mail', 'respondeu')
      await expectAccessible()

      await list.open('Filial', 'Abrir filiais', 'Filiais')
      await supply.renameBranch('Matriz', 'Belém')
      await list.goBack()
      await list.expectDone('Filial', 'Belém')

      await list.open('Catálogo', 'Importar catálogo', 'Catálogo')
      await supply.importCatalogue(smallCatalogue)
      await list.goBack()

      await list.open('Tabela de frete', 'Importar frete', 'Importar frete')
      await supply.chooseList('Escolher arquivo de frete', seeds.users)
      await expect(page.getByRole('alert')).toContainText('Este não é o arquivo de frete.')
      await supply.chooseList('Escolher arquivo de frete', seeds.freight.replace('2,5', 'dois'))
      await expect(page.getByText('Linha 2, coluna percentual: use número, como 3,20')).toBeVisible()
      await expectAccessible()
      await supply.chooseList('Escolher arquivo de frete', seeds.freight)
      await desk.button('Importar 2 linhas').click()
      await expect(page.getByRole('row', { name: /PA/ })).toContainText('2,50% · mín. R$ 150,00 · 7 dias úteis')
      await list.goBack()

      await list.open('Números da casa', 'Abrir configurações', 'Configurações')
      await supply.nameDistributor('Sol Distribuidora')
      await list.goBack()

      await list.open('Usuários', 'Importar usuários', 'Importar usuários')
      await supply.chooseList('Escolher arquivo de usuários', seeds.users)
      await desk.button('Importar 1 usuário').click()
      await expect(page.getByRole('link', { name: 'Rita Cadastro' })).toBeVisible()
      await list.goBack()
      await list.expectDone('Usuários', 'você e mais 1 pessoa')
      await expect(list.progress('7 de 8 prontos')).toBeVisible()

      await list.open('Integradores', 'Cadastrar integrador', 'Cadastrar integrador')
      await desk.fillSeller({ cnpj: '33.000.167/0001-01', code: 'INT900', ...seller })
      await expect(desk.state('Em análise')).toBeVisible()
      await list.goBack()
      await list.item('Integradores').getByRole('button', { name: 'Ver cadastros' }).click()
      await desk.openRecord(seller.name)
      await desk.button('Aprovar').click()
      await expect(desk.state('Aprovado')).toBeVisible()
      await list.goBack()
      await expect(list.progress('Tudo pronto.')).toBeVisible()
    })

    test('C-140 those who were imported and registered enter by their invitations, each in the own rooms', async ({
      page,
      browser,
    }) => {
      const mailTo = (email: string) => mail.received.filter(({ to }) => to === email)
      await expect.poll(() => mailTo(seller.userEmail)).toHaveLength(1)
      expect(mailTo('rita@distribuidora.example')).toHaveLength(1)
      const anotherBrowser = async () => (await browser.newContext({ baseURL: address })).newPage()
      const rita = await anotherBrowser()
      await acceptInvitation(rita, mailTo('rita@distribuidora.example')[0])
      const office = administration(rita)
      await office.open('Integradores')
      await expect(office.sections.getByRole('link')).toHaveText(['Integradores'])

      const sara = await anotherBrowser()
      await acceptInvitation(sara, mailTo(seller.userEmail)[0])
      await expect(appFrame(sara).userMenu).toHaveText(/Sara Aurora/)

      await enter(page, director.email)
      const desk = administration(page)
      await desk.open('Registro de alterações')
      await expect(desk.entry('Ana Diretora aprovou o integrador Aurora Solar')).toBeVisible()
      await expect(desk.entry('Ana Diretora convidou o usuário Rita Cadastro')).toBeVisible()
      await expect(desk.entry('Ana Diretora importou a tabela de frete lista.csv')).toBeVisible()
    })

    test('USE-027 C-140 WIZ-001 WIZ-028 the seller builds a generator and orders it: the list of the set-up is over', async ({
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
      await expect(ana.getByText('Últimos pedidos')).toBeVisible()
      await expect(setupList(ana).heading).toBeHidden()
      await ana.goto('/pedidos')
      const row = recordList(ana).findRow('Clara do Primeiro Pedido')
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

test('SEC-009 C-223 the administrator finds who was refused, narrowed by event and user, also on the phone', async ({
  page,
  logIn,
  callRaw,
  expectAccessible,
}) => {
  await logIn('logistics')
  expect((await callRaw(listUsers, { query: {} })).status()).toBe(403)
  await logIn('administrator')
  await page.goto('/administracao/seguranca')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Segurança')
  const filters = recordList(page)
  await filters.openFilters()
  await filters.choose('Evento', 'Acesso negado')
  await expect(page).toHaveURL(/evento=access-refused/)
  const row = page.getByRole('row').filter({ hasText: 'GET /admin/users' }).first()
  await expect(row).toContainText('Acesso negado')
  await expectAccessible()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByRole('listitem').filter({ hasText: 'Acesso negado' }).first()).toBeVisible()
  await expectAccessible()
  await logIn('financial')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/administracao/seguranca')
  expect(await appFrame(page).navigation()).not.toContain('Administração')
})
