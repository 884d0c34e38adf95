import { showOrder } from '@girassol/contract/orders'
import { readSession } from '@girassol/contract/session'
import { listErpCustomers, showTriangulation, type TriangulationView } from '@girassol/contract/triangulation'
import type { Role } from '@girassol/domain/access'
import { anOrder } from '@girassol/test-data/orders'
import { aSession } from '@girassol/test-data/sessions'
import { anErpCustomer, anOperation } from '@girassol/test-data/triangulation'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { SessionProvider } from '../../access/session.tsx'
import { fakeApi } from '../../lib/fake-api.ts'
import { renderScreen } from '../../lib/render-screen.tsx'
import { TriangulationScreen } from './triangulation-screen.tsx'

type Situation = {
  readonly role?: Role
  readonly operation?: Partial<TriangulationView>
  readonly order?: Parameters<typeof anOrder>[0]
}

/** An operation that was never saved. */
export const nothingYet: Partial<TriangulationView> = {
  customerDocument: '',
  customerName: '',
  addressCity: '',
  addressState: '',
  totalValue: null,
  additionalData: '',
  status: 'NOT_CREATED',
  attachments: [],
  version: 0,
}

const billedSteps = [...anOrder().steps.slice(0, 5), '2026-11-20T12:00:00.000Z', null, null]

/** The screen of a billed triangulation order, with responses that a test may replace. For tests. */
export const openOperation = ({ role = 'COMMERCIAL_SUPERVISOR', operation, order }: Situation = {}) => {
  const billed = { status: 'INVOICE_BILLED', isTriangulation: true, steps: billedSteps } as const
  const api = fakeApi()
    .on(readSession, aSession(role))
    .on(showOrder, anOrder({ ...billed, ...order }))
    .on(showTriangulation, anOperation(operation))
    .on(listErpCustomers, [anErpCustomer(), anErpCustomer({ document: '52998224725', name: 'Maria da Luz' })])
  const view = renderScreen(
    <SessionProvider>
      <TriangulationScreen />
    </SessionProvider>,
    '/pedidos/10482/conta-e-ordem',
    'pedidos/$id/conta-e-ordem',
  )
  return { ...view, api, user: userEvent.setup({ applyAccept: false }) }
}

export const pdf = (name: string, bytes = 20) =>
  new File([new Uint8Array([...'%PDF-1.7\n'].map((each) => each.charCodeAt(0))), new Uint8Array(bytes - 9)], name, {
    type: 'application/pdf',
  })

export const saveButton = () => screen.findByRole('button', { name: /^Salva/ })
export const releaseButton = () => screen.findByRole('button', { name: 'Liberar operação' })
export const isRefused = (button: HTMLElement) => button.getAttribute('aria-disabled') === 'true'
