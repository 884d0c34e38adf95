import { anOrder, anOrderItem } from '@girassol/test-data/orders'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { renderScreen } from '../../lib/render-screen.tsx'
import { OrderDetail } from './order-detail.tsx'

describe('the order detail', () => {
  test('DET-004 DET-006 DET-016 facts, tabs and values of the order', async () => {
    renderScreen(<OrderDetail order={anOrder()} />)
    expect(await screen.findByText('28/11/2026')).toBeTruthy()
    expect(screen.getByText('Goiânia')).toBeTruthy()
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Resumo',
      'Cliente',
      'Endereço de entrega',
      'Método de pagamento',
      'Dados adicionais',
      'Seguro',
    ])
    expect(screen.getByText(/R\$\s10\.125,93/)).toBeTruthy()
    expect(screen.getByText('Frete (3,20%)')).toBeTruthy()
  })

  test('DET-006 an unknown branch says so', async () => {
    renderScreen(<OrderDetail order={anOrder({ branchName: null })} />)
    expect(await screen.findByText('Filial não encontrada')).toBeTruthy()
  })

  test('DET-028 DET-029 the tracker has eight steps, two of them reached by an order in analysis', async () => {
    renderScreen(<OrderDetail order={anOrder()} />)
    const steps = within(await screen.findByRole('list', { name: 'Andamento' })).getAllByRole('listitem')
    expect(steps).toHaveLength(8)
    expect(steps.filter((step) => step.textContent?.includes('concluída'))).toHaveLength(2)
  })

  test('DET-036 a cancelled order leaves every step grey', async () => {
    renderScreen(<OrderDetail order={anOrder({ status: 'INVOICE_CANCELED' })} />)
    const tracker = within(await screen.findByRole('list', { name: 'Andamento' }))
    expect(tracker.queryByText('concluída')).toBeNull()
  })

  test('DET-020 DET-021 the insurance tab says whether there is one, and why not', async () => {
    renderScreen(<OrderDetail order={anOrder({ insurance: false })} />, '/pedidos/10482?aba=seguro')
    expect(await screen.findByText('sem seguro')).toBeTruthy()
    expect(screen.getByText('Pedidos faturados no CNPJ do próprio comprador não possuem seguro.')).toBeTruthy()
  })

  test('CART-029 long orders open five items first, the rest at a click', async () => {
    const items = Array.from({ length: 17 }, (_, index) =>
      anOrderItem({ id: index + 1, productErpCode: String(index) }),
    )
    renderScreen(<OrderDetail order={anOrder({ invoiceItems: items })} />)
    const table = within(await screen.findByRole('table'))
    expect(table.getAllByRole('row')).toHaveLength(6)
    await userEvent.click(screen.getByRole('button', { name: 'Mostrar mais 12 itens' }))
    expect(table.getAllByRole('row')).toHaveLength(18)
  })

  test('STORE-020 C-29 hidden prices are a dash with the reason', async () => {
    const hidden = {
      subTotal: null,
      discountValue: null,
      percentage: null,
      freightValue: null,
      freightPercentage: null,
    }
    renderScreen(
      <OrderDetail
        order={anOrder({ ...hidden, invoiceItems: [anOrderItem({ unitValue: null, totalValue: null })] })}
      />,
    )
    expect((await screen.findAllByText('Seu perfil não mostra este valor.')).length).toBeGreaterThan(3)
    expect(screen.getByText(/R\$\s10\.125,93/)).toBeTruthy()
  })
})
