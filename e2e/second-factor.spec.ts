import { listUsers } from '@girassol/contract/administration'
import type { Page } from '@playwright/test'
import { expect, password, test } from './fixtures.ts'
import { startProduct, stopOwnProcesses } from './own-processes.ts'
import { appFrame } from './pages/app-frame.ts'
import { loginPage } from './pages/login-page.ts'
import { codeOf, secondFactorPage } from './pages/second-factor-page.ts'

/** A product of their own: a second factor would change the sign-in of other stories. */
test.describe
  .serial('a second factor', () => {
    let address = ''

    test.beforeAll(async () => {
      // Browsers know no passkeys of an address of digits.
      address = (await startProduct({})).replace('127.0.0.1', 'localhost')
    })
    test.afterAll(stopOwnProcesses)

    const enterPassword = async (page: Page, account: string) => {
      await page.goto(`${address}/login`)
      await loginPage(page).enterAs(`${account}@girassol.demo`, password)
    }
    const enterHome = async (page: Page, account: string) => {
      await enterPassword(page, account)
      await appFrame(page).expectHome()
    }

    test('SEC-006 C-222 an application and recovery codes open the session, each code once', async ({
      page,
      expectAccessible,
    }) => {
      const factor = secondFactorPage(page)
      await enterHome(page, 'marketing')
      await page.goto(`${address}/perfil/usuario`)
      const secret = await factor.setUpApplication(expectAccessible)
      await expect(factor.codesDialog).toBeVisible()
      await expectAccessible()
      const [first = '', second = ''] = await factor.takeRecoveryCodes()
      await expect(factor.factors.getByRole('listitem')).toHaveText([/Aplicativo autenticador/])
      await expect(page.getByText('10 códigos de recuperação ainda valem.')).toBeVisible()
      await expectAccessible()

      await factor.leave()
      await enterPassword(page, 'marketing')
      await expect(factor.step).toBeVisible()
      await expectAccessible()
      await factor.sendCode(codeOf(secret, -2))
      await expect(factor.refusal).toContainText('Código inválido ou já usado.')
      // Of the next step: the code of this one was used by the set-up.
      const fresh = codeOf(secret, 1)
      await factor.sendCode(fresh)
      await appFrame(page).expectHome()

      await factor.leave()
      await enterPassword(page, 'marketing')
      await factor.sendCode(fresh)
      await expect(factor.refusal).toContainText('Código inválido ou já usado.')
      await factor.sendCode(first)
      await appFrame(page).expectHome()

      await factor.leave()
      await enterPassword(page, 'marketing')
      await factor.sendCode(first)
      await expect(factor.refusal).toContainText('Código inválido ou já usado.')
      await factor.sendCode(second.toUpperCase())
      await appFrame(page).expectHome()
    })

    test('SEC-006 C-222 a passkey opens the session, and a known device is remembered if the user wishes', async ({
      page,
      expectAccessible,
    }) => {
      const factor = secondFactorPage(page)
      await enterHome(page, 'financial')
      await factor.addDevice()
      await page.goto(`${address}/perfil/usuario`)
      await factor.addPasskey('Notebook do escritório')
      await factor.takeRecoveryCodes()
      await expect(factor.factors.getByRole('listitem')).toHaveText([/Chave de acesso · Notebook do escritório/])

      await factor.leave()
      await enterPassword(page, 'financial')
      await expect(factor.remember).not.toBeChecked()
      await expectAccessible()
      await factor.remember.check()
      await factor.passkeyButton.click()
      await appFrame(page).expectHome()

      await factor.leave()
      await enterHome(page, 'financial')

      await page.goto(`${address}/perfil/usuario`)
      await page.getByRole('button', { name: 'Remover Notebook do escritório' }).click()
      const dialog = page.getByRole('dialog', { name: 'Remover Notebook do escritório' })
      await expect(dialog).toContainText('só a senha protege o seu acesso')
      await dialog.getByRole('button', { name: /^Remover/ }).click()
      await expect(factor.factors).toBeHidden()
      await factor.leave()
      await enterHome(page, 'financial')
    })

    test('SEC-007 a role must have one: its user may only set it up, and an administrator resets it', async ({
      browser,
      page,
      expectAccessible,
    }) => {
      const factor = secondFactorPage(page)
      const desk = await browser.newPage()
      await enterHome(desk, 'administrator')
      await desk.goto(`${address}/administracao/seguranca`)
      await desk.getByRole('button', { name: 'Verificação em duas etapas' }).click()
      const dialog = desk.getByRole('dialog', { name: 'Verificação em duas etapas' })
      await dialog.getByRole('checkbox', { name: 'Produção' }).check()
      await dialog.getByRole('button', { name: /^Salvar/ }).click()
      await expect(desk.getByText('Verificação em duas etapas salva')).toBeVisible()

      await enterPassword(page, 'production')
      const setUp = page.getByRole('heading', { level: 1, name: 'Proteja o seu acesso' })
      await expect(setUp).toBeVisible()
      await expectAccessible()
      await page.goto(`${address}/pedidos?q=padaria`)
      await expect(setUp).toBeVisible()
      await factor.setUpApplication()
      await factor.takeRecoveryCodes()
      await page.getByRole('button', { name: 'Continuar' }).click()
      await expect(page).toHaveURL(`${address}/pedidos?q=padaria`)
      await expect(appFrame(page).userMenu).toBeVisible()

      const query = new URLSearchParams({ role: 'PRODUCTION' })
      const found = await desk.request.get(`${address}/api${listUsers.path}?${query}`)
      const [user] = (await found.json()).data
      await desk.goto(`${address}/administracao/usuarios/${user.id}`)
      await desk.getByRole('button', { name: `Ações de ${user.name}` }).click()
      await desk.getByRole('menuitem', { name: 'Redefinir verificação em duas etapas' }).click()
      await desk.getByRole('button', { name: 'Redefinir', exact: true }).click()
      await expect(desk.getByText('Verificação em duas etapas redefinida')).toBeVisible()
      await loginPage(page).expectShown()
      await enterPassword(page, 'production')
      await expect(setUp).toBeVisible()
      await desk.close()
    })
  })
