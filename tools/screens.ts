import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { callerFor } from '../e2e/caller.ts'
import { fillCart, kit550, placeOrder, saveBudget } from '../e2e/purchases.ts'
import { findChromium } from './chromium.ts'

/** `npm run screens`: starts the product on an empty folder and photographs every screen into docs/screens. */
const root = join(import.meta.dirname, '..')
const target = join(root, 'docs/screens')

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      )
    })
  })

const isReady = (address: string): Promise<boolean> =>
  fetch(`${address}/ready`).then(
    (answer) => answer.ok,
    () => false,
  )

const startProduct = async (folder: string) => {
  const port = await freePort()
  const server = spawn(process.execPath, ['tools/start.ts'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: folder, DEMO: '1', LOG_LEVEL: 'error' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const address = `http://127.0.0.1:${port}`
  while (!(await isReady(address))) await new Promise((resolve) => setTimeout(resolve, 200))
  return { address, stop: () => server.kill('SIGTERM') }
}

type Account = 'integrator' | 'commercial' | null
type Screen = {
  readonly name: string
  readonly account: Account
  readonly path: string
  /** What is opened or chosen on the screen before the picture. */
  readonly act?: (page: Page) => Promise<void>
}

const openByName = (name: RegExp | string) => async (page: Page) => {
  await page.getByRole('button', { name }).first().click()
  await page.getByRole('dialog').waitFor()
}

const screens: readonly Screen[] = [
  { name: 'login', account: null, path: '/login' },
  { name: 'home', account: 'integrator', path: '/' },
  { name: 'requester', account: 'commercial', path: '/monte-seu-gerador' },
  { name: 'wizard-options', account: 'integrator', path: '/monte-seu-gerador' },
  {
    name: 'wizard-structure',
    account: 'integrator',
    path: '/monte-seu-gerador',
    act: openByName('Calcular estruturas'),
  },
  { name: 'wizard-products', account: 'integrator', path: '/monte-seu-gerador?passo=2&grupo=1010' },
  { name: 'wizard-proposals', account: 'integrator', path: '/monte-seu-gerador?passo=3' },
  { name: 'wizard-delivery', account: 'integrator', path: '/monte-seu-gerador?passo=4' },
  { name: 'customer', account: 'integrator', path: '/monte-seu-gerador?passo=4', act: openByName('Novo cliente') },
  {
    name: 'finish',
    account: 'integrator',
    path: '/monte-seu-gerador?passo=4',
    act: async (page) => {
      if ((page.viewportSize()?.width ?? 0) > 1000) await openByName('Salvar')(page)
      else await page.getByRole('button', { name: 'Salvar' }).last().click()
    },
  },
  { name: 'order-list', account: 'commercial', path: '/pedidos' },
  { name: 'order-detail', account: 'integrator', path: '/pedidos/10003' },
  { name: 'budget-list', account: 'integrator', path: '/orcamentos' },
  { name: 'budget-detail', account: 'integrator', path: '/orcamentos/10001' },
]

const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const

const logIn = async (page: Page, address: string, account: Account) => {
  if (account === null) return
  const data = { email: `${account}@girassol.demo`, password: 'Girassol@2026' }
  await page.request.post(`${address}/api/auth/login`, { data })
}

/** Orders, budgets and a cart ready to be confirmed, made as a person would. */
const fillProduct = async (browser: Browser, address: string) => {
  const context = await browser.newContext({ baseURL: address })
  const page = await context.newPage()
  await logIn(page, address, 'integrator')
  const call = callerFor(page.request)
  await saveBudget(call)
  for (const power of [5.5, 8.8, 11]) await placeOrder(call, { options: { ...kit550, power } })
  await saveBudget(call, { options: { ...kit550, power: 6.6 } })
  await fillCart(call)
  await context.close()
}

type Shot = { readonly browser: Browser; readonly address: string; readonly screen: Screen }

const photograph = async (
  { browser, address, screen }: Shot,
  look: { scheme: 'light' | 'dark'; size: (typeof sizes)[number] },
) => {
  const context = await browser.newContext({
    baseURL: address,
    viewport: look.size,
    colorScheme: look.scheme,
    reducedMotion: 'reduce',
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
  })
  const page = await context.newPage()
  await logIn(page, address, screen.account)
  await page.goto(screen.path)
  await page.waitForLoadState('networkidle')
  await screen.act?.(page)
  await page.waitForTimeout(300)
  await page.screenshot({ path: join(target, `${screen.name}-${look.scheme}-${look.size.width}.png`) })
  await context.close()
}

const folder = await mkdtemp(join(tmpdir(), 'girassol-screens-'))
await mkdir(target, { recursive: true })
const product = await startProduct(folder)
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
})
await fillProduct(browser, product.address)
for (const screen of screens) {
  for (const size of sizes) {
    for (const scheme of ['light', 'dark'] as const) {
      await photograph({ browser, address: product.address, screen }, { scheme, size })
    }
  }
  console.log(screen.name)
}
await browser.close()
product.stop()
await rm(folder, { recursive: true, force: true })
