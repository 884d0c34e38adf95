import { act, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../lib/api-error.ts'
import { setRowDensity } from '../lib/row-density.ts'
import { renderThemed } from '../theme/render-themed.tsx'
import { DataTable, type DataTableProps } from './data-table.tsx'

type Order = { readonly id: number; readonly customer: string }

const orders = (count: number): readonly Order[] =>
  Array.from({ length: count }, (_, index) => ({ id: 10_482 - index, customer: `Cliente ${index}` }))

const table = (props: Partial<DataTableProps<Order>> = {}) => (
  <DataTable
    caption="Pedidos"
    columns={[
      { id: 'id', header: 'Nº', cell: (order) => <a href={`#${order.id}`}>{order.id}</a> },
      { id: 'customer', header: 'Cliente', cell: (order) => order.customer },
    ]}
    rows={orders(3)}
    rowKey={(order) => order.id}
    total={3}
    status="ready"
    empty={<p>Nenhum pedido encontrado</p>}
    card={(order) => <p>{order.customer}</p>}
    {...props}
  />
)

beforeEach(() => {
  window.innerHeight = 800
})

describe('a table of rows', () => {
  it('names itself with its count and numbers its rows', () => {
    renderThemed(table({ total: 412 }))
    const shown = screen.getByRole('table', { name: 'Pedidos: 3 de 412' })
    expect(shown.getAttribute('aria-rowcount')).toBe('413')
    expect(screen.getByText('Mostrando 3 de 412')).toBeTruthy()
    const row = screen.getByText('Cliente 1').closest('tr')
    expect(row?.getAttribute('aria-rowindex')).toBe('3')
  })

  it('renders only a few dozen of ten thousand rows', () => {
    renderThemed(table({ rows: orders(10_000), total: 10_000 }))
    const count = within(screen.getByRole('table')).getAllByRole('link').length
    expect(count).toBeGreaterThan(10)
    expect(count).toBeLessThan(60)
  })

  it('requests more near the end, and not while more is loading', () => {
    const more = vi.fn()
    const { unmount } = renderThemed(table({ total: 20, hasMore: true, onEnd: more }))
    expect(more).toHaveBeenCalledOnce()
    unmount()
    renderThemed(table({ total: 20, hasMore: true, isLoadingMore: true, onEnd: more }))
    expect(more).toHaveBeenCalledOnce()
  })

  it('a click anywhere on a row follows its link', () => {
    renderThemed(table({ isOpenable: true }))
    const followed = vi.fn((event: Event) => event.preventDefault())
    screen.getByRole('link', { name: '10481' }).addEventListener('click', followed)
    fireEvent.click(screen.getByText('Cliente 1'))
    expect(followed).toHaveBeenCalledOnce()
  })

  it('J and K move between rows', () => {
    renderThemed(table())
    const links = screen.getAllByRole('link')
    links[0]?.focus()
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'j' })
    expect(document.activeElement).toBe(links[1])
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'k' })
    expect(document.activeElement).toBe(links[0])
  })

  it('a header sorts, first descending, then ascending', () => {
    const sort = vi.fn()
    const { rerender } = renderThemed(table({ sortable: ['customer'], onSort: sort }))
    fireEvent.click(screen.getByRole('button', { name: 'Cliente' }))
    expect(sort).toHaveBeenLastCalledWith({ column: 'customer', direction: 'descending' })
    rerender(table({ sortable: ['customer'], onSort: sort, sort: { column: 'customer', direction: 'descending' } }))
    expect(screen.getByRole('columnheader', { name: 'Cliente' }).getAttribute('aria-sort')).toBe('descending')
    fireEvent.click(screen.getByRole('button', { name: 'Cliente' }))
    expect(sort).toHaveBeenLastCalledWith({ column: 'customer', direction: 'ascending' })
  })
})

describe('the states of a table', () => {
  it('shows ten placeholder rows in the real columns while loading', () => {
    renderThemed(table({ rows: [], status: 'loading' }))
    expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true')
    expect(screen.getAllByRole('row')).toHaveLength(11)
  })

  it('says that nothing was found', () => {
    renderThemed(table({ rows: [], total: 0 }))
    expect(screen.getByText('Nenhum pedido encontrado')).toBeTruthy()
    expect(screen.queryByRole('table')).toBeNull()
  })

  it('shows what failed, with the code and a retry', () => {
    const retry = vi.fn()
    const error = new ApiError({ status: 500, message: 'Não deu para carregar.', requestId: '7F3A' })
    renderThemed(table({ rows: [], status: 'error', error, onRetry: retry }))
    expect(screen.getByRole('alert').textContent).toContain('Não deu para carregar.')
    expect(screen.getByText('Código 7F3A')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }))
    expect(retry).toHaveBeenCalledOnce()
  })

  it('still shows the loaded rows when only the next page fails', () => {
    const more = vi.fn()
    const moreError = new ApiError({ status: 0, message: 'Sem resposta.' })
    renderThemed(table({ total: 20, hasMore: true, onEnd: more, moreError }))
    expect(screen.getByText('Cliente 2')).toBeTruthy()
    expect(more).not.toHaveBeenCalled()
    fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }))
    expect(more).toHaveBeenCalledOnce()
  })

  it('ends with the quoted text, or with a button to load more', () => {
    const { rerender } = renderThemed(table({ endText: 'Não há mais pedidos' }))
    expect(screen.getByText('Não há mais pedidos')).toBeTruthy()
    rerender(table({ endText: 'Não há mais pedidos', hasMore: true, onEnd: () => {} }))
    expect(screen.getByRole('button', { name: /^Carregar mais/ })).toBeTruthy()
    expect(screen.queryByText('Não há mais pedidos')).toBeNull()
  })
})

describe('the row height', () => {
  it('follows the user’s choice at once, except in a table that is no list', () => {
    renderThemed(table())
    renderThemed(table({ caption: 'Produtos', density: 'comfortable' }))
    const heightIn = (name: RegExp) =>
      within(screen.getByRole('table', { name })).getByText('Cliente 0').closest('tr')?.style.height
    expect([heightIn(/^Pedidos/), heightIn(/^Produtos/)]).toEqual(['44px', '52px'])
    act(() => setRowDensity('compact'))
    expect([heightIn(/^Pedidos/), heightIn(/^Produtos/)]).toEqual(['36px', '52px'])
    expect(localStorage.getItem('girassol-row-density')).toBe('compact')
    act(() => setRowDensity('standard'))
    expect(heightIn(/^Pedidos/)).toBe('44px')
  })
})
