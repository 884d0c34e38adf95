import { calculateCartStructure, listModules, listRoofTypes } from '@girassol/contract/generator'
import { anOrder } from '@girassol/test-data/orders'
import { notifications } from '@mantine/notifications'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, describe, expect, test } from 'vitest'
import { fakeApi, refusing } from '../../../lib/fake-api.ts'
import { renderScreen } from '../../../lib/render-screen.tsx'
import { useKitSearch } from '../choosing/use-kit-search.ts'
import { StructureDialog } from './structure-dialog.tsx'

const nothing = 'Nenhum produto encontrado para a estrutura'

const setUp = () =>
  fakeApi()
    .on(listModules, [{ id: '10010005', name: 'MODULO HELIAR 550W MONO PERC 144C', erpCode: '10010005', power: 550 }])
    .on(listRoofTypes, [{ id: 1, name: 'Telha cerâmica - gancho', manufacturerReference: 'SSM' }])

const Opened = () => {
  const search = useKitSearch(null, () => {})
  const [isOpen, setOpen] = useState(true)
  return isOpen ? (
    <StructureDialog search={search} onClose={() => setOpen(false)} />
  ) : (
    <p>
      {search.lines.length} linhas, {search.lines.filter(({ isCalculated }) => isCalculated).length} no carrinho
    </p>
  )
}

const choose = async (name: string, option: RegExp) => {
  await userEvent.click(await screen.findByRole('combobox', { name }))
  await userEvent.click(await screen.findByRole('option', { name: option }))
}

const fillIn = async (panels: string) => {
  await choose('Módulo', /HELIAR/)
  await choose('Tipo de telhado', /cerâmica/)
  await userEvent.type(screen.getByRole('textbox', { name: 'Painéis por linha' }), panels)
  await userEvent.type(screen.getByRole('textbox', { name: 'Número de linhas iguais' }), '2')
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

beforeEach(() => notifications.clean())

describe('the structure calculation', () => {
  test('KIT-004 KIT-005 KIT-006 has a tab per line with four fields', async () => {
    setUp()
    renderScreen(<Opened />)
    expect(await screen.findByRole('dialog', { name: 'Cálculo das estruturas de fixação' })).toBeTruthy()
    for (const name of ['Módulo', 'Tipo de telhado']) expect(screen.getByRole('combobox', { name })).toBeTruthy()
    for (const name of ['Painéis por linha', 'Número de linhas iguais']) {
      expect(screen.getByRole('textbox', { name })).toBeTruthy()
    }
    await press('Nova linha')
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Linha 1', 'Linha 2'])
    await press('Remover linha 2')
    expect(screen.getAllByRole('tab')).toHaveLength(1)
  })

  test('KIT-010 KIT-013 missing fields are reported and nothing is sent', async () => {
    const api = setUp()
    renderScreen(<Opened />)
    await screen.findByRole('dialog')
    await press('Calcular')
    expect(
      screen.getByText('Para salvar as alterações, é necessário completar o preenchimento de todas as linhas'),
    ).toBeTruthy()
    expect(screen.getAllByText('Campo obrigatório')).toHaveLength(4)
    expect(api.callsTo(calculateCartStructure)).toHaveLength(0)
  })

  test('KIT-011 201 panels in a line are refused', async () => {
    setUp()
    renderScreen(<Opened />)
    await userEvent.type(await screen.findByRole('textbox', { name: 'Painéis por linha' }), '201')
    expect(screen.getByText('Informe um número inteiro de 0 a 200.')).toBeTruthy()
  })

  test('KIT-014 requests the roofs of SSM and FIBERMETAL only', async () => {
    const api = setUp()
    renderScreen(<Opened />)
    await choose('Módulo', /HELIAR/)
    await choose('Tipo de telhado', /cerâmica/)
    const references = api.callsTo(listRoofTypes).map(({ query }) => query.manufacturerReference)
    expect(new Set(references)).toEqual(new Set(['SSM,FIBERMETAL']))
  })

  test('KIT-007 KIT-008 KIT-016 calculates, puts the products in the cart and closes', async () => {
    const product = { erpCode: '10300001', quantity: 2, availability: 'Immediate' }
    const api = setUp().on(calculateCartStructure, { cart: anOrder({ status: 'CART' }), products: [product] })
    renderScreen(<Opened />)
    await screen.findByRole('dialog')
    await fillIn('12')
    await press('Calcular')
    expect(await screen.findByText('1 linhas, 1 no carrinho')).toBeTruthy()
    expect(api.callsTo(calculateCartStructure).map(({ body }) => body)).toEqual([
      { lines: [{ moduleId: '10010005', roofTypeId: 1, totalPanels: 12, totalLines: 2 }] },
    ])
  })

  test('KIT-007 cancelling discards the lines', async () => {
    setUp()
    renderScreen(<Opened />)
    await screen.findByRole('dialog')
    await press('Nova linha')
    await press('Cancelar e limpar')
    expect(await screen.findByText('0 linhas, 0 no carrinho')).toBeTruthy()
  })

  test.each([
    { id: 'KIT-018', answer: refusing(500, 'Erro interno'), message: 'Erro ao realizar o cálculo de estruturas' },
    { id: 'KIT-019', answer: refusing(409, 'Sem produtos', { reason: 'structureEmpty' }), message: nothing },
  ])('$id a calculation without products leaves the lines and shows the reason', async ({ answer, message }) => {
    setUp().on(calculateCartStructure, answer)
    renderScreen(<Opened />)
    await screen.findByRole('dialog')
    await fillIn('0')
    await press('Calcular')
    expect(await screen.findByText(message)).toBeTruthy()
    const panels = within(screen.getByRole('dialog')).getByRole('textbox', { name: 'Painéis por linha' })
    expect(panels).toHaveProperty('value', '0')
  })
})
