import { changeCartType } from '@girassol/contract/cart'
import { anOrder } from '@girassol/test-data/orders'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeApi } from '../../../lib/fake-api.ts'
import { renderScreen } from '../../../lib/render-screen.tsx'
import { CartTypeDialog } from './cart-type-dialog.tsx'

const readyKits = anOrder({ status: 'CART', type: 'PA' })
const warning = 'Ao trocar o tipo de compra, os itens do carrinho serão removidos.'
const setUp = () => fakeApi().on(changeCartType, anOrder({ status: 'CART', invoiceItems: [] }))
const draw = (cart = readyKits, onCancel = () => {}) =>
  renderScreen(<CartTypeDialog cart={cart} type="MP" onCancel={onCancel} />)

beforeEach(() => localStorage.clear())

describe('a cart of another type', () => {
  test('C-31 loses its items only after the warning', async () => {
    const api = setUp()
    draw()
    expect(await screen.findByText(warning)).toBeTruthy()
    expect(api.callsTo(changeCartType)).toHaveLength(0)
    await userEvent.click(screen.getByRole('button', { name: 'Trocar' }))
    await waitFor(() => expect(api.callsTo(changeCartType).map(({ params }) => params.type)).toEqual(['MP']))
  })

  test('C-31 stays as it is after Cancelar', async () => {
    const api = setUp()
    const onCancel = vi.fn()
    draw(readyKits, onCancel)
    await userEvent.click(await screen.findByRole('button', { name: 'Cancelar' }))
    expect(onCancel).toHaveBeenCalledOnce()
    expect(api.callsTo(changeCartType)).toHaveLength(0)
  })

  test('CART-034 the warning may be hidden permanently', async () => {
    const api = setUp()
    const { unmount } = draw()
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Não mostrar novamente' }))
    await userEvent.click(screen.getByRole('button', { name: 'Trocar' }))
    await waitFor(() => expect(api.callsTo(changeCartType)).toHaveLength(1))
    unmount()
    draw()
    await waitFor(() => expect(api.callsTo(changeCartType)).toHaveLength(2))
    expect(screen.queryByText(warning)).toBeNull()
  })

  test('C-30 an empty cart changes its type without asking', async () => {
    const api = setUp()
    draw({ ...readyKits, invoiceItems: [] })
    await waitFor(() => expect(api.callsTo(changeCartType)).toHaveLength(1))
    expect(screen.queryByText(warning)).toBeNull()
  })
})
