import {
  type CheckLineView,
  closeDeliveryCheck,
  type DeliveryCheckView,
  downloadCheckPhoto,
  readDeliveryCheck,
  saveCheckLine,
} from '@girassol/contract/delivery-checks'
import { checkLineBody, closeCheckBody } from '@girassol/contract/delivery-checks/check-body'
import { readSession, type SessionView } from '@girassol/contract/session'
import { aCheckLine, aDeliveryCheck, aSavedCount } from '@girassol/test-data/delivery-checks'
import { aSession } from '@girassol/test-data/sessions'
import { screen, within } from '@testing-library/react'
import { SessionProvider } from '../../access/session.tsx'
import { type FakeCall, fakeApi, refusing } from '../../lib/fake-api.ts'
import { renderScreen } from '../../lib/render-screen.tsx'
import { DeliveryCheckScreen } from './delivery-check-screen.tsx'

const panels = 'MÓDULO HELIAR 550W'
const inverter = 'INVERSOR SOLARE 5KW'
const cable = 'CABO SOLAR 6MM PRETO'

export const products = { panels, inverter, cable }

const toSaved = (line: CheckLineView, call: FakeCall): CheckLineView => {
  const { affected = 0, ...body } = checkLineBody.parse(call.body)
  return { ...line, saved: aSavedCount({ ...body, affected }) }
}

/** A server that stores the lines and closes the check, until the test gives another answer. */
export const serveCheck = (changes: Partial<DeliveryCheckView> = {}, session: SessionView = aSession('INTEGRATOR')) => {
  let check = aDeliveryCheck(changes)
  return fakeApi()
    .on(readSession, session)
    .on(readDeliveryCheck, () => check)
    .on(downloadCheckPhoto, refusing(404, 'nada'))
    .on(saveCheckLine, (call) => {
      const found = check.lines.find(({ itemId }) => String(itemId) === call.params.itemId)
      if (found === undefined) return refusing(404, 'Item não encontrado.')
      const line = toSaved(found, call)
      check = { ...check, lines: check.lines.map((each) => (each.itemId === line.itemId ? line : each)) }
      return line
    })
    .on(closeDeliveryCheck, ({ body }) => {
      const { name, wish } = closeCheckBody.parse(body)
      const claim = wish === undefined ? null : { id: 42, protocol: 'R-2026-000042' }
      const state = claim === null ? 'OK' : 'DIVERGENT'
      const refusal = 'A conferência já foi encerrada.'
      check = { ...check, state, claim, refusal, closedAt: '2026-11-23T12:30:00.000Z', signedBy: name }
      return check
    })
}

export const drawCheck = (path = '/entregas/71/conferencia') =>
  renderScreen(
    <SessionProvider>
      <DeliveryCheckScreen />
    </SessionProvider>,
    path,
    '/entregas/$id/conferencia',
  )

export const findLine = async (name: string) => within(await screen.findByRole('article', { name }))

export const findClosing = () => screen.findByRole('button', { name: 'Encerrar conferência' })

/** Why the check cannot be closed; null when it can. */
export const readClosingRefusal = async (): Promise<string | null> => {
  const id = (await findClosing()).getAttribute('aria-describedby')
  return id === null ? null : (document.getElementById(id)?.textContent ?? null)
}

/** A delivery of one item, with what was found of it. */
export const aCheckOf = (line: Partial<CheckLineView>): Partial<DeliveryCheckView> => ({ lines: [aCheckLine(line)] })
