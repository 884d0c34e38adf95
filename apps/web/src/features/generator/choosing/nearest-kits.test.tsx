import { searchKits } from '@girassol/contract/generator'
import { aCheaperKit, aKit, someProposals } from '@girassol/test-data/kits'
import { anOrder } from '@girassol/test-data/orders'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { fakeApi, refusing } from '../../../lib/fake-api.ts'
import { renderScreen } from '../../../lib/render-screen.tsx'
import { NoKit } from './no-kit.tsx'
import { useKitSearch } from './use-kit-search.ts'

const { options } = someProposals()
const reason = { code: 'POWER_TOO_LOW', text: 'Inversor grande demais para a potência', detail: '3 kWp são 15%.' }
const nearest = [
  {
    change: 'INVERTER',
    kit: aCheaperKit(),
    options: { ...options, inverterId: '10100002' },
    roofName: 'Telha cerâmica',
  },
  { change: 'POWER', kit: aKit({ powerW: 16_500, inverters: 2 }), options: { ...options, power: 16.5 }, roofName: '' },
] as const

const opened: number[] = []
const Refused = ({ prices = true }: { readonly prices?: boolean }) => {
  const search = useKitSearch(null, (step) => opened.push(step))
  const shown = nearest.map((each) => (prices ? each : { ...each, kit: { ...each.kit, total: null } }))
  return <NoKit title="Nenhum Kit encontrado para a seleção" proposals={{ reason, nearest: shown }} search={search} />
}

const rows = () => within(screen.getByRole('list', { name: 'Kits mais próximos' })).getAllByRole('listitem')

describe('the nearest alternatives to an impossible choice', () => {
  test('KIT-002 C-22 shows the violated limit, and for each alternative its change, its kit and its price', async () => {
    fakeApi()
    renderScreen(<Refused />)
    expect(await screen.findByText('Inversor grande demais para a potência. 3 kWp são 15%.')).toBeTruthy()
    const [inverter, power] = rows().map((row) => row.textContent)
    for (const text of ['Outro inversor da mesma marca', 'VOLTARA VT-4K-M', '1 string de 10', 'R$ 9.285,90']) {
      expect(inverter?.replaceAll('\u00A0', ' ')).toContain(text)
    }
    expect(inverter).toContain('Potência dos módulos 42% acima do inversor')
    expect(power?.replaceAll('\u00A0', ' ')).toContain('Outra potência16,50 kWp')
    expect(power).toContain('2 × VOLTARA VT-5K-M')
  })

  test('KIT-002 C-22 taking one searches for its options and leads to the summary', async () => {
    const api = fakeApi().on(searchKits, someProposals({ cart: anOrder({ status: 'CART' }) }))
    renderScreen(<Refused />)
    await userEvent.click(await screen.findByRole('button', { name: 'Usar este: VOLTARA VT-4K-M' }))
    await waitFor(() => expect(opened.at(-1)).toBe(3))
    expect(api.callsTo(searchKits).map(({ body }) => body)).toEqual([nearest[0].options])
  })

  test('KIT-003 an alternative that cannot be loaded stays listed and can be retried', async () => {
    fakeApi().on(searchKits, refusing(500, 'Erro interno'))
    renderScreen(<Refused />)
    await userEvent.click(await screen.findByRole('button', { name: /^Usar este: 16,50/ }))
    expect(await screen.findByText('Ocorreu um erro ao buscar kits.')).toBeTruthy()
    expect(rows()).toHaveLength(2)
  })

  test('STORE-020 C-29 no prices without permission', async () => {
    fakeApi()
    renderScreen(<Refused prices={false} />)
    await screen.findByRole('list', { name: 'Kits mais próximos' })
    expect(document.body.textContent).not.toContain('R$')
  })
})
