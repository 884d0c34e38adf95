import { addAlert, listAlerts, removeAlert } from '@girassol/contract/alerts'
import { readSession } from '@girassol/contract/session'
import type { Role } from '@girassol/domain/access'
import { anInverter, aPanel, outOfStock } from '@girassol/test-data/products'
import { aSession } from '@girassol/test-data/sessions'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { SessionProvider } from '../../access/session.tsx'
import { fakeApi, refusing } from '../../lib/fake-api.ts'
import { renderScreen } from '../../lib/render-screen.tsx'
import { StockAlert } from './stock-alert.tsx'
import type { WatchedProduct } from './watched-product.ts'

const gone = aPanel(outOfStock)
const alert = { B1_COD: gone.B1_COD, madeAt: '2026-11-23T12:00:00.000Z' }

const setUp = (role: Role = 'INTEGRATOR', more: Parameters<typeof aSession>[1] = {}) =>
  fakeApi().on(readSession, aSession(role, more)).on(listAlerts, [])

const draw = (...products: readonly WatchedProduct[]) =>
  renderScreen(
    <SessionProvider>
      <p>Loja</p>
      {products.map((product) => (
        <StockAlert key={product.B1_COD} product={product} />
      ))}
    </SessionProvider>,
  )

const findOffer = () => screen.findByRole('button', { name: /^Avise-me quando chegar: Módulo HELIAR/ })
const findUndo = () => screen.findByRole('button', { name: /^Desfazer o aviso de Módulo HELIAR/ })

test('SUB-012 the button becomes a promise with an undo, and the focus stays on it', async () => {
  const api = setUp().on(addAlert, alert).on(removeAlert, null)
  draw(gone)
  const offer = await findOffer()
  api.on(listAlerts, [alert])
  await userEvent.click(offer)
  const undo = await findUndo()
  expect(screen.getByText('Você será avisado')).toBeTruthy()
  expect(document.activeElement).toBe(undo)
  await waitFor(() => expect(api.callsTo(addAlert).map(({ params }) => params)).toEqual([{ code: gone.B1_COD }]))
  await waitFor(() => expect(api.callsTo(listAlerts)).toHaveLength(2))
  api.on(listAlerts, [])
  await userEvent.click(undo)
  await findOffer()
  expect(screen.queryByText('Você será avisado')).toBeNull()
  await waitFor(() => expect(api.callsTo(removeAlert)).toHaveLength(1))
})

test('SUB-012 one request for all products says which ones have an alert', async () => {
  const api = setUp().on(listAlerts, [alert])
  draw(gone, anInverter({ availability: 'SEARCH' }))
  expect(await findUndo()).toBeTruthy()
  expect(await screen.findByRole('button', { name: /^Avise-me quando chegar: Inversor/ })).toBeTruthy()
  expect(api.callsTo(listAlerts)).toHaveLength(1)
})

test('SUB-012 the 51st alert is taken back, with the sentence of the server', async () => {
  const sentence = 'São no máximo 50 avisos abertos. Desfaça o aviso de um produto que você não espera mais.'
  setUp().on(addAlert, refusing(409, sentence))
  draw(gone)
  await userEvent.click(await findOffer())
  expect(await screen.findByText(sentence)).toBeTruthy()
  expect(await findOffer()).toBeTruthy()
})

test('SUB-012 C-194 a product that can be ordered has no button, and requests no alerts', async () => {
  const api = setUp()
  draw(aPanel(), anInverter({ availability: '2026-12-05' }))
  await screen.findByText('Loja')
  expect(screen.queryByRole('button')).toBeNull()
  expect(api.callsTo(listAlerts)).toEqual([])
})

test('COMP-002 SUB-012 a VIEWER of a company, and a role that buys nothing, are not offered any', async () => {
  for (const [role, more] of [
    ['INTEGRATOR', { companyRole: 'VIEWER' }],
    ['PURCHASE', {}],
  ] as const) {
    const api = setUp(role, more)
    const { unmount } = draw(gone)
    await screen.findByText('Loja')
    expect(screen.queryByRole('button')).toBeNull()
    expect(api.callsTo(listAlerts)).toEqual([])
    unmount()
  }
})
