import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, chromium, expect, type Page } from '@playwright/test'
import { withoutNews } from '../e2e/without-news.ts'
import { findChromium } from './chromium.ts'
import { fillProduct, requester } from './screens/fill-product.ts'
import { palettePng } from './screens/palette-png.ts'
import { type Screen, shownScreens } from './screens/shown-screens.ts'
import { startProduct } from './screens/start-product.ts'

/**
 * `npm run screens [-- name…]`: starts the product on an empty folder and photographs every screen, or those that are
 * named, into docs/screens.
 */
const target = join(import.meta.dirname, '../docs/screens')

const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const
const schemes = ['light', 'dark'] as const

type Look = { readonly scheme: (typeof schemes)[number]; readonly size: (typeof sizes)[number] }
type Stage = {
  readonly browser: Browser
  readonly address: string
  readonly states: Awaited<ReturnType<typeof fillProduct>>['states']
}

const openContext = ({ browser, address, states }: Stage, account: Screen['account'], { scheme, size }: Look) => {
  const state = account === undefined ? undefined : states.get(account)
  return browser.newContext({
    baseURL: address,
    viewport: size,
    colorScheme: scheme,
    reducedMotion: 'reduce',
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    ...(state !== undefined && { storageState: state }),
  })
}

const settle = async (page: Page) => {
  // An order's page listens to events as long as it is open: the network is never idle there.
  await page.waitForLoadState()
  await expect(page.getByRole('main')).toBeVisible()
  await expect(page.locator('[class*="Skeleton"]')).toHaveCount(0)
  await page.evaluate(() => document.fonts.ready)
  await page.waitForFunction(() =>
    [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
  )
}

const photograph = async (stage: Stage, screen: Screen, look: Look) => {
  const context = await openContext(stage, screen.account, look)
  const page = await context.newPage()
  // The banners would stand before the home.
  await page.addInitScript(withoutNews)
  if (screen.account === 'commercial' && !screen.asStaff && screen.act === undefined) {
    await page.addInitScript((seller) => localStorage.setItem('girassol-seller', seller), requester)
  }
  await page.goto(screen.path)
  await settle(page)
  await screen.act?.(page)
  await settle(page)
  const name = `${screen.name}-${look.scheme}-${look.size.width}.png`
  await writeFile(join(target, name), palettePng(await page.screenshot({ animations: 'disabled', caret: 'hide' })))
  await context.close()
}

const wanted = process.argv.slice(2)
const product = await startProduct()
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
})
try {
  const { states, records } = await fillProduct(browser, product.address)
  const stage = { browser, address: product.address, states }
  if (wanted.length === 0) await rm(target, { recursive: true, force: true })
  await mkdir(target, { recursive: true })
  for (const screen of shownScreens(records).filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
    for (const size of sizes) for (const scheme of schemes) await photograph(stage, screen, { scheme, size })
    console.log(screen.name)
  }
} finally {
  await browser.close()
  await product.stop()
}
