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
import { keyboard } from './pages/keyboard.ts'
import { loginPage } from './pages/login-page.ts'
import { recoveryPage } from './pages/recovery-page.ts'

test.describe('an empty system', () => {
  test.afterEach(stopOwnProcesses)

  /** Follows the link of an invitation in this browser, chooses a password and enters. */
  const acceptInvitation = async (page: Page, mail: CaughtMail | undefined, address: string) => {
    await page.goto(/https?:\S+\/redefinir-senha\?token=\S+/.exec(mail?.text ?? '')?.[0] ?? '')
    await recoveryPage(page).choose(password)
    await expect(recoveryPage(page).saved).toBeVisible()
    await page.goto(`${address}/login`)
    await loginPage(page).enterAs(mail?.to ?? '', password)
  }

  test('C-140 its first administrator invites a colleague, who registers a seller, whose user enters', async ({
    page,
    browser,
  }) => {
    test.setTimeout(120_000)
    const director = { name: 'Ana Diretora', email: 'ana@distribuidora.example', password }
    const [mail, folder] = [await startMailCatcher(), await createAdministrator(director)]
    const sending = { MAIL: 'smtp', SMTP_URL: mail.url, MAIL_FROM: 'Girassol <portal@girassol.example>' }
    const address = await startProduct({ ...sending, DEMO: '0', DATA_DIR: folder })
    const anotherBrowser = async () => (await browser.newContext({ baseURL: address })).newPage()
    const desk = administration(page)

    await page.goto(`${address}/login`)
    await loginPage(page).enterAs(director.email, password)
    await appFrame(page).expectHome()
    await desk.open('Usuários')
    await desk.invite({ name: 'Rita Cadastro', email: 'rita@distribuidora.example', role: 'Cadastro' })
    await expect(desk.state('Convidado')).toBeVisible()

    await expect.poll(() => mail.received).toHaveLength(1)
    const rita = await anotherBrowser()
    await acceptInvitation(rita, mail.received[0], address)
    const office = administration(rita)
    await office.open('Integradores')
    await expect(office.sections.getByRole('link')).toHaveText(['Integradores'])
    await office.registerSeller({
      cnpj: '33.000.167/0001-01',
      code: 'INT900',
      name: 'Aurora Solar',
      userName: 'Sara Aurora',
      userEmail: 'sara@aurora.example',
    })
    await expect(office.state('Em análise')).toBeVisible()
    expect(mail.received).toHaveLength(1)
    await office.button('Aprovar').click()
    await expect(office.state('Aprovado')).toBeVisible()

    await expect.poll(() => mail.received.map(({ to }) => to)).toContain('sara@aurora.example')
    const sara = await anotherBrowser()
    await acceptInvitation(sara, mail.received[1], address)
    await expect(appFrame(sara).userMenu).toHaveText(/Sara Aurora/)

    await desk.goTo('Registro de alterações')
    await expect(desk.entry('Rita Cadastro aprovou o integrador Aurora Solar')).toBeVisible()
    await expect(desk.entry('Ana Diretora convidou o usuário Rita Cadastro')).toBeVisible()
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
  await desk.openRecord('Vale Verde Instalações')
  await expectAccessible()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/administracao/integradores/novo')
  await expect(desk.heading('Cadastrar integrador')).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Administração' })).toHaveValue('Integradores')
  await expectAccessible()
})
