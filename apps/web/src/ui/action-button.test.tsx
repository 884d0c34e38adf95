import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { renderThemed } from '../theme/render-themed.tsx'
import { ActionButton } from './action-button.tsx'
import { ActionMenu } from './action-menu.tsx'

const refusal = { allowed: false, reason: 'Só depois do faturamento' } as const

describe('a button', () => {
  it('runs when it is allowed', async () => {
    const run = vi.fn()
    renderThemed(<ActionButton label="Aprovar" name="Aprovar pedido 10478" onRun={run} />)
    await userEvent.click(screen.getByRole('button', { name: 'Aprovar pedido 10478' }))
    expect(run).toHaveBeenCalledOnce()
  })

  it('loads the code of what it opens when the focus or the pointer reaches it, before it is pressed', async () => {
    const load = vi.fn(() => Promise.reject(new Error('no connection')))
    renderThemed(<ActionButton label="Editar" load={load} />)
    expect(load).not.toHaveBeenCalled()
    await userEvent.tab()
    expect(load).toHaveBeenCalledOnce()
    await userEvent.hover(screen.getByRole('button', { name: 'Editar' }))
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('stays focusable when refused, says why and does not run', async () => {
    const run = vi.fn()
    renderThemed(<ActionButton label="Imprimir" permission={refusal} onRun={run} />)
    const button = screen.getByRole('button', { name: 'Imprimir', description: 'Só depois do faturamento' })
    await userEvent.tab()
    expect(document.activeElement).toBe(button)
    await userEvent.keyboard('{Enter}')
    expect(button.getAttribute('aria-disabled')).toBe('true')
    expect(run).not.toHaveBeenCalled()
  })

  it('says what is running and does not run twice', async () => {
    const run = vi.fn()
    renderThemed(<ActionButton label="Validar" runningLabel="Validando…" isRunning onRun={run} />)
    await userEvent.click(screen.getByRole('button', { name: /Validando…/ }))
    expect(run).not.toHaveBeenCalled()
  })

  it('refused, it does not submit its form', async () => {
    const submit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
    renderThemed(
      <form onSubmit={submit}>
        <ActionButton label="Salvar" isSubmit permission={refusal} />
      </form>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Salvar' }))
    expect(submit).not.toHaveBeenCalled()
  })
})

describe('a menu of actions', () => {
  it('shows a refused action with its reason and leaves it unrun, destructive ones last', async () => {
    const print = vi.fn()
    const cancel = vi.fn()
    renderThemed(
      <ActionMenu
        label="Ações do pedido 10478"
        actions={[
          { id: 'cancel', label: 'Cancelar pedido', isDangerous: true, onRun: cancel },
          { id: 'print', label: 'Imprimir NF-e', permission: refusal, onRun: print },
        ]}
      />,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Ações do pedido 10478' }))
    const items = await screen.findAllByRole('menuitem')
    expect(items.map((item) => item.textContent)).toEqual(['Imprimir NF-eSó depois do faturamento', 'Cancelar pedido'])
    await userEvent.click(screen.getByText('Imprimir NF-e'))
    await userEvent.click(screen.getByText('Cancelar pedido'))
    expect(print).not.toHaveBeenCalled()
    expect(cancel).toHaveBeenCalledOnce()
  })

  it('by keyboard opens, is walked and left, and the focus goes back to its button', async () => {
    const run = vi.fn()
    renderThemed(
      <ActionMenu label="Ações do pedido 10478" actions={[{ id: 'print', label: 'Imprimir', onRun: run }]} />,
    )
    const opener = screen.getByRole('button', { name: 'Ações do pedido 10478' })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const item = await screen.findByRole('menuitem', { name: 'Imprimir' })
    expect(opener.getAttribute('aria-expanded')).toBe('true')
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(document.activeElement).toBe(item))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(document.activeElement).toBe(opener))
    expect(opener.getAttribute('aria-expanded')).toBe('false')
    expect(run).not.toHaveBeenCalled()
  })
})
