import { type Browser, devices, type Page } from '@playwright/test'
import { expect, password, test } from './fixtures.ts'
import { type CaughtMail, startMailCatcher, startProduct, stopOwnProcesses } from './own-processes.ts'
import { appFrame } from './pages/app-frame.ts'
import { loginPage } from './pages/login-page.ts'
import { profilePage } from './pages/profile-page.ts'

test('AVA-001 AVA-006 AVA-007 a picture is chosen, zoomed, cut and removed, and is shown in the bar', async ({
  page,
  logIn,
  expectAccessible,
}) => {
  await logIn('production')
  const profile = profilePage(page)
  await page.goto('/')
  await appFrame(page).userMenu.click()
  await page.getByRole('menuitem', { name: 'Alterar imagem' }).click()
  await profile.choosePicture(await profile.drawnPicture())
  await expect(profile.picture.getByRole('img', { name: 'Imagem escolhida' })).toBeVisible()
  await expectAccessible()
  const zoom = profile.picture.getByRole('slider', { name: 'Zoom' })
  await zoom.focus()
  await page.keyboard.press('End')
  await expect(zoom).toHaveValue('3')
  await profile.picture.getByRole('slider', { name: 'Rotação' }).fill('90')
  await profile.picture.getByRole('button', { name: /^Confirmar/ }).click()
  await expect(page.getByText('Imagem de perfil alterada com sucesso!')).toBeVisible()
  await profile.expectPicture(256)

  await profile.open()
  await page.getByRole('button', { name: 'Alterar imagem' }).click()
  await profile.picture.getByRole('button', { name: 'Remover imagem' }).click()
  await expect(profile.picture).toBeHidden()
  await expect(page.getByRole('banner').locator('img')).toHaveCount(0)
})

