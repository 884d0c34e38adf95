import { hasInvoice } from '@girassol/contract/printing'
import { requestReturn } from '@girassol/contract/returns'
import { anOrder } from '@girassol/test-data/orders'
import { notifications } from '@mantine/notifications'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeApi, refusing } from '../../lib/fake-api.ts'
import { renderScreen } from '../../lib/render-screen.tsx'
import { RequestReturnDialog } from './request-return-dialog.tsx'

const billed = anOrder({ status: 'INVOICE_BILLED' })
const returned = { id: billed.id, status: 'PROCESSING_DISASSEMBLY' } as const
const noNf = 'Não é possivel realizar a solicitação pois a nota fiscal ainda não foi emitida.'

beforeEach(() => notifications.clean())

const open = () => {
  const onClose = vi.fn()
  renderScreen(<RequestReturnDialog order={billed} onClose={onClose} />)
  return { onClose, user: userEvent.setup() }
}

const findButton = () => screen.findByRole('button', { name: /^Solicitar Pré-Devolução/ })

describe('the pre-return', () => {
  test('RET-003 RET-005 RET-008 is requested once, with its reason', async () => {
    const api = fakeApi().on(hasInvoice, true).on(requestReturn, returned)
    const { user, onClose } = open()
    await user.type(await screen.findByLabelText('Motivo'), '  Módulos danificados ')
    await user.dblClick(await findButton())
    await waitFor(() => expect(onClose).toHaveBeenCalled())
    expect(api.callsTo(requestReturn).map(({ params, body }) => [params, body])).toEqual([
      [{ id: '10482' }, { observation: 'Módulos danificados' }],
    ])
    expect(await screen.findByText('Sucesso ao solicitar a pré-devolução!')).toBeTruthy()
  })

  test('RET-003 without a reason nothing is sent, and the button says why', async () => {
    const api = fakeApi().on(hasInvoice, true)
    const { user } = open()
    await user.type(await screen.findByLabelText('Motivo'), '   ')
    await user.click(await findButton())
    expect((await screen.findAllByText('Informe o motivo da pré-devolução.')).length).toBeGreaterThan(0)
    expect(api.callsTo(requestReturn)).toHaveLength(0)
  })

  test('RET-004 RET-006 an order without NF-e says so before anything is written', async () => {
    const api = fakeApi().on(hasInvoice, false)
    const { user } = open()
    expect((await screen.findAllByText(noNf)).length).toBeGreaterThan(0)
    await user.type(screen.getByLabelText('Motivo'), 'Avaria')
    await user.click(await findButton())
    expect((await findButton()).getAttribute('aria-disabled')).toBe('true')
    expect(api.callsTo(requestReturn)).toHaveLength(0)
  })

  test('RET-004 a refusal of the server is shown in the dialog', async () => {
    fakeApi().on(hasInvoice, true).on(requestReturn, refusing(409, noNf))
    const { user, onClose } = open()
    await user.type(await screen.findByLabelText('Motivo'), 'Avaria')
    await user.click(await findButton())
    expect(await screen.findByText(noNf)).toBeTruthy()
    expect(onClose).not.toHaveBeenCalled()
  })

  test('RET-007 a failure is reported, and may be tried again', async () => {
    const api = fakeApi().on(hasInvoice, true).on(requestReturn, refusing(500, 'boom'))
    const { user, onClose } = open()
    await user.type(await screen.findByLabelText('Motivo'), 'Avaria')
    await user.click(await findButton())
    expect(await screen.findByText('Ocorreu um erro ao solicitar a pré-devolução')).toBeTruthy()
    api.on(requestReturn, returned)
    await user.click(await findButton())
    await waitFor(() => expect(onClose).toHaveBeenCalled())
  })

  test('RET-006 while the ERP does not return whether there is an NF-e, the server decides', async () => {
    fakeApi().on(hasInvoice, refusing(503, 'boom')).on(requestReturn, returned)
    const { user, onClose } = open()
    await user.type(await screen.findByLabelText('Motivo'), 'Avaria')
    await user.click(await findButton())
    await waitFor(() => expect(onClose).toHaveBeenCalled())
  })
})
