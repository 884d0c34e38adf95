import { drawDiagram, showOrderDiagram } from '@girassol/contract/diagram'
import { readSession } from '@girassol/contract/session'
import { aSession } from '@girassol/test-data/sessions'
import { fireEvent, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { SessionProvider } from '../../access/session.tsx'
import { fakeApi, refusing } from '../../lib/fake-api.ts'
import { renderScreen } from '../../lib/render-screen.tsx'
import { OrderDiagramDialog } from './order-diagram-dialog.tsx'
import { readSvg } from './read-svg.ts'
import { scrollAfterZoom, stepZoom } from './sheet-zoom.ts'

const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 420 297" role="img" aria-labelledby="title"><title id="title">Diagrama unifilar: 5,50 kWp</title><g id="i1" data-role="inverter" data-ref="10100003"><text x="1" y="2">Inversor 1 &amp; companhia</text></g></svg>`

const answer = {
  svg,
  equipment: [
    { code: '10010005', name: 'Módulo HELIAR 550W', quantity: 10 },
    { code: '10100003', name: 'Inversor VOLTARA VT-5K-M', quantity: 1 },
  ],
  missing: ['responsável técnico', 'ART ou TRT'],
}

const open = () => {
  const api = fakeApi().on(readSession, aSession('INTEGRATOR')).on(showOrderDiagram, answer)
  renderScreen(
    <SessionProvider>
      <OrderDiagramDialog orderId={10_418} onClose={() => undefined} />
    </SessionProvider>,
  )
  return api
}

const findSheet = () => screen.findByRole('region', { name: /^Folha do diagrama/ })
const size = () => screen.getByRole('status', { name: 'Tamanho' }).textContent

describe('the diagram of an order', () => {
  test('HOM-008 shows the sheet as a picture with its parts, and the equipment as a table', async () => {
    open()
    const picture = await screen.findByRole('img', { name: 'Diagrama unifilar: 5,50 kWp' })
    expect(picture.querySelector('[data-role="inverter"]')?.getAttribute('data-ref')).toBe('10100003')
    expect(picture.textContent).toContain('Inversor 1 & companhia')
    const table = within(screen.getByRole('table', { name: 'Equipamentos do diagrama' }))
    expect(table.getAllByRole('row')).toHaveLength(3)
    expect(screen.getByText('Falta: responsável técnico e ART ou TRT.')).toBeTruthy()
  })

  test('HOM-008 plus and minus change the size between the whole sheet and six times it', async () => {
    open()
    await findSheet()
    expect(size()).toBe('100%')
    await userEvent.click(screen.getByRole('button', { name: 'Diminuir' }))
    expect(size()).toBe('100%')
    for (let press = 0; press < 6; press += 1) await userEvent.click(screen.getByRole('button', { name: 'Aumentar' }))
    expect(size()).toBe('600%')
    await userEvent.click(screen.getByRole('button', { name: 'Folha inteira' }))
    expect(size()).toBe('100%')
  })

  test('HOM-008 the keys enlarge, move and fit the sheet', async () => {
    open()
    const sheet = await findSheet()
    fireEvent.keyDown(sheet, { key: '+' })
    fireEvent.keyDown(sheet, { key: '+' })
    expect(size()).toBe('225%')
    const before = sheet.scrollLeft
    fireEvent.keyDown(sheet, { key: 'ArrowRight' })
    expect(sheet.scrollLeft - before).toBe(60)
    fireEvent.keyDown(sheet, { key: '0' })
    expect([size(), sheet.scrollLeft]).toEqual(['100%', 0])
  })

  test('HOM-008 one finger drags the sheet, two enlarge it', async () => {
    open()
    const sheet = await findSheet()
    fireEvent.keyDown(sheet, { key: '+' })
    const before = sheet.scrollLeft
    fireEvent.pointerDown(sheet, { pointerId: 1, clientX: 200, clientY: 100 })
    fireEvent.pointerMove(sheet, { pointerId: 1, clientX: 150, clientY: 100 })
    expect(sheet.scrollLeft - before).toBe(50)
    fireEvent.pointerDown(sheet, { pointerId: 2, clientX: 250, clientY: 100 })
    fireEvent.pointerMove(sheet, { pointerId: 2, clientX: 350, clientY: 100 })
    expect(size()).toBe('300%')
    fireEvent.pointerUp(sheet, { pointerId: 1 })
    fireEvent.pointerUp(sheet, { pointerId: 2 })
    fireEvent.pointerMove(sheet, { pointerId: 2, clientX: 400, clientY: 100 })
    expect(size()).toBe('300%')
  })

  test('HOM-006 the file is downloaded', async () => {
    const api = open().on(drawDiagram, new Uint8Array([60]))
    await userEvent.click(await screen.findByRole('button', { name: 'Baixar SVG' }))
    expect(api.callsTo(drawDiagram)).toHaveLength(1)
  })

  test('HOM-008 an order without a sized kit says why it has no diagram', async () => {
    open().on(showOrderDiagram, refusing(404, 'Este pedido não tem um gerador dimensionado para desenhar.'))
    expect(await screen.findByText('Este pedido não tem um gerador dimensionado para desenhar.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Baixar SVG' })).toBeNull()
  })
})

describe('the elements of a file', () => {
  test('HOM-011 scripts, links, pictures and handlers of a file are not shown', () => {
    const hostile = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script><a href="x"><text>y</text></a><image href="x"/><g onclick="alert(1)"><text>z</text></g></svg>`
    expect(readSvg(hostile)).toEqual({
      tag: 'svg',
      attributes: { xmlns: 'http://www.w3.org/2000/svg' },
      children: [{ tag: 'g', attributes: {}, children: [{ tag: 'text', attributes: {}, children: ['z'] }] }],
    })
    expect(readSvg('<p>no</p>')).toBeNull()
  })

  test('HOM-008 the point under the fingers stays where it is', () => {
    expect(scrollAfterZoom({ x: 0, y: 0 }, { x: 100, y: 50 }, 2)).toEqual({ x: 100, y: 50 })
    expect([stepZoom(1, -1), stepZoom(1, 1), stepZoom(5, 1)]).toEqual([1, 1.5, 6])
  })
})