test('PROF-001 PROF-002 PROF-013 PROF-015 a user who changes the own name sees it in the bar at once', async ({
  page,
  logIn,
  expectAccessible,
}) => {
  await logIn('marketing')
  const profile = profilePage(page)
  await profile.open()
  await expect(profile.field('Nome')).toHaveValue(/^Marta Kuhn/)
  await expectAccessible()
  await profile.field('Nome').fill('Marta Kuhn Prado')
  await profile.save()
  await expect(page.getByText('Usuário salvo com sucesso!')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Menu de Marta Kuhn Prado' })).toBeVisible()
  await page.reload()
  await expect(profile.field('Nome')).toHaveValue('Marta Kuhn Prado')
})

test('SEC-004 C-221 who changes the own password long after the sign-in confirms the password and loses nothing typed', async ({
  page,
  logIn,
  expectAccessible,
}) => {
  await logIn('marketing')
  const profile = profilePage(page)
  await profile.open()
  // As the server answers eleven minutes after the sign-in.
  const late = { statusCode: 403, message: 'Confirme sua senha para continuar.', reason: 'freshSignInNeeded' }
  const sent: unknown[] = []
  await page.route('**/api/users/profile', async (route) => {
    const { password, password_confirmation, ...rest } = route.request().postDataJSON()
    sent.push(password)
    if (sent.length === 1) await route.fulfill({ status: 403, json: late })
    // Another password would end the sessions of other stories with this account.
    else await route.continue({ postData: rest })
  })
  await profile.password.fill('Girassol@2026')
  await profile.confirmation.fill('Girassol@2026')
  await profile.save()
  const dialog = page.getByRole('dialog', { name: 'Confirme sua senha' })
  await expect(dialog).toBeVisible()
  await expectAccessible()
  await dialog.getByLabel('Senha atual').fill('Errada@26')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Senha incorreta.')).toBeVisible()
  await expect(profile.password).toHaveValue('Girassol@2026')
  await dialog.getByLabel('Senha atual').fill('Girassol@2026')
  await dialog.getByRole('button', { name: 'Confirmar' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Usuário salvo com sucesso!')).toBeVisible()
  expect(sent).toEqual(['Girassol@2026', 'Girassol@2026'])
})

test('PROF-001 PROF-005 PROF-007 the company has its own address, masked and read-only', async ({
  page,
  logIn,
  expectAccessible,
}) => {
  await logIn('integrator')
  await profilePage(page).open('empresa')
  const cnpj = page.getByRole('textbox', { name: 'CNPJ' })
  await expect(cnpj).toHaveValue('11.222.333/0001-81')
  await expect(cnpj).not.toBeEditable()
  await expectAccessible()
})

test.describe
  .serial('the own access', () => {
    // The product of these stories starts while other stories run.
    test.describe.configure({ timeout: 120_000 })
    let mail: Awaited<ReturnType<typeof startMailCatcher>>
    let address = ''

    test.beforeAll(async () => {
      mail = await startMailCatcher()
      address = await startProduct({
        MAIL: 'smtp',
        SMTP_URL: mail.url,
        MAIL_FROM: 'Girassol <portal@girassol.example>',
      })
    })
    test.afterAll(stopOwnProcesses)

    const mailTo = async (to: string) => {
      await expect.poll(() => mail.received.filter((message) => message.to === to)).toHaveLength(1)
      return mail.received.find((message) => message.to === to)
    }
    const linkIn = (message: CaughtMail | undefined, path: string) =>
      new RegExp(`https?:\\S+/${path}\\?token=\\S+`).exec(message?.text ?? '')?.[0] ?? ''
    const enter = async (page: Page, email: string) => {
      await page.goto(`${address}/login`)
      await loginPage(page).enterAs(email, password)
    }
    const enterHome = async (page: Page, email: string) => {
      await enter(page, email)
      await appFrame(page).expectHome()
    }
    const openPhone = async (browser: Browser) =>
      (await browser.newContext({ ...devices['iPhone 15'], baseURL: address })).newPage()
    const expectOut = (page: Page) =>
      expect(page.getByRole('heading', { level: 1, name: 'Entrar' })).toBeVisible({ timeout: 5000 })

    test('SEC-005 C-221 PROF-013 a new e-mail counts once its link was used, and the old address undoes it', async ({
      page,
      browser,
    }) => {
      const [old, next] = ['marketing@girassol.demo', 'marta@nova.example']
      const profile = profilePage(page)
      await enterHome(page, old)
      await page.goto(`${address}/perfil/usuario`)
      await profile.field('E-mail').fill(next)
      await profile.save()
      await expect(page.getByText(`enviamos um link para ${next}`)).toBeVisible()
      await expect(profile.field('E-mail')).toHaveValue(old)

      // The mail is read on another device, without a session.
      const mailbox = await openPhone(browser)
      await mailbox.goto(linkIn(await mailTo(next), 'confirmar-email'))
      await mailbox.getByRole('button', { name: 'Confirmar o e-mail' }).click()
      await expect(mailbox.getByRole('heading', { name: 'E-mail confirmado' })).toBeVisible()
      await page.reload()
      await expect(profile.field('E-mail')).toHaveValue(next)

      const undo = linkIn(await mailTo(old), 'desfazer-email')
      await mailbox.goto(undo)
      await mailbox.getByRole('button', { name: 'Desfazer a troca' }).click()
      await expect(mailbox.getByRole('heading', { name: 'Troca desfeita' })).toBeVisible()
      await loginPage(page).expectShown()
      await enter(page, next)
      await expect(loginPage(page).refusal).toHaveText('E-mail ou senha inválidos.')
      await enterHome(page, old)
      await mailbox.goto(undo)
      await mailbox.getByRole('button', { name: 'Desfazer a troca' }).click()
      await expect(mailbox.getByRole('alert')).toHaveText('Este link não vale mais.')
    })

    test('SEC-008 of two browsers one ends the other, which is at the login page within 5 seconds', async ({
      page,
      browser,
      expectAccessible,
    }) => {
      const phone = await openPhone(browser)
      await enterHome(page, 'production@girassol.demo')
      await enterHome(phone, 'production@girassol.demo')
      await page.goto(`${address}/perfil/usuario`)
      const sessions = page.getByRole('list', { name: 'Meus acessos' }).getByRole('listitem')
      await expect(sessions).toHaveCount(2)
      await expect(sessions.first()).toContainText(/Chrome · Computador[\s\S]*Este acesso[\s\S]*Rede 127\.0\.0\.1/)
      await expect(sessions.last()).toContainText(/Safari · Celular com iOS[\s\S]*Em uso/)
      await expectAccessible()
      await sessions.last().getByRole('button', { name: 'Encerrar' }).click()
      await expectOut(phone)
      await expect(sessions).toHaveCount(1)
      await expect(sessions.getByRole('button')).toHaveCount(0)

      await enterHome(phone, 'production@girassol.demo')
      await page.reload()
      await page.getByRole('button', { name: 'Encerrar os outros' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Encerrar', exact: true }).click()
      await expectOut(phone)
      await expect(sessions).toHaveCount(1)
    })

    test('SEC-008 C-140 the administrator ends the sessions of a user, which the history shows', async ({
      page,
      browser,
    }) => {
      const phone = await openPhone(browser)
      await enterHome(phone, 'purchase@girassol.demo')
      await enterHome(page, 'administrator@girassol.demo')
      await page.goto(`${address}/administracao/usuarios?q=purchase@`)
      await page
        .getByRole('row', { name: /purchase@/ })
        .getByRole('link')
        .click()
      await page.getByRole('button', { name: 'Encerrar todos' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Encerrar', exact: true }).click()
      await expectOut(phone)
      await expect(page.getByRole('button', { name: /desconectou o usuário/ })).toBeVisible()
    })
  })
