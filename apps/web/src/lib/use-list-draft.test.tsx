import { MantineProvider } from '@mantine/core'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { DraftNotice } from '../ui/draft-notice.tsx'
import { DraftOwner } from './draft-owner.ts'
import { resetPage } from './page-memory.ts'
import { useListDraft } from './use-list-draft.ts'

const defaults = { grupo: '1001', busca: '' } as const

const List = ({ initial }: { readonly initial: Partial<Record<keyof typeof defaults, string>> }) => {
  const [state, setState] = useState({ ...defaults, ...initial } as Record<string, string>)
  const change = (part: object) => setState((before) => ({ ...before, ...part }))
  const draft = useListDraft({ form: 'products', record: 'own', state, defaults, places: ['grupo'], change })
  return (
    <>
      <DraftNotice draft={draft} />
      <output>{JSON.stringify(state)}</output>
      <button type="button" onClick={() => change({ busca: 'cabo' })}>
        search
      </button>
      <button type="button" onClick={() => change({ grupo: '1010' })}>
        group
      </button>
      <button type="button" onClick={() => change({ busca: '' })}>
        clear
      </button>
    </>
  )
}

const open = (initial = {}, user = 7) =>
  render(
    <MantineProvider env="test">
      <DraftOwner value={user}>
        <List initial={initial} />
      </DraftOwner>
    </MantineProvider>,
  )

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const shown = () => JSON.parse(screen.getByRole('status').textContent ?? '') as Record<string, string>
const notice = () => screen.queryByText('Recuperamos o que você digitou')

const closeTab = (unmount: () => void) => {
  unmount()
  resetPage()
}

test('USE-002 filters come back after a closed tab, and are discarded with one press', async () => {
  const { unmount } = open()
  await press('search')
  await press('group')
  closeTab(unmount)
  const second = open()
  expect(shown()).toEqual({ grupo: '1010', busca: 'cabo' })
  expect(notice()).toBeTruthy()
  await press('Descartar')
  expect(shown()).toEqual(defaults)
  expect(notice()).toBeNull()
  closeTab(second.unmount)
  open()
  expect(shown()).toEqual(defaults)
})

test('USE-002 after a reload the address has the filters, and the notice says so', async () => {
  const { unmount } = open()
  await press('search')
  closeTab(unmount)
  open({ busca: 'cabo' })
  expect(shown().busca).toBe('cabo')
  expect(notice()).toBeTruthy()
})

test('USE-002 an address with other filters, a group alone, cleared filters and another user get nothing', async () => {
  const first = open()
  await press('search')
  closeTab(first.unmount)
  const other = open({ busca: 'painel' })
  expect(shown().busca).toBe('painel')
  expect(notice()).toBeNull()
  closeTab(other.unmount)
  const stranger = open({}, 8)
  expect(shown().busca).toBe('')
  await press('group')
  closeTab(stranger.unmount)
  const again = open({}, 8)
  expect(shown()).toEqual(defaults)
  closeTab(again.unmount)
  const owner = open()
  expect(shown().busca).toBe('cabo')
  await press('clear')
  closeTab(owner.unmount)
  open()
  expect(shown().busca).toBe('')
})

test('USE-002 within one page a list that is opened again is as its address says', async () => {
  const { unmount } = open()
  await press('search')
  unmount()
  open()
  expect(shown()).toEqual(defaults)
})
