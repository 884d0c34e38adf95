import { notifications } from '@mantine/notifications'
import { afterEach, expect, test, vi } from 'vitest'
import { toast } from './toaster.tsx'

afterEach(() => void notifications.clean())

const shown = () => vi.spyOn(notifications, 'show')
const listToasts = (spy: ReturnType<typeof shown>) =>
  spy.mock.calls.map(([{ message, autoClose }]) => [message, autoClose])

test('ERR-002 ERR-005 each error of a list is a toast, which stays 10 s times its position', () => {
  const spy = shown()
  toast.failures(['Um.', 'Dois.', 'Três.'])
  expect(listToasts(spy)).toEqual([
    ['Um.', 10_000],
    ['Dois.', 20_000],
    ['Três.', 30_000],
  ])
  spy.mockRestore()
})

test('ERR-005 C-106 one alone stays 8 s, a success and an information 5 s', () => {
  const spy = shown()
  toast.failures(['Um.'])
  toast.success('Feito.')
  toast.info('Saiba.')
  expect(listToasts(spy)).toEqual([
    ['Um.', 8000],
    ['Feito.', 5000],
    ['Saiba.', 5000],
  ])
  spy.mockRestore()
})
