import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { prefetchApplication } from './prefetch-application.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  document.head.innerHTML = ''
  vi.unstubAllGlobals()
})

const listPrefetched = () =>
  [...document.querySelectorAll('link[rel=prefetch]')].map((link) => link.getAttribute('href'))

const open = (files: string, connection?: { readonly saveData: boolean }) => {
  document.head.innerHTML = `<meta name="later" content="${files}">`
  const idle: (() => void)[] = []
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => idle.push(callback))
  vi.stubGlobal('navigator', { ...(connection && { connection }) })
  prefetchApplication()
  vi.runAllTimers()
  return idle
}

test('the files of the application are loaded when the browser is idle, not before', () => {
  const idle = open('/assets/app.js /assets/app.css')
  expect(listPrefetched()).toEqual([])
  for (const run of idle) run()
  expect(listPrefetched()).toEqual(['/assets/app.js', '/assets/app.css'])
})

test('nothing is loaded for a user who saves data, and nothing in development', () => {
  for (const idle of [open('/assets/app.js', { saveData: true }), open('__LATER__')]) for (const run of idle) run()
  expect(listPrefetched()).toEqual([])
})
