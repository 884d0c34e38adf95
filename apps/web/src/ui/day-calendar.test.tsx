import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { renderThemed } from '../theme/render-themed.tsx'
import { DayCalendar } from './day-calendar.tsx'

const isWeekend = (day: string) => [0, 6].includes(new Date(`${day}T12:00:00Z`).getUTCDay())

const draw = (value: string | null = null, first = '2026-11-24') => {
  const onChange = vi.fn()
  renderThemed(
    <DayCalendar
      label="Data de entrega"
      value={value}
      first={first}
      last="2027-01-15"
      about={(day) => ({ isFree: !isWeekend(day), note: isWeekend(day) ? 'sem separação' : '3 vagas' })}
      onChange={onChange}
    />,
  )
  return { onChange, user: userEvent.setup() }
}

const focused = () => document.activeElement?.getAttribute('data-day')

describe('the calendar of a day', () => {
  it('begins with the month of the first day, and goes no further than the last', async () => {
    const { user } = draw()
    expect(screen.getByText('novembro de 2026')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Mês anterior' })).toHaveProperty('disabled', true)
    await user.click(screen.getByRole('button', { name: 'Próximo mês' }))
    await user.click(screen.getByRole('button', { name: 'Próximo mês' }))
    expect(screen.getByText('janeiro de 2027')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Próximo mês' })).toHaveProperty('disabled', true)
  })

  it('chooses a free day, never a closed one', async () => {
    const { user, onChange } = draw()
    await user.click(screen.getByRole('button', { name: '28 de novembro, sábado, sem separação' }))
    expect(onChange).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: '27 de novembro, sexta-feira, 3 vagas' }))
    expect(onChange).toHaveBeenCalledWith('2026-11-27')
  })

  it('is walked by the keyboard: days, weeks, months, and chosen with Enter', async () => {
    const { user, onChange } = draw('2026-11-25')
    screen.getByRole('button', { name: '25 de novembro, quarta-feira, 3 vagas' }).focus()
    await user.keyboard('{ArrowRight}')
    await waitFor(() => expect(focused()).toBe('2026-11-26'))
    await user.keyboard('{ArrowDown}')
    await waitFor(() => expect(focused()).toBe('2026-12-03'))
    await user.keyboard('{PageDown}')
    await waitFor(() => expect(focused()).toBe('2027-01-03'))
    await user.keyboard('{End}')
    await waitFor(() => expect(focused()).toBe('2027-01-09'))
    await user.keyboard('{Home}{ArrowLeft}{ArrowLeft}')
    await waitFor(() => expect(focused()).toBe('2027-01-01'))
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}')
    await waitFor(() => expect(focused()).toBe('2026-11-24'))
    await user.keyboard('{Enter}')
    expect(onChange).toHaveBeenCalledWith('2026-11-24')
  })

  it('VAL-012 begins with the first free day where Tab would find a closed one, and passes closed days by', async () => {
    const { user, onChange } = draw(null, '2026-11-28')
    expect(screen.getByText('novembro de 2026')).toBeTruthy()
    expect(screen.getByRole('button', { name: '28 de novembro, sábado, sem separação' }).title).toBe('sem separação')
    await user.tab()
    await user.tab()
    expect(focused()).toBe('2026-11-30')
    await user.keyboard('{ArrowLeft}{Enter}')
    expect(focused()).toBe('2026-11-29')
    expect(onChange).not.toHaveBeenCalled()
    await user.keyboard('{ArrowRight}{Enter}')
    expect(onChange).toHaveBeenCalledExactlyOnceWith('2026-11-30')
  })

  it('shows the month of the first free day, and Tab goes to the chosen one', async () => {
    const { user } = draw('2026-12-16', '2026-10-31')
    expect(screen.getByText('dezembro de 2026')).toBeTruthy()
    await user.tab()
    await user.tab()
    await user.tab()
    expect(focused()).toBe('2026-12-16')
    expect(screen.getAllByRole('button', { pressed: true })).toHaveLength(1)
    cleanup()
    draw(null, '2026-10-31')
    expect(screen.getByText('novembro de 2026')).toBeTruthy()
  })
})
