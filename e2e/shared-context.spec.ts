import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { openSharedContext } from './shared-context.ts'

/** Leaves in the browser what stories leave. */
const leaveTraces = async (): Promise<void> => {
  localStorage.setItem('girassol-theme', 'dark')
  sessionStorage.setItem('draft', 'x')
  await cookieStore.set('left', '1')
  await caches.open('left')
  await new Promise((resolve) => {
    indexedDB.open('left').onsuccess = resolve
  })
}

const readState = (page: Page) =>
  page.evaluate(async () => ({
    stored: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
    cookie: document.cookie,
    caches: await caches.keys(),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    clipboard: (await navigator.permissions.query({ name: 'clipboard-read' as PermissionName })).state,
    isOnline: navigator.onLine,
    width: innerWidth,
    isDark: matchMedia('(prefers-color-scheme: dark)').matches,
    isPrinted: matchMedia('print').matches,
  }))

test('a story finds nothing that the one before it left in their shared browser context', async ({ browser }) => {
  const { context, clear } = await openSharedContext(browser)
  const openEmptyPage = async () => {
    const page = await context.newPage()
    await page.goto('/mark.svg')
    return page
  }
  const first = await openEmptyPage()
  const clean = await readState(first)
  await first.goto('/login')
  await expect(first.getByRole('heading', { level: 1 })).toBeVisible()
  await first.evaluate(leaveTraces)
  await context.grantPermissions(['clipboard-read'])
  await context.route('**/health', (route) => route.fulfill({ status: 503, body: '' }))
  await first.setViewportSize({ width: 390, height: 844 })
  await first.emulateMedia({ colorScheme: 'dark', media: 'print' })
  await context.newPage()
  await context.setOffline(true)
  const left = await readState(first)
  for (const [name, value] of Object.entries(clean)) expect(left, name).not.toHaveProperty(name, value)
  await clear()
  expect(context.pages()).toHaveLength(1)
  const second = await openEmptyPage()
  expect(await readState(second)).toEqual(clean)
  expect(await context.cookies()).toEqual([])
  expect(await second.evaluate(async () => (await fetch('/health')).status)).toBe(200)
})
