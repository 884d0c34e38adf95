import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { onboardingDialog } from './pages/onboarding-dialog.ts'
import { trackRequests } from './pages/track-requests.ts'
import { changeUser } from './pages/user-calls.ts'
import { newIntegrator } from './people-steps.ts'

/** The session returns company data, as after the answers. */
const showCompanyInfo = (page: Page) =>
  changeUser(page, (user) => ({ ...user, seller: { ...user.seller, companyInfo: {} } }))

test('ONB-001 ONB-002 a newcomer meets the dialog at every address, and nothing but answering closes it', async ({
  page,
  logIn,
  expectAccessible,
}) => {
  await logIn('newcomer')
  const { dialog, finish } = onboardingDialog(page)
  for (const path of ['/', '/pedidos', '/perfil/usuario']) {
    await page.goto(path)
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await page.mouse.click(5, 5)
    await expect(dialog).toBeVisible()
  }
  await finish.click()
  await expect(dialog.getByRole('alert').filter({ hasText: 'Confira 11 campos' })).toBeFocused()
  await expectAccessible()
})

test.describe('with news of the home', () => {
  test.use({ seesBanners: true })

  test('USE-003 ONB-001 a newcomer enters the company data before any news opens', async ({ page, logIn, call }) => {
    // A user sees the news only once, so each try has a newcomer of its own.
    await logIn(await newIntegrator({ call, logIn }))
    const { dialog } = onboardingDialog(page)
    const quiet = trackRequests(page)
    await page.goto('/')
    await expect(dialog).toBeVisible()
    await quiet()
    await expect(page.getByRole('dialog')).toHaveCount(1)
    // After the company data, the news are shown.
    await showCompanyInfo(page)
    await page.reload()
    await expect(page.getByRole('dialog', { name: 'Novidades' })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(1)
  })
})

test('ONB-001 ONB-013 ONB-022 a newcomer enters the company data by keyboard alone, once', async ({
  page,
  logIn,
  call,
}) => {
  await logIn(await newIntegrator({ call, logIn }))
  const { dialog, finish, fillByKeyboard } = onboardingDialog(page)
  await page.goto('/')
  await expect(dialog).toBeVisible()
  await fillByKeyboard()
  await finish.focus()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Iara')
  await expect(dialog).toBeHidden()
})
