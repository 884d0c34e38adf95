import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { renderThemed } from '../theme/render-themed.tsx'
import { type LookupOption, LookupSelect } from './lookup-select.tsx'

const customers: readonly LookupOption[] = [
  { value: '1', label: 'Padaria Trigo Dourado' },
  { value: '2', label: 'Padaria do Porto' },
  { value: '3', label: 'Mercado Aurora' },
]

const opened = () => {
  const onChange = vi.fn()
  const Picker = () => {
    const [term, setTerm] = useState('')
    return (
      <LookupSelect
        label="Cliente"
        chosen={null}
        options={customers.filter(({ label }) => label.toLowerCase().includes(term))}
        status="ready"
        onSearch={setTerm}
        onChange={onChange}
      />
    )
  }
  renderThemed(<Picker />)
  return { onChange, field: screen.getByRole('textbox', { name: 'Cliente' }) }
}

test('USE-008 Enter takes the one result, also when it was pressed before the search had answered', async () => {
  const { onChange, field } = opened()
  await userEvent.type(field, 'aurora{Enter}')
  await waitFor(() => expect(onChange).toHaveBeenCalledExactlyOnceWith(customers[2]))
})

test('USE-008 of several results Enter takes none; an arrow and Enter take the marked one', async () => {
  const { onChange, field } = opened()
  await userEvent.type(field, 'padaria{Enter}')
  await screen.findByRole('option', { name: 'Padaria do Porto' })
  expect(onChange).not.toHaveBeenCalled()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(onChange).toHaveBeenCalledExactlyOnceWith(customers[0])
})

test('USE-008 while a search runs, no option of an earlier term can be taken', async () => {
  const { onChange, field } = opened()
  await userEvent.click(field)
  await screen.findByRole('option', { name: 'Mercado Aurora' })
  await userEvent.type(field, 'padaria{ArrowDown}{Enter}')
  expect(screen.queryByRole('option', { name: 'Mercado Aurora' })).toBeNull()
  await screen.findByRole('option', { name: 'Padaria do Porto' })
  expect(onChange).not.toHaveBeenCalled()
})
