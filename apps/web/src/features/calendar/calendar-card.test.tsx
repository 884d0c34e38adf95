import { closeCalendar, openCalendar, showCalendar } from '@girassol/contract/calendar'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fakeApi } from '../../lib/fake-api.ts'
import { renderScreen } from '../../lib/render-screen.tsx'
import { CalendarCard } from './index.ts'

const link = (token: string) => `https://portal.example/api/public/calendar/${token}.ics`

const draw = (found: string | null) => {
  const api = fakeApi().on(showCalendar, { link: found })
  renderScreen(<CalendarCard />)
  return { api, user: userEvent.setup() }
}

const readAddress = async () =>
  (await screen.findByRole<HTMLInputElement>('textbox', { name: 'Endereço do calendário' })).value

test('WHK-013 the address is created, shown and copied', async () => {
  const { api, user } = draw(null)
  api.on(openCalendar, { link: link('um') })
  await user.click(await screen.findByRole('button', { name: 'Criar endereço' }))
  expect(await readAddress()).toBe(link('um'))
  await user.click(screen.getByRole('button', { name: 'Copiar endereço' }))
  expect(await navigator.clipboard.readText()).toBe(link('um'))
})

test('WHK-013 it is changed for another one after a question', async () => {
  const { api, user } = draw(link('um'))
  api.on(openCalendar, { link: link('dois') })
  await user.click(await screen.findByRole('button', { name: 'Trocar endereço' }))
  const question = within(await screen.findByRole('dialog', { name: 'Trocar o endereço do calendário' }))
  expect(api.callsTo(openCalendar)).toHaveLength(0)
  await user.click(question.getByRole('button', { name: 'Trocar endereço' }))
  await waitFor(async () => expect(await readAddress()).toBe(link('dois')))
})

test('WHK-013 it is closed after a question, and can be created anew', async () => {
  const { api, user } = draw(link('um'))
  api.on(closeCalendar, { link: null })
  await user.click(await screen.findByRole('button', { name: 'Encerrar' }))
  const question = within(await screen.findByRole('dialog', { name: 'Encerrar o calendário' }))
  await user.click(question.getByRole('button', { name: 'Encerrar' }))
  expect(await screen.findByRole('button', { name: 'Criar endereço' })).toBeTruthy()
  expect(api.callsTo(closeCalendar)).toHaveLength(1)
})
