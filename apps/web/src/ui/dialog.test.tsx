import { TextInput } from '@mantine/core'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { renderThemed } from '../theme/render-themed.tsx'
import { ActionButton } from './action-button.tsx'
import { Dialog } from './dialog.tsx'

const noop = () => undefined

/** A decision that removes its button, and in a list its row, when the answer of the server arrives after the dialog. */
const Decision = ({ isInList }: { readonly isInList: boolean }) => {
  const [state, setState] = useState<'before' | 'open' | 'closed' | 'read'>('before')
  const button = state !== 'read' && <ActionButton label="Aprovar" onRun={() => setState('open')} />
  return (
    <main>
      <h1 tabIndex={-1}>Pedidos</h1>
      {isInList ? (
        <ul>
          {state !== 'read' && <li>{button}</li>}
          <li>
            <a href="/pedidos/2">2</a>
          </li>
        </ul>
      ) : (
        button
      )}
      {state === 'open' && (
        <Dialog isOpen title="Aprovar pedido" onClose={noop}>
          <ActionButton label="Confirmar" variant="next" onRun={() => setState('closed')} />
        </Dialog>
      )}
      {state === 'closed' && <ActionButton label="Responder" onRun={() => setState('read')} />}
    </main>
  )
}

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

test.each([
  ['the title', false, () => screen.getByRole('heading', { name: 'Pedidos' })],
  ['the next row', true, () => screen.getByRole('link', { name: '2' })],
] as const)('USE-015 a decision whose button disappears afterwards leaves the focus on %s', async (...row) => {
  const [, isInList, findTarget] = row
  renderThemed(<Decision isInList={isInList} />)
  const opener = screen.getByRole('button', { name: 'Aprovar' })
  opener.focus()
  fireEvent.click(opener)
  fireEvent.click(await screen.findByRole('button', { name: 'Confirmar' }))
  await waitFor(() => expect(document.activeElement).toBe(opener))
  fireEvent.click(screen.getByRole('button', { name: 'Responder' }))
  await waitFor(() => expect(document.activeElement).toBe(findTarget()))
})
