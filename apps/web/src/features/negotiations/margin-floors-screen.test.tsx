import { changeMarginFloors, readMarginFloors } from '@girassol/contract/negotiations'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { DraftOwner } from '../../lib/draft-owner.ts'
import { fakeApi } from '../../lib/fake-api.ts'
import { renderScreen } from '../../lib/render-screen.tsx'
import { MarginFloorsScreen } from './margin-floors-screen.tsx'

const floors = [
  { role: 'CUSTOMER_SUCCESS', floor: 18 },
  { role: 'COMMERCIAL', floor: 15 },
  { role: 'COMMERCIAL_SUPERVISOR', floor: 8 },
  { role: 'ADMINISTRATOR', floor: 0 },
] as const

const show = () =>
  renderScreen(
    <DraftOwner value={7}>
      <MarginFloorsScreen />
    </DraftOwner>,
    '/administracao/alcadas',
  )

const findField = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Comercial' })
const save = () => screen.getByRole('button', { name: 'Salvar' })

test('QUO-009 USE-031 an empty floor and one above 100 are refused at their fields, and nothing is sent', async () => {
  const api = fakeApi()
    .on(readMarginFloors, { floors: [...floors] })
    .on(changeMarginFloors, { floors: [...floors] })
  show()
  const user = userEvent.setup()
  const field = await findField()
  await user.clear(field)
  expect(field.value).toBe('')
  await user.click(save())
  expect(await screen.findByText('Comercial: Campo obrigatório')).toBeTruthy()
  await user.type(field, '150')
  await user.click(save())
  expect(await screen.findByText('Comercial: De 0 a 100')).toBeTruthy()
  expect(api.callsTo(changeMarginFloors)).toHaveLength(0)
  await user.clear(field)
  await user.type(field, '12,5')
  expect(field.value).toBe('12,5')
  await user.click(save())
  await waitFor(() => expect(api.callsTo(changeMarginFloors)).toHaveLength(1))
  expect(api.callsTo(changeMarginFloors)[0]?.body).toEqual({
    floors: floors.map(({ role, floor }) => ({ role, floor: role === 'COMMERCIAL' ? 12.5 : floor })),
  })
})

test('QUO-009 USE-002 floors that were typed and not saved come back', async () => {
  fakeApi().on(readMarginFloors, { floors: [...floors] })
  const view = show()
  const user = userEvent.setup()
  await user.clear(await findField())
  await user.type(await findField(), '12')
  view.unmount()
  show()
  expect(await screen.findByText('Recuperamos o que você digitou')).toBeTruthy()
  expect((await findField()).value).toBe('12%')
})
