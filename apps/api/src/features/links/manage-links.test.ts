import { listAuditEntries } from '@girassol/contract/administration'
import {
  addLink,
  changeLink,
  type LinkView,
  listLinks,
  listManagedLinks,
  type ManagedLink,
  removeLink,
  sortLinks,
} from '@girassol/contract/links'
import { roles } from '@girassol/domain/access'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bothDatabases, whereTested } from '../../database/test-database.ts'
import type { Caller } from '../../test-application.ts'
import { openStore, type Store } from '../catalogue/store/test-storefront.ts'

describe.each(bothDatabases)('managing the links on %s', (kind) => {
  let store: Store
  let administrator: Caller
  beforeAll(async () => {
    store = await openStore(kind)
    administrator = await store.as('administrator@girassol.demo')
  })
  afterAll(() => store.close())

  const wanted = {
    place: 'apps' as const,
    label: 'Rastreio',
    url: 'https://rastreio.example/',
    roles: ['LOGISTICS' as const],
  }
  const added = async (fields: Partial<typeof wanted> = {}): Promise<ManagedLink> => {
    const answer = await administrator(addLink, { body: { ...wanted, ...fields } })
    expect(answer.statusCode).toBe(201)
    return answer.json()
  }
  const labelsFor = async (account: string, place = 'apps') => {
    const links: LinkView[] = (await (await store.as(`${account}@girassol.demo`))(listLinks)).json()
    return links.filter((link) => link.place === place).map(({ label }) => label)
  }
  const newestEntry = async () => (await administrator(listAuditEntries, { query: { kind: 'link' } })).json().data[0]

  whereTested(kind, () => {
    test('C-15 C-140 a new link is added at the end of its place, shown only to its roles, and logged', async () => {
      const link = await added()
      expect(link).toEqual({ ...wanted, id: link.id, version: 1 })
      expect((await labelsFor('logistics')).at(-1)).toBe('Rastreio')
      expect(await labelsFor('integrator')).not.toContain('Rastreio')
      expect(await newestEntry()).toMatchObject({
        action: 'create',
        subject: { kind: 'link', name: 'Rastreio' },
        after: { url: wanted.url, roles: ['LOGISTICS'] },
      })
    })

    test('C-15 C-140 a link moved to another place is shown there to everyone', async () => {
      const { id, version } = await added({ label: 'Treinamentos' })
      const body = { ...wanted, label: 'Treinamentos', place: 'library' as const, roles: [], version }
      const answer = await administrator(changeLink, { params: { id }, body })
      expect([answer.statusCode, answer.json()]).toEqual([
        200,
        { id, place: 'library', label: 'Treinamentos', url: wanted.url, roles: [], version: 2 },
      ])
      expect((await labelsFor('integrator', 'library')).at(-1)).toBe('Treinamentos')
      expect(await newestEntry()).toMatchObject({ before: { place: 'apps' }, after: { place: 'library', roles: [] } })
    })

    test.each([
      ['a script', { url: 'javascript:alert(1)' }],
      ['plain http', { url: 'http://exemplo.com.br/' }],
      ['no name', { label: ' ' }],
      ['no such place', { place: 'footer' }],
      ['no such role', { roles: ['KING'] }],
    ])('C-15 C-140 %s is refused', async (_name, fields) => {
      const body = { ...wanted, ...fields } as typeof wanted
      expect((await administrator(addLink, { body })).statusCode).toBe(400)
    })

    test('C-140 only the administrator manages the links', async () => {
      for (const role of roles.filter((each) => each !== 'ADMINISTRATOR')) {
        const call = await store.as(`${role.toLowerCase().replaceAll('_', '-')}@girassol.demo`)
        const answers = [
          await call(listManagedLinks),
          await call(addLink, { body: wanted }),
          await call(removeLink, { params: { id: 1 } }),
        ]
        expect([role, ...answers.map(({ statusCode }) => statusCode)]).toEqual([role, 403, 403, 403])
      }
    })
  })

  test('C-140 of two users who change the same link at once the second is refused', async () => {
    const { id, version } = await added({ label: 'Disputado' })
    const change = (label: string) => administrator(changeLink, { params: { id }, body: { ...wanted, label, version } })
    const answers = await Promise.all([change('Um'), change('Outro')])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    const refused = answers.find(({ statusCode }) => statusCode === 409)?.json()
    expect(refused).toMatchObject({
      reason: 'changedMeanwhile',
      message: 'Outra pessoa alterou este link. Confira antes de salvar.',
    })
  })

  test('C-15 C-140 a place is sorted as a whole; a list that changed meanwhile is refused', async () => {
    const ids = async () => {
      const links: ManagedLink[] = (await administrator(listManagedLinks)).json()
      return links.filter(({ place }) => place === 'modules').map(({ id }) => id)
    }
    const turned = (await ids()).toReversed()
    const answer = await administrator(sortLinks, { body: { place: 'modules', ids: turned } })
    expect(answer.statusCode).toBe(200)
    expect(await ids()).toEqual(turned)
    expect((await labelsFor('integrator', 'modules'))[0]).toBe('Geração distribuída (ANEEL)')
    expect(await newestEntry()).toMatchObject({ subject: { name: 'Ordem de Módulos' } })
    for (const wrong of [turned.slice(1), [...turned.slice(1), turned[1] as number]]) {
      const refused = await administrator(sortLinks, { body: { place: 'modules', ids: wrong } })
      expect([refused.statusCode, refused.json().reason]).toEqual([409, 'changedMeanwhile'])
    }
  })

  test('C-140 a removed link is gone for everyone; the second of two removals finds none', async () => {
    const { id } = await added({ label: 'Passageiro', roles: [] })
    const answers = await Promise.all([1, 2].map(() => administrator(removeLink, { params: { id } })))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 404])
    expect(await labelsFor('integrator')).not.toContain('Passageiro')
    expect(await newestEntry()).toMatchObject({ action: 'remove', before: { label: 'Passageiro' }, after: null })
    const gone = { params: { id }, body: { ...wanted, version: 1 } }
    expect((await administrator(changeLink, gone)).statusCode).toBe(404)
  })
})
