import { listCities } from '@girassol/contract/customers'
import { showIrradiation } from '@girassol/contract/energy'
import { showEnergySettings } from '@girassol/contract/settings'
import { findCapitalIrradiation, usualEnergySettings } from '@girassol/domain/energy'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { fakeApi, refusing } from '../../../lib/fake-api.ts'
import { renderScreen } from '../../../lib/render-screen.tsx'
import { SizeDialog } from './size-dialog.tsx'

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })

const saoPaulo = { ...findCapitalIrradiation('SP'), monthly: [...findCapitalIrradiation('SP').monthly] }
const campinas = {
  ...saoPaulo,
  cityCode: '3509502',
  cityName: 'Campinas',
  monthly: saoPaulo.monthly.map((wh) => wh * 1.1),
  source: 'Atlas da região',
}

const serve = (settings = usualEnergySettings) =>
  fakeApi()
    .on(showEnergySettings, settings)
    .on(listCities, [{ code: '3509502', name: 'Campinas' }])
    .on(showIrradiation, ({ query }) => (query.cityCode === '3509502' ? campinas : saoPaulo))

const opened = (settings = usualEnergySettings) => {
  const api = serve(settings)
  const calls = { onUse: vi.fn(), onClose: vi.fn(), api }
  renderScreen(<SizeDialog onUse={calls.onUse} onClose={calls.onClose} />)
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

test('YLD-002 C-160 a municipality with figures of its own is sized with them', async () => {
  opened()
  await fill('Consumo médio por mês', '600')
  await describeRoof()
  expect(await kindOf('Usar 5,47 kWp')).toBeTruthy()
  await pick('Município (opcional)', 'Campinas')
  expect(await screen.findByText(/Irradiação de Campinas: Atlas da região/)).toBeTruthy()
  expect(await kindOf('Usar 4,95 kWp')).toBeTruthy()
})

test('C-158 the power and the shown ratio follow the performance ratio of the settings', async () => {
  opened({ ...usualEnergySettings, performanceRatio: 80 })
  await fill('Consumo médio por mês', '600')
  await describeRoof()
  expect(await screen.findByText(/Desempenho de 80%/)).toBeTruthy()
  expect(await kindOf('Usar 5,33 kWp')).toBeTruthy()
})

test('C-160 a place that cannot be read is reported, and read again on request', async () => {
  const { api } = opened()
  let isAway = true
  api.on(showIrradiation, () => (isAway ? refusing(404, 'Fora do ar.') : saoPaulo))
  await fill('Consumo médio por mês', '600')
  await describeRoof()
  const retry = await screen.findByRole('button', { name: 'Tentar de novo' })
  isAway = false
  await user.click(retry)
  expect(await kindOf('Usar 5,47 kWp')).toBeTruthy()
})

const openReturn = async () => {
  await fill('Consumo médio por mês', '600')
  await describeRoof()
  await user.click(await kindOf('Calcular o retorno'))
  return within(await screen.findByRole('region', { name: 'Retorno do investimento' }))
}

test('YLD-009 YLD-013 the return in 25 years names the assumed percentage of Fio B from 2029 on', async () => {
  vi.setSystemTime('2026-12-15T12:00:00Z')
  opened({ ...usualEnergySettings, fioBFrom2029: 87.5 })
  const section = await openReturn()
  await fill('Investimento', '16500')
  await pick('Ligação da unidade', 'Bifásica')
  await fill('Tarifa (R$/kWh)', '0,95')
  expect(section.queryByText('Tempo de retorno')).toBeNull()
  await fill('Fio B (R$/kWh)', '0,27')
  expect(await section.findByText('2 anos e 10 meses')).toBeTruthy()
  expect(section.getByText(/^R\$\s5\.7\d\d,\d\d$/)).toBeTruthy()
  expect(
    section.getByText('A partir de 2029 a regra depende da ANEEL (Lei 14.300, art. 17); aqui supomos 87,5% do Fio B.'),
  ).toBeTruthy()
})

test('YLD-014 an investment that is never reached is said, and a Fio B above the tariff is refused', async () => {
  opened()
  const section = await openReturn()
  await fill('Investimento', '900000')
  await pick('Ligação da unidade', 'Bifásica')
  await fill('Tarifa (R$/kWh)', '0,95')
  await fill('Fio B (R$/kWh)', '0,96')
  expect(await section.findByText('No máximo a tarifa.')).toBeTruthy()
  expect(section.queryByText('Tempo de retorno')).toBeNull()
  await fill('Fio B (R$/kWh)', '0,27')
  expect(await section.findByText('Não se paga em 25 anos')).toBeTruthy()
})
