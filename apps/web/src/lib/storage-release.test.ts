import { clearCookie } from '@girassol/contract/session'
import { expect, test } from 'vitest'
import { fakeApi, refusing } from './fake-api.ts'
import { confirmEmptiedStorage } from './storage-release.ts'

test('AUTH-013 C-16 a browser that received the cookie confirms the emptied storage with the key', async () => {
  const api = fakeApi().on(clearCookie, null)
  await confirmEmptiedStorage('theme=x; clear_storage=2026-12')
  expect(api.callsTo(clearCookie).map(({ body }) => body)).toEqual([{ key: 'clear_storage' }])
})

test.each(['', 'not_clear_storage=1', 'other=clear_storage=1'])(
  'C-16 without the cookie nothing is confirmed: %j',
  async (cookies) => {
    const api = fakeApi().on(clearCookie, null)
    await confirmEmptiedStorage(cookies)
    expect(api.calls).toEqual([])
  },
)

test('C-16 a confirmation that fails does not stop the page', async () => {
  fakeApi().on(clearCookie, refusing(500, 'Falhou.'))
  await expect(confirmEmptiedStorage('clear_storage=2026-12')).resolves.toBeUndefined()
})
