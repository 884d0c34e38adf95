import { expect, test } from 'vitest'
import { browserLabel, deviceLabel, isInUse } from './seen-device.ts'

test.each([
  [{ browser: 'Chrome', system: 'Windows', kind: 'desktop' }, 'Chrome', 'Computador com Windows'],
  [{ browser: 'Safari', system: 'iOS', kind: 'mobile' }, 'Safari', 'Celular com iOS'],
  [{ browser: 'Firefox', system: '', kind: 'tablet' }, 'Firefox', 'Tablet'],
  [{ browser: '', system: 'Linux', kind: 'bot' }, 'Navegador desconhecido', 'Aparelho com Linux'],
  [{ browser: '', system: '', kind: '' }, 'Navegador desconhecido', 'Aparelho desconhecido'],
])('SEC-008 %o is named %s on %s', (seen, browser, device) => {
  expect([browserLabel(seen), deviceLabel(seen)]).toEqual([browser, device])
})

test.each([
  ['2026-11-23T12:15:00.000Z', true],
  ['2026-11-23T12:15:00.001Z', false],
])('SEC-008 a session renewed at noon is in use at %s: %s', (now, expected) => {
  expect(isInUse('2026-11-23T12:00:00.000Z', now)).toBe(expected)
})
