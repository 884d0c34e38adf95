import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, chromium, expect, type Page } from '@playwright/test'
import { answerEmpty, homeBanners } from '../e2e/answer-empty.ts'
import { findChromium } from './chromium.ts'
import { fillProduct } from './screens/fill-product.ts'
import { type Screen, shownScreens } from './screens/shown-screens.ts'
import { startProduct } from './screens/start-product.ts'

/** `npm run screens`: starts the product on an empty folder and takes the pictures of the README again. */
const target = join(import.meta.dirname, '../docs/screens')
const sizes = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const

type Stage = {
  readonly browser: Browser
  readonly address: string
  readonly states: Awaited<ReturnType<typeof fillProduct>>['states']
}

const openContext = ({ browser, address, states }: Stage, { account, size = 'desktop', scheme = 'light' }: Screen) => {
  const state = states.get(account)
  return browser.newContext({
    baseURL: address,
    viewport: sizes[size],
    colorScheme: scheme,
    reducedMotion: 'reduce',
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    ...(state !== undefined && { storageState: state }),
  })
}

const settle = async (page: Page) => {
  // An order's page has an open event stream, so the network is never idle there.
  await page.waitForLoadState()
  await expect(page.getByRole('main')).toBeVisible()
  await expect(page.locator('[class*="Skeleton"]')).toHaveCount(0)
  await page.evaluate(() => document.fonts.ready)
  await page.waitForFunction(() =>
    [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
  )
}

const photograph = async (stage: Stage, screen: Screen) => {
  const context = await openContext(stage, screen)
  const page = await context.newPage()
  // Without this the banners cover the home.
  await page.addInitScript(answerEmpty, homeBanners)
  await page.goto(screen.path)
  await settle(page)
  await page.screenshot({ path: join(target, `${screen.name}.png`), animations: 'disabled', caret: 'hide' })
  await context.close()
}

const product = await startProduct()
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
})
try {
  const { states, order } = await fillProduct(browser, product.address)
  const stage = { browser, address: product.address, states }
  await rm(target, { recursive: true, force: true })
  await mkdir(target, { recursive: true })
  for (const screen of shownScreens(order)) {
    await photograph(stage, screen)
    console.log(screen.name)
  }
} finally {
  await browser.close()
  await product.stop()
}
