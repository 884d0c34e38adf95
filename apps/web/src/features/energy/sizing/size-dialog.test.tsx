import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderScreen } from '../../../lib/render-screen.tsx'
import { SizeDialog } from './size-dialog.tsx'

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })

const opened = () => {
  const calls = { onUse: vi.fn(), onClose: vi.fn() }
  renderScreen(<SizeDialog {...calls} />)
  return calls
}

const fill = async (label: string, text: string) => {
  const field = await screen.findByRole('textbox', { name: label })
  await user.clear(field)
  await user.type(field, text)
}

const pick = async (label: string, option: string) => {
  await user.click(await screen.findByRole('combobox', { name: label }))
  await user.click(await screen.findByRole('option', { name: option }))
}

const kindOf = (name: string) => screen.findByRole('button', { name })

/** São Paulo, the modules to the north at 20 degrees. */
const describeRoof = async () => {
  await pick('Estado da instalação', 'São Paulo')
  await fill('Inclinação', '20')
}

test('YLD-016 an average of 600 kWh in São Paulo is a power of 5,47 kWp, four fifths of it 4,37', async () => {
  const { onUse, onClose } = opened()
  await fill('Consumo médio por mês', '600')
  await describeRoof()
  await fill('Parte do consumo', '80')
  expect(await screen.findByText('4,37 kWp')).toBeTruthy()
  await fill('Parte do consumo', '100')
  expect(await screen.findByText('1.318,4 kWh')).toBeTruthy()
  expect(screen.getByText(/Irradiação de São Paulo: Atlas Brasileiro de Energia Solar/)).toBeTruthy()
  await user.click(await kindOf('Usar 5,47 kWp'))
  expect(onUse).toHaveBeenCalledWith('5,47')
  expect(onClose).toHaveBeenCalled()
})

test('YLD-016 the largest power is 200 kWp, which is said', async () => {
  opened()
  await fill('Consumo médio por mês', '90000')
  await describeRoof()
  expect(await screen.findByText('O consumo pede mais que o máximo de 200 kWp.')).toBeTruthy()
  expect(await kindOf('Usar 200,00 kWp')).toBeTruthy()
})

test('YLD-017 a bill shows its kWh before the power is used, and refuses public lighting above it', async () => {
  opened()
  await describeRoof()
  await user.click(await kindOf('Valor da conta'))
  await fill('Valor da conta', '594')
  await fill('Tarifa (R$/kWh)', '0,95')
  await fill('Iluminação pública', '594')
  expect(await screen.findByText('A iluminação pública precisa ser menor que o valor da conta.')).toBeTruthy()
  expect(screen.queryByText('600 kWh')).toBeNull()
  await fill('Iluminação pública', '24')
  expect(await screen.findByText('600 kWh')).toBeTruthy()
  expect(await kindOf('Usar 5,47 kWp')).toBeTruthy()
})

test('YLD-017 twelve months are counted once all are filled in', async () => {
  opened()
  await describeRoof()
  await user.click(await kindOf('Mês a mês'))
  const months = await screen.findAllByRole('textbox', { name: /^[A-Z][a-z]{2}$/ })
  expect(months).toHaveLength(12)
  for (const [at, month] of months.entries()) {
    expect(screen.queryByText('600 kWh')).toBeNull()
    await user.type(month, at % 2 === 0 ? '500' : '700')
  }
  expect(await screen.findByText('600 kWh')).toBeTruthy()
})

test('YLD-007 a tilt above 90 degrees is refused in its field, and no power is offered', async () => {
  const { onUse } = opened()
  await fill('Consumo médio por mês', '600')
  await describeRoof()
  await fill('Inclinação', '91')
  expect(await screen.findByText('De 0 a 90')).toBeTruthy()
  await user.click(await kindOf('Usar a potência'))
  expect(onUse).not.toHaveBeenCalled()
})
