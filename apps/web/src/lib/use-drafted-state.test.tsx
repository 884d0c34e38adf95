import { profileBody } from '@girassol/contract/profile/profile-body'
import { MantineProvider } from '@mantine/core'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { DraftNotice } from '../ui/draft-notice.tsx'
import { DraftOwner } from './draft-owner.ts'
import { useSchemaForm } from './use-schema-form.ts'

type Values = { readonly name: string; readonly password: string }
const empty: Values = { name: '', password: '' }

type FormProps = { readonly initial: Values; readonly record: number | undefined }

const Form = ({ initial, record }: FormProps) => {
  const form = useSchemaForm({
    schema: profileBody,
    initial,
    labels: { name: 'Nome', password: 'Senha' },
    drafted: { form: 'person', record, never: ['password'] },
    toBody: (values) => values,
  })
  return (
    <>
      <DraftNotice draft={form.draft} />
      {(['name', 'password'] as const).map((field) => (
        <input
          key={field}
          aria-label={field}
          value={form.values[field]}
          onChange={(event) => form.change({ [field]: event.currentTarget.value })}
        />
      ))}
      <button type="button" onClick={form.draft.forget}>
        saved
      </button>
    </>
  )
}

const open = ({ user = 7, initial = empty, record }: Partial<FormProps> & { readonly user?: number } = {}) =>
  render(
    <MantineProvider env="test">
      <DraftOwner value={user}>
        <Form initial={initial} record={record} />
      </DraftOwner>
    </MantineProvider>,
  )

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const recovered = 'Recuperamos o que você digitou'

beforeEach(() => localStorage.clear())

describe('a form that is left', () => {
  test('USE-002 typed text is restored with a notice, and can be discarded permanently', async () => {
    const { unmount } = open()
    expect(screen.queryByText(recovered)).toBeNull()
    await userEvent.type(field('name'), 'Casa Verde')
    unmount()
    const second = open()
    expect(field('name').value).toBe('Casa Verde')
    expect(screen.getByText(recovered)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Descartar' }))
    expect(field('name').value).toBe('')
    expect(screen.queryByText(recovered)).toBeNull()
    second.unmount()
    open()
    expect(field('name').value).toBe('')
  })

  test('USE-002 it is stored when the page is left, without waiting for the typing pause', async () => {
    open()
    await userEvent.type(field('name'), 'Ca')
    act(() => {
      fireEvent(window, new Event('pagehide'))
    })
    expect(localStorage.getItem('girassol-draft:7:person:new')).toContain('"Ca"')
  })

  test('USE-002 a password is never stored', async () => {
    const { unmount } = open()
    await userEvent.type(field('password'), 'segredo-42')
    await userEvent.type(field('name'), 'Ana')
    unmount()
    expect(JSON.stringify({ ...localStorage })).toContain('Ana')
    expect(JSON.stringify({ ...localStorage })).not.toContain('segredo')
    open()
    expect(field('password').value).toBe('')
  })

  test('USE-002 another user does not see it', async () => {
    const { unmount } = open()
    await userEvent.type(field('name'), 'Casa Verde')
    unmount()
    open({ user: 8 })
    expect(field('name').value).toBe('')
    expect(screen.queryByText(recovered)).toBeNull()
  })

  test('USE-002 saved text is not restored', async () => {
    const { unmount } = open()
    await userEvent.type(field('name'), 'Casa Verde')
    await userEvent.click(screen.getByRole('button', { name: 'saved' }))
    unmount()
    open()
    expect(field('name').value).toBe('')
  })

  test('USE-002 text typed back to the saved value is no draft', async () => {
    const { unmount } = open({ initial: { name: 'Ana', password: '' }, record: 3 })
    await userEvent.type(field('name'), 'b')
    await userEvent.type(field('name'), '{Backspace}')
    unmount()
    expect(Object.keys(localStorage)).toEqual([])
  })
})

describe('a record that changed meanwhile', () => {
  const leave = async () => {
    const { unmount } = open({ initial: { name: 'Ana', password: '' }, record: 3 })
    await userEvent.type(field('name'), ' Maria')
    unmount()
  }

  test('USE-002 typed text is offered, not restored automatically', async () => {
    await leave()
    open({ initial: { name: 'Anita', password: '' }, record: 3 })
    expect(field('name').value).toBe('Anita')
    await userEvent.click(screen.getByRole('button', { name: 'Usar' }))
    expect(field('name').value).toBe('Ana Maria')
    expect(screen.queryByRole('button', { name: 'Usar' })).toBeNull()
  })

  test('USE-002 discarding an offered draft leaves the record as it is', async () => {
    await leave()
    const { unmount } = open({ initial: { name: 'Anita', password: '' }, record: 3 })
    await userEvent.click(screen.getByRole('button', { name: 'Descartar' }))
    expect(field('name').value).toBe('Anita')
    unmount()
    open({ initial: { name: 'Ana', password: '' }, record: 3 })
    expect(field('name').value).toBe('Ana')
  })
})

test('USE-002 a draft of another shape is dropped without a crash', () => {
  for (const values of ['null', '"text"', '{"name":5}', '{"name":null}', '[]']) {
    localStorage.setItem('girassol-draft:7:person:new', `{"at":${Date.now()},"base":"x","values":${values}}`)
    const { unmount } = open()
    expect(field('name').value).toBe('')
    expect(screen.queryByText(/Recuperamos/)).toBeNull()
    expect(localStorage.getItem('girassol-draft:7:person:new')).toBeNull()
    unmount()
  }
})
