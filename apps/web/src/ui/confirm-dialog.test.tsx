import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { renderThemed } from '../theme/render-themed.tsx'
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx'

const noop = () => undefined

const dialog = (props: Partial<ConfirmDialogProps> = {}) => (
  <ConfirmDialog isOpen title="Cancelar pedido 10471" onConfirm={noop} onClose={noop} {...props}>
    O pedido será cancelado no ERP.
  </ConfirmDialog>
)

describe('asking before what cannot be undone', () => {
  it('ORD-037 names the act, shows the consequence and offers Confirmar and Cancelar', async () => {
    const confirm = vi.fn()
    renderThemed(dialog({ onConfirm: confirm }))
    expect(screen.getByRole('dialog', { name: 'Cancelar pedido 10471' }).textContent).toContain('cancelado no ERP')
    expect(screen.getByRole('button', { name: 'Cancelar' })).toBeTruthy()
    expect(screen.queryByRole('textbox')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Confirmar' }))
    expect(confirm).toHaveBeenCalledOnce()
  })

  it('starts on Cancelar when it is dangerous', async () => {
    renderThemed(dialog({ isDangerous: true }))
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Cancelar'))
  })

  it('USE-008 starts on the comment where there is one, however dangerous', async () => {
    const comment = { label: 'Motivo', value: '', onChange: () => undefined, isRequired: true }
    renderThemed(dialog({ isDangerous: true, comment }))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Motivo' })))
  })

  it('confirms with Ctrl+Enter and closes with Esc', async () => {
    const confirm = vi.fn()
    const close = vi.fn()
    renderThemed(dialog({ onConfirm: confirm, onClose: close }))
    fireEvent.keyDown(screen.getByRole('button', { name: 'Cancelar' }), { key: 'Enter', ctrlKey: true })
    expect(confirm).toHaveBeenCalledOnce()
    fireEvent.keyDown(document.body, { key: 'Escape' })
    expect(close).toHaveBeenCalledOnce()
  })

  it('stays when it is static', () => {
    const close = vi.fn()
    renderThemed(dialog({ isStatic: true, onClose: close }))
    fireEvent.keyDown(document.body, { key: 'Escape' })
    expect(close).not.toHaveBeenCalled()
    expect(screen.queryByRole('button', { name: 'Fechar' })).toBeNull()
  })

  it('ORD-037 ORD-038 Confirmar waits for the required comment and says so', async () => {
    const confirm = vi.fn()
    const WithComment = () => {
      const [value, onChange] = useState('')
      return dialog({ onConfirm: confirm, comment: { label: 'Motivo', value, onChange, isRequired: true } })
    }
    renderThemed(<WithComment />)
    const button = screen.getByRole('button', { name: 'Confirmar' })
    expect(button.getAttribute('aria-disabled')).toBe('true')
    await userEvent.click(button)
    fireEvent.keyDown(button, { key: 'Enter', ctrlKey: true })
    expect(confirm).not.toHaveBeenCalled()
    expect(screen.getByText('O preenchimento do campo acima é obrigatório')).toBeTruthy()
    await userEvent.type(screen.getByLabelText('Motivo'), 'Cliente desistiu')
    await userEvent.click(screen.getByRole('button', { name: 'Confirmar' }))
    expect(confirm).toHaveBeenCalledOnce()
  })
})
