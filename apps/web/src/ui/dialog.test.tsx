import { TextInput } from '@mantine/core'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderThemed } from '../theme/render-themed.tsx'
import { ActionButton } from './action-button.tsx'
import { Dialog } from './dialog.tsx'

const noop = () => undefined

const opened = (fields: readonly string[], onRun = noop) =>
  renderThemed(
    <Dialog
      isOpen
      title="Novo endereço"
      onClose={noop}
      footer={
        <>
          <ActionButton label="Cancelar" variant="text" onRun={noop} />
          <ActionButton label="Salvar" variant="next" onRun={onRun} />
        </>
      }
    >
      {fields.map((label) => (
        <TextInput key={label} label={label} />
      ))}
    </Dialog>,
  )

test('USE-008 the focus begins in the first field of a dialog', async () => {
  opened(['CEP', 'Número'])
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'CEP' })))
})

test('USE-008 without fields the focus begins on the main action, not on the button that closes', async () => {
  opened([])
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Salvar' })))
})

test('USE-008 Ctrl+Enter presses the main action from each field, once even while the keys are held down', () => {
  const save = vi.fn()
  opened(['CEP', 'Número'], save)
  for (const name of ['CEP', 'Número']) {
    fireEvent.keyDown(screen.getByRole('textbox', { name }), { key: 'Enter', ctrlKey: true })
  }
  fireEvent.keyDown(screen.getByRole('textbox', { name: 'CEP' }), { key: 'Enter', ctrlKey: true, repeat: true })
  expect(save).toHaveBeenCalledTimes(2)
})
