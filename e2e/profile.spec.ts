import { devices, type Page } from '@playwright/test'
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

test.describe('another e-mail', () => {
  test.afterEach(stopOwnProcesses)

  const linkIn = (mail: CaughtMail | undefined, path: string) =>
    new RegExp(`https?:\\S+/${path}\\?token=\\S+`).exec(mail?.text ?? '')?.[0] ?? ''

  test('SEC-005 C-221 PROF-013 the new e-mail counts once its link was used, and the old address undoes it', async ({
    page,
    browser,
    expectAccessible,
  }) => {
    test.setTimeout(120_000)
    const mail = await startMailCatcher()
    const settings = { MAIL: 'smtp', SMTP_URL: mail.url, MAIL_FROM: 'Girassol <portal@girassol.example>' }
    const address = await startProduct(settings)
    const [old, next] = ['marketing@girassol.demo', 'marta@nova.example']
    const mailTo = async (to: string) => {
      await expect.poll(() => mail.received.filter((message) => message.to === to)).toHaveLength(1)
      return mail.received.find((message) => message.to === to)
    }
    const enter = async (email: string) => {
      await page.goto(`${address}/login`)
      await loginPage(page).enterAs(email, password)
    }
    const profile = profilePage(page)

    await enter(old)
    await appFrame(page).expectHome()
    await page.goto(`${address}/perfil/usuario`)
    await profile.field('E-mail').fill(next)
    await profile.save()
    await expect(page.getByText(`enviamos um link para ${next}`)).toBeVisible()
    await expect(profile.field('E-mail')).toHaveValue(old)
    await expectAccessible()

    // The mail is read on another device, without a session.
    const mailbox = await (await browser.newContext()).newPage()
    await mailbox.goto(linkIn(await mailTo(next), 'confirmar-email'))
    await mailbox.getByRole('button', { name: 'Confirmar o e-mail' }).click()
    await expect(mailbox.getByRole('heading', { name: 'E-mail confirmado' })).toBeVisible()
    await page.reload()
    await expect(profile.field('E-mail')).toHaveValue(next)

    const undo = linkIn(await mailTo(old), 'desfazer-email')
    await mailbox.goto(undo)
    await mailbox.getByRole('button', { name: 'Desfazer a troca' }).click()
    await expect(mailbox.getByRole('heading', { name: 'Troca desfeita' })).toBeVisible()
    await expect(async () => {
      await page.reload()
      await loginPage(page).expectShown()
    }).toPass()
    await enter(next)
    await expect(loginPage(page).refusal).toHaveText('E-mail ou senha inválidos.')
    await enter(old)
    await appFrame(page).expectHome()
    await mailbox.goto(undo)
    await mailbox.getByRole('button', { name: 'Desfazer a troca' }).click()
    await expect(mailbox.getByRole('alert')).toHaveText('Este link não vale mais.')
  })
})

test.describe('open sessions', () => {
  test.afterEach(stopOwnProcesses)

  test('SEC-008 of two browsers one ends the other, which is at the login page within 5 seconds', async ({
    page,
    browser,
    expectAccessible,
  }) => {
    test.setTimeout(120_000)
    const address = await startProduct({})
    const enter = async (on: Page, account: string) => {
      await on.goto(`${address}/login`)
      await loginPage(on).enterAs(`${account}@girassol.demo`, password)
      await appFrame(on).expectHome()
    }
    const phone = await (await browser.newContext({ ...devices['iPhone 15'], baseURL: address })).newPage()
    const expectOut = (on: Page) =>
      expect(on.getByRole('heading', { level: 1, name: 'Entrar' })).toBeVisible({ timeout: 5000 })

    await enter(page, 'marketing')
    await enter(phone, 'marketing')
    await page.goto(`${address}/perfil/usuario`)
    const sessions = page.getByRole('list', { name: 'Meus acessos' }).getByRole('listitem')
    await expect(sessions).toHaveCount(2)
    await expect(sessions.filter({ hasText: 'Este acesso' })).toContainText(
      /Chrome · Computador[\s\S]*Rede 127\.0\.0\.1/,
    )
    const other = sessions.filter({ hasText: 'Celular com iOS' })
    await expect(other).toContainText('Em uso')
    await expectAccessible()
    await other.getByRole('button', { name: 'Encerrar' }).click()
    await expectOut(phone)
    await expect(sessions).toHaveCount(1)
    await expect(sessions.getByRole('button')).toHaveCount(0)

    await enter(phone, 'marketing')
    await page.reload()
    await page.getByRole('button', { name: 'Encerrar os outros' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Encerrar', exact: true }).click()
    await expectOut(phone)
    await expect(sessions).toHaveCount(1)

    await enter(phone, 'administrator')
    await phone.goto(`${address}/administracao/usuarios?q=marketing@`)
    await phone.getByRole('link', { name: /^Marta Kuhn/ }).click()
    await phone.getByRole('button', { name: 'Encerrar todos' }).click()
    await phone.getByRole('dialog').getByRole('button', { name: 'Encerrar', exact: true }).click()
    await expectOut(page)
    await expect(phone.getByRole('button', { name: /desconectou o usuário Marta Kuhn/ })).toBeVisible()
  })
})
