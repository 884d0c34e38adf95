import { type LinkView, listLinks } from '@girassol/contract/links'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testedDatabases } from '../../database/test-database.ts'
import { openStore, type Store } from '../catalogue/store/test-storefront.ts'

describe.each(testedDatabases)('the links out of the portal on %s', (kind) => {
  let store: Store
  beforeAll(async () => {
    store = await openStore(kind)
  })
  afterAll(() => store.close())

  const listLabels = async (account: string, place: string) => {
    const caller = await store.as(`${account}@girassol.demo`)
    const links: LinkView[] = (await caller(listLinks)).json()
    return links.filter((link) => link.place === place).map(({ label }) => label)
  }

  test('NAV-003 C-15 everyone gets the modules in their order', async () => {
    await store.db.updateTable('portal_link').set({ position: 0 }).where('label', 'like', '%ANEEL%').execute()
    for (const account of ['integrator', 'shipping-company'])
      expect(await listLabels(account, 'modules')).toEqual([
        'Geração distribuída (ANEEL)',
        'Potencial solar (CRESESB)',
        'Equipamentos certificados (Inmetro)',
      ])
  })

  test('NAV-006 C-15 a link limited to some roles is shown only to them', async () => {
    expect(await listLabels('financial', 'apps')).toEqual(['Consulta de NF-e', 'Comprovante de inscrição no CNPJ'])
    expect(await listLabels('integrator', 'apps')).toEqual(['Consulta de NF-e'])
  })

  test('C-15 the database rejects a link that is not an https address', async () => {
    for (const url of ['javascript:alert(1)', 'http://exemplo.com.br/']) {
      const evil = { place: 'modules' as const, label: 'x', url }
      await expect(store.db.insertInto('portal_link').values(evil).execute()).rejects.toThrow(/check constraint/)
    }
  })
})
