import { drawLayout, showLayout } from '@girassol/contract/layout'
import { readSession } from '@girassol/contract/session'
import type { Role } from '@girassol/domain/access'
import { aKit } from '@girassol/test-data/kits'
import { aSession } from '@girassol/test-data/sessions'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { SessionProvider } from '../../access/session.tsx'
import { fakeApi, refusing } from '../../lib/fake-api.ts'
import { renderScreen } from '../../lib/render-screen.tsx'
import { LayoutDialog } from './layout-dialog.tsx'
import { OrderLayoutDialog } from './order-layout-dialog.tsx'

const { layout } = aKit()
const slab = {
  ...layout,
  mount: 'SLAB' as const,
  lines: [{ panels: 10, lines: 4 }],
  wiring: {
    ...layout.wiring,
    isMicro: false,
    unitsPerBranch: 3,
    loads: [{ count: 4, mppts: [{ strings: 1, modulesPerString: 10 }] }],
  },
}

const modules = () => document.querySelectorAll('[data-role="module"]')

const open = (order: typeof layout, onResize = vi.fn()) => {
  renderScreen(
    <LayoutDialog
      order={order}
      modulePowerW={550}
      summary="10 × HELIAR"
      onResize={onResize}
      onClose={() => undefined}
    />,
  )
  return onResize
}

describe('the layout of a kit', () => {
  test('GRID-006 shows every module, its strings in words, and the measures', async () => {
    open(layout)
    const picture = await screen.findByRole('img', { name: 'Disposição dos módulos: 1 linha de 10 módulos' })
    expect(modules()).toHaveLength(10)
    expect(picture.querySelector('desc')?.textContent).toContain('Área dos módulos 25,83 m².')
    const legend = within(screen.getByRole('list', { name: 'Strings' }))
    expect(legend.getByRole('listitem').textContent).toBe('String 1 · liso10 módulos em série · MPPT 1 · linha 1')
    for (const text of [
      '25,83 m²',
      'Desenho do kit, não é levantamento do telhado. Numeração: string.posição, da esquerda para a direita e de cima para baixo.',
    ])
      expect(screen.getByText(text)).toBeTruthy()
    expect(screen.getAllByText('11,52 × 2,28 m')).toHaveLength(2)
  })

  test('GRID-007 on slab the pitch, the tilt and the latitude are named', async () => {
    open(slab as typeof layout)
    expect(await screen.findAllByText('2,833 m')).not.toHaveLength(0)
    expect(screen.getByText('15° · 23,53° S')).toBeTruthy()
  })

  test('GRID-008 a roof of 11.0 m offers the power of the nine modules that fit', async () => {
    const resize = open(layout)
    expect(screen.queryByRole('button', { name: /^Dimensionar/ })).toBeNull()
    await userEvent.type(await screen.findByRole('textbox', { name: 'Largura' }), '11')
    expect(await screen.findByText('Cabem 9 dos 10 módulos.')).toBeTruthy()
    expect(screen.getByText('Faltam 0,52 m na largura.')).toBeTruthy()
    expect(document.querySelectorAll('[data-outside]')).toHaveLength(1)
    await userEvent.click(screen.getByRole('button', { name: /^Dimensionar para 4,95\skWp$/ }))
    expect(resize).toHaveBeenCalledWith(4950)
  })

  test('GRID-008 a side that is too small is told, and where no module fits nothing is offered', async () => {
    open(layout)
    await userEvent.type(await screen.findByRole('textbox', { name: 'Altura' }), '0,4')
    expect(await screen.findByText('De 0,5 a 500 m')).toBeTruthy()
    await userEvent.clear(screen.getByRole('textbox', { name: 'Altura' }))
    await userEvent.type(screen.getByRole('textbox', { name: 'Altura' }), '2')
    expect(await screen.findByText('Não cabe nenhum dos 10 módulos.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Dimensionar/ })).toBeNull()
  })
})

describe('the layout of an order', () => {
  const answer = { order: layout, moduleName: 'Módulo HELIAR 550W mono PERC 144C', modulePowerW: 550 }
  const openOrder = (role: Role = 'INTEGRATOR') => {
    const api = fakeApi().on(readSession, aSession(role)).on(showLayout, answer)
    renderScreen(
      <SessionProvider>
        <OrderLayoutDialog orderId={10_482} onClose={() => undefined} />
      </SessionProvider>,
    )
    return api
  }

  test('GRID-006 is drawn from the order, and its file is saved with the free roof', async () => {
    const api = openOrder().on(drawLayout, new Uint8Array([60]))
    expect(await screen.findByText(/^10 × Módulo HELIAR 550W mono PERC 144C · 5,50\skWp$/)).toBeTruthy()
    expect(modules()).toHaveLength(10)
    await userEvent.type(screen.getByRole('textbox', { name: 'Largura' }), '11,5')
    await userEvent.click(screen.getByRole('button', { name: 'Baixar SVG' }))
    expect(api.callsTo(drawLayout)[0]).toMatchObject({ query: { roofWidth: '11.5' } })
  })

  test('GRID-006 an order without drawable modules says why', async () => {
    openOrder().on(showLayout, refusing(404, 'Este pedido não tem módulos com medidas para desenhar.'))
    expect(await screen.findByText('Este pedido não tem módulos com medidas para desenhar.')).toBeTruthy()
  })

  test('GRID-008 who does not build generators is not offered another size', async () => {
    openOrder('LOGISTICS')
    await userEvent.type(await screen.findByRole('textbox', { name: 'Largura' }), '11')
    expect(await screen.findByText('Cabem 9 dos 10 módulos.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Dimensionar/ })).toBeNull()
  })
})
