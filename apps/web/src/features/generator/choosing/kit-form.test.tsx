import {
  listImpossibleChoices,
  listInverterBrands,
  listInverters,
  listModules,
  listRoofTypes,
  searchKits,
} from '@girassol/contract/generator'
import { someProposals } from '@girassol/test-data/kits'
import { anOrder } from '@girassol/test-data/orders'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { fakeApi } from '../../../lib/fake-api.ts'
import { renderScreen } from '../../../lib/render-screen.tsx'
import { KitForm } from './kit-form.tsx'
import { useKitSearch } from './use-kit-search.ts'

const inverter = (id: string, name: string, output: { phases: number; acVoltageV: number | null }) => ({
  id,
  inverterName: `INVERSOR VOLTARA ${name}`,
  inverterErpCode: id,
  brandId: '201',
  power: 5000,
  ...output,
})

const setUp = () =>
  fakeApi()
    .on(listInverterBrands, [{ id: '201', name: 'VOLTARA' }])
    .on(listInverters, [
      inverter('1', 'MONO', { phases: 1, acVoltageV: null }),
      inverter('2', 'TRI380', { phases: 3, acVoltageV: null }),
      inverter('3', 'TRI220', { phases: 3, acVoltageV: 220 }),
    ])
    .on(listModules, [
      { id: '7', name: 'MODULO HELIAR 550W', erpCode: '7', power: 550 },
      { id: '8', name: 'MODULO HELIAR 700W', erpCode: '8', power: 700 },
    ])
    .on(listRoofTypes, [{ id: 1, name: 'Telha cerâmica - gancho', manufacturerReference: 'SSM' }])
    .on(listImpossibleChoices, { inverters: [], modules: [] })

/** By default everything is chosen, with the first inverter; a cart may override it. */
const cart = anOrder({
  status: 'CART',
  generator: { power: 3, inverterBrandId: '201', inverterId: '1', moduleId: '7', roofTypeId: 1 },
})

const Form = () => {
  const search = useKitSearch(cart, () => {})
  return <KitForm search={search} leave={{ label: 'Pular Passo', onRun: () => {} }} isNext />
}

/** No delay between the keys, because the lists are slow already. */
const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })

const field = (name: string | RegExp) => screen.findByRole('combobox', { name })
const pick = async (name: string | RegExp, option: RegExp) => {
  await user.click(await field(name))
  await user.click(await screen.findByRole('option', { name: option }))
}
const listOptions = async (name: string) => {
  await user.click(await field(name))
  return (await screen.findAllByRole('option')).map((option) => option.textContent)
}

describe('the supply of the building', () => {
  test('WIZ-002 C-23 narrows the inverters, names the transformer and goes with the search', async () => {
    const api = setUp().on(searchKits, someProposals({ cart: anOrder({ status: 'CART' }) }))
    renderScreen(<Form />)
    await pick(/^Ligação elétrica/, /^Trifásica 127\/220 V/)
    expect(await listOptions('Inversor')).toEqual([
      'Inversor VOLTARA mono',
      'Inversor VOLTARA TRI380Exige transformador',
      'Inversor VOLTARA TRI220',
    ])
    await user.click(screen.getByRole('option', { name: /TRI220/ }))
    await user.click(screen.getByRole('button', { name: 'Buscar' }))
    await waitFor(() => expect(api.callsTo(searchKits)).toHaveLength(1))
    expect(api.callsTo(searchKits)[0]?.body).toMatchObject({ inverterId: '3', supply: 'TRI_127_220' })
  })

  test('USE-011 C-23 an inverter that the new supply cannot feed stays chosen, with the reason and the way out', async () => {
    setUp()
    renderScreen(<Form />)
    await pick('Inversor', /TRI380/)
    await pick(/^Ligação elétrica/, /^Trifásica 220\/380 V/)
    expect(await field('Inversor')).toHaveProperty('value', 'Inversor VOLTARA TRI380')
    await pick(/^Ligação elétrica/, /^Bifásica 127\/220 V/)
    expect(await field('Inversor')).toHaveProperty('value', 'Inversor VOLTARA TRI380')
    const reason = 'Este inversor não liga em Bifásica 127/220 V. Escolha outro inversor ou outra ligação elétrica.'
    expect(screen.getAllByText(reason).length).toBeGreaterThan(0)
    expect(await listOptions('Inversor')).toEqual(['Inversor VOLTARA mono', `Inversor VOLTARA TRI380${reason}`])
    await user.click(screen.getByRole('option', { name: 'Inversor VOLTARA mono' }))
    await waitFor(async () => expect(await field('Inversor')).toHaveProperty('value', 'Inversor VOLTARA mono'))
    expect(document.querySelector('.mantine-Select-error')).toBeNull()
  })
})

describe('choices that are known to make no kit', () => {
  test('KIT-002 C-22 carry the reason and may be chosen all the same', async () => {
    const api = setUp().on(listImpossibleChoices, {
      inverters: [{ id: '2', reason: 'Inversor grande demais para a potência' }],
      modules: [{ id: '8', reason: 'Corrente do módulo acima do limite da entrada do inversor' }],
    })
    renderScreen(<Form />)
    await waitFor(() => expect(api.callsTo(listImpossibleChoices)).not.toHaveLength(0))
    expect(api.callsTo(listImpossibleChoices).at(-1)?.query).toEqual({
      power: '3',
      inverterBrandId: '201',
      inverterId: '1',
      moduleId: '7',
      roofTypeId: '1',
    })
    expect(await listOptions('Inversor')).toContain('Inversor VOLTARA TRI380Inversor grande demais para a potência')
    await user.click(screen.getByRole('option', { name: /TRI380/ }))
    expect(await field('Inversor')).toHaveProperty('value', 'Inversor VOLTARA TRI380')
    await pick(/^Ligação elétrica/, /^Trifásica 127\/220 V/)
    expect(await listOptions('Inversor')).toContain(
      'Inversor VOLTARA TRI380Inversor grande demais para a potência · Exige transformador',
    )
    expect(await listOptions('Módulo')).toContain(
      'Módulo HELIAR 700WCorrente do módulo acima do limite da entrada do inversor',
    )
  })
})
