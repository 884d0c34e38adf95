import { describe, expect, it } from 'vitest'
import { parseSearch, stringifySearch } from './search-params.ts'
import { readListState, writeListState } from './use-list-state.ts'

const defaults = { q: '', status: [] as readonly string[], ordem: 'criacao' } as const

describe('filters in the URL', () => {
  it('a name the URL lacks takes its default, one value of a list is a list', () => {
    expect(readListState({ status: 'INVOICE' }, defaults)).toEqual({ q: '', status: ['INVOICE'], ordem: 'criacao' })
  })

  it('defaults are not written and what belongs to others stays', () => {
    const state = { q: '10482', status: ['CART', 'BUDGET'], ordem: 'criacao' }
    expect(writeListState({ aba: 'logs', q: 'old' }, defaults, state)).toEqual({
      aba: 'logs',
      q: '10482',
      status: ['CART', 'BUDGET'],
    })
  })

  it('a query that was written is read the same, and digits remain text', () => {
    const written = stringifySearch({ q: '007', status: ['A', 'B'], vazio: '' })
    expect(written).toBe('?q=007&status=A&status=B')
    expect(parseSearch(written)).toEqual({ q: '007', status: ['A', 'B'] })
  })
})
