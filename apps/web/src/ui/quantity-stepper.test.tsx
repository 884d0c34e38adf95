import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderThemed } from '../theme/render-themed.tsx'
import { QuantityStepper } from './quantity-stepper.tsx'
import { allowedQuantity, QuantityLost } from './use-quantity.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const field = () => screen.getByRole('textbox', { name: 'Quantidade de Módulo' }) as HTMLInputElement
const plus = () => screen.getByRole('button', { name: 'Aumentar quantidade de Módulo' })
const minus = () => screen.getByRole('button', { name: 'Diminuir quantidade de Módulo' })
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

describe('the quantity that may be sold', () => {
  it.each([
    [7, { min: 0, max: 100, step: 5 }, 10],
    [0, { min: 1, max: 100, step: 1 }, 1],
    [103, { min: 0, max: 100, step: 10 }, 100],
    [99, { min: 0, max: 95, step: 10 }, 90],
  ])('%i with %o is %i', (wanted, rules, expected) => {
    expect(allowedQuantity(wanted, rules)).toBe(expected)
  })
})

describe('a quantity stepper', () => {
  it('shows a change at once and commits the last one after a second of quiet', async () => {
    const commit = vi.fn(async () => undefined)
    renderThemed(<QuantityStepper product="Módulo" value={1} onCommit={commit} />)
    fireEvent.click(plus())
    await pass(900)
    fireEvent.click(plus())
    expect(field().value).toBe('3')
    await pass(999)
    expect(commit).not.toHaveBeenCalled()
    await pass(1)
    expect(commit).toHaveBeenCalledExactlyOnceWith(3)
  })

  it('does not commit a change that was undone', async () => {
    const commit = vi.fn()
    renderThemed(<QuantityStepper product="Módulo" value={1} onCommit={commit} />)
    fireEvent.click(plus())
    fireEvent.click(minus())
    await pass(1000)
    expect(commit).not.toHaveBeenCalled()
  })

  it('commits what was typed with Enter, rounded up to the multiple', () => {
    const commit = vi.fn()
    renderThemed(<QuantityStepper product="Módulo" value={10} step={10} onCommit={commit} />)
    fireEvent.change(field(), { target: { value: '2x1' } })
    fireEvent.keyDown(field(), { key: 'Enter' })
    expect(commit).toHaveBeenCalledExactlyOnceWith(30)
  })

  it('returns to the old quantity and says why when the commit fails', async () => {
    const commit = vi.fn(async () => {
      throw new Error('Produto fora de estoque')
    })
    renderThemed(<QuantityStepper product="Módulo" value={4} onCommit={commit} />)
    fireEvent.click(plus())
    await pass(1000)
    expect(field().value).toBe('4')
    expect(screen.getByRole('alert').textContent).toBe('Produto fora de estoque')
  })

  it('CART-036 shows 0 when the result of the commit is unknown, until another value is read', async () => {
    const commit = vi.fn(async () => {
      throw new QuantityLost('Ocorreu um erro ao alterar quantidade.')
    })
    const { rerender } = renderThemed(<QuantityStepper product="Módulo" value={4} onCommit={commit} />)
    fireEvent.click(plus())
    await pass(1000)
    expect(field().value).toBe('0')
    expect(screen.getByRole('alert').textContent).toBe('Ocorreu um erro ao alterar quantidade. Continua valendo 4.')
    fireEvent.blur(field())
    await pass(1000)
    expect(commit).toHaveBeenCalledOnce()
    rerender(<QuantityStepper product="Módulo" value={7} onCommit={commit} />)
    expect(field().value).toBe('7')
  })

  it('stops at its limits', async () => {
    const commit = vi.fn()
    renderThemed(<QuantityStepper product="Módulo" value={5} min={5} max={5} onCommit={commit} />)
    fireEvent.click(plus())
    fireEvent.click(minus())
    await pass(1000)
    expect(plus().getAttribute('aria-disabled')).toBe('true')
    expect(commit).not.toHaveBeenCalled()
  })

  it('commits what is waiting when it leaves the page', () => {
    const commit = vi.fn()
    const { unmount } = renderThemed(<QuantityStepper product="Módulo" value={1} onCommit={commit} />)
    fireEvent.click(plus())
    unmount()
    expect(commit).toHaveBeenCalledExactlyOnceWith(2)
  })
})
