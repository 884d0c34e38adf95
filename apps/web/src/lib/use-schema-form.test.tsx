import { linkBody } from '@girassol/contract/links/link-body'
import { act, renderHook } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { apiErrorFrom } from './api-error.ts'
import { useSchemaForm } from './use-schema-form.ts'

const valid = { title: 'Manual', url: 'https://girassol.demo/manual', place: 'modules', roles: [] as readonly string[] }
type Values = typeof valid

const labels = { title: 'Nome', url: 'Endereço', place: 'Onde aparece', roles: 'Quem vê' } as const

/** The body has another name for the title. */
const toBody = ({ title, ...values }: Values) => ({ ...values, label: title })

/** A rule between two fields. */
const rules = ({ url, place }: Values) =>
  place === 'library' && !url.endsWith('.pdf') ? { url: 'A biblioteca só tem PDF' } : {}

const open = (typed: Partial<Values> = {}) => {
  const initial = { ...valid, ...typed }
  const { result } = renderHook(() =>
    useSchemaForm({
      schema: linkBody,
      initial,
      labels,
      toBody,
      rules,
      toField: (path) => (path === 'label' ? 'title' : path),
    }),
  )
  return {
    form: () => result.current,
    run: (action: (form: typeof result.current) => void) => act(() => action(result.current)),
    listMessages: () => result.current.errors.map(({ message }) => message),
  }
}

const submit = (form: ReturnType<ReturnType<typeof open>['form']>) => form.submit(() => undefined)

describe('a field with another name in the body', () => {
  test('C-102 shows the messages of the schema and of the server, and has the maximum length', () => {
    const { form, run, listMessages } = open({ title: '' })
    run(submit)
    expect(listMessages()).toEqual(['Nome: Campo obrigatório'])
    expect(form().getTextProps('title')).toMatchObject({ error: 'Campo obrigatório', maxLength: 60 })
    run(({ change }) => change({ title: 'Manual' }))
    expect(listMessages()).toEqual([])
    const errors = [{ property: 'label', constraints: { custom: 'Já existe' } }]
    run(({ fail }) => fail(apiErrorFrom(400, { message: 'Confira os dados enviados.', errors })))
    expect(listMessages()).toEqual(['Nome: Já existe'])
  })

  test('C-102 is sent with the name of the body', () => {
    const send = vi.fn()
    open().run((form) => form.submit(send))
    expect(send).toHaveBeenCalledExactlyOnceWith(toBody(valid))
  })

  test('C-102 must be converted: values that lack a field of the body are no form', () => {
    // @ts-expect-error: `label` is missing, and no `toBody` computes it
    const { result } = renderHook(() => useSchemaForm({ schema: linkBody, initial: valid, labels }))
    act(() => submit(result.current))
    expect(result.current.errors.map(({ message }) => message)).toEqual(['Campo obrigatório'])
  })
})

describe('a form in steps', () => {
  test('CUS-007 checks and lists one step, and the errors of another step remain', () => {
    const { form, run, listMessages } = open({ title: '', url: '' })
    const results: boolean[] = []
    run(({ check }) => results.push(check(['url', 'place'])))
    expect(listMessages()).toEqual(['Endereço: Campo obrigatório'])
    run(({ check }) => results.push(check(['title'])))
    run(({ check }) => results.push(check(['place', 'roles'])))
    expect(results).toEqual([false, false, true])
    expect(listMessages()).toEqual(['Nome: Campo obrigatório', 'Endereço: Campo obrigatório'])
    expect(form().listErrors(['url'])).toEqual([{ field: form().getId('url'), message: 'Endereço: Campo obrigatório' }])
    expect(form().attempt).toBe(2)
  })

  test('C-102 lists an error of no field in every step', () => {
    const { form, run } = open()
    const errors = [{ property: 'version', constraints: { custom: 'Valor inválido' } }]
    run(({ fail }) => fail(apiErrorFrom(400, { message: 'Confira os dados enviados.', errors })))
    expect(form().listErrors(['title'])).toMatchObject([{ message: 'Valor inválido' }])
  })
})

describe('a changed field', () => {
  test('C-94 may be computed from what is typed when a response arrives', () => {
    const { form, run } = open()
    const { fill } = form()
    run(({ change }) => change({ title: 'Guia' }))
    run(() => fill(({ title }) => ({ title: `${title} rápido` })))
    expect(form().values).toEqual({ ...valid, title: 'Guia rápido' })
  })

  test('that gets its own value again is checked again, after the other fields changed', () => {
    const { run, listMessages } = open({ place: 'library' })
    const { url } = valid
    run(submit)
    expect(listMessages()).toEqual(['Endereço: A biblioteca só tem PDF'])
    run(({ change }) => change({ title: 'Guia', url }))
    expect(listMessages()).toEqual(['Endereço: A biblioteca só tem PDF'])
    run(({ change }) => change({ url, place: 'apps' }))
    expect(listMessages()).toEqual([])
  })
})
