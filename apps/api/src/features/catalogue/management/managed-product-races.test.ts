import * as contract from '@girassol/contract/catalogue'
import { aPdf } from '@girassol/test-data/files'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bothDatabases } from '../../../database/test-database.ts'
import { aPng } from '../../../integrations/files/test-pictures.ts'
import type { Caller } from '../../../test-application.ts'
import { readCatalogueFile } from '../import/catalogue-file.ts'
import { importCatalogue } from '../import/import-catalogue.ts'
import { openStore, type Store } from '../store/test-storefront.ts'

const png = aPng().toString('base64')
const pdf = Buffer.from(aPdf(), 'latin1').toString('base64')
const code = '10100003'

describe.each(bothDatabases)('the content of products on %s', (kind) => {
  let store: Store
  let administrator: Caller
  let purchase: Caller

  beforeAll(async () => {
    store = await openStore(kind)
    administrator = await store.as('administrator@girassol.demo')
    purchase = await store.as('purchase@girassol.demo')
  })
  afterAll(() => store.close())
  beforeEach(() => store.db.deleteFrom('product_content').execute())

  const show = async (of = code): Promise<contract.ManagedProductView> =>
    (await administrator(contract.showManagedProduct, { params: { code: of } })).json()
  const empty = {
    version: 0,
    pictures: [],
    files: [],
    storeText: null,
    promoted: false,
    internalMark: null,
    successorCode: null,
  }
  const save = (caller: Caller, part: object, of = code) =>
    caller(contract.changeManagedProduct, { params: { code: of }, body: { ...empty, ...part } })

  test('USE-026 a save over an older version is refused with the name of the faster user, and changes nothing', async () => {
    await save(purchase, { storeText: 'De Compras' })
    const late = await save(administrator, { storeText: 'Do administrador' })
    expect([late.statusCode, late.json().reason]).toEqual([409, 'changedMeanwhile'])
    expect(late.json().message).toMatch(
      /^.+ alterou este produto em 23\/11\/2026 às 09:00\. Confira antes de salvar\.$/,
    )
    expect((await show()).content.storeText).toBe('De Compras')
    expect((await save(administrator, { version: 7, storeText: 'Do futuro' })).statusCode).toBe(409)
  })

  test.each([0, 1])(
    'USE-026 of two users who save version %i at once one succeeds and the other is refused with the name of the first',
    async (version) => {
      if (version > 0) await save(administrator, {})
      const answers = await Promise.all(
        [administrator, purchase].map((caller, at) => save(caller, { version, storeText: `Texto ${at}` })),
      )
      expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
      const winner = answers.findIndex(({ statusCode }) => statusCode === 200)
      expect(await show()).toMatchObject({ version: version + 1, content: { storeText: `Texto ${winner}` } })
    },
  )

  test('USE-026 two products that name each other as successor at once cannot form a circle', async () => {
    const answers = await Promise.all([
      save(administrator, { successorCode: '10100004' }, code),
      save(purchase, { successorCode: code }, '10100004'),
    ])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400])
  })

  test('USE-026 an import changes the fields of the ERP and none of the portal', async () => {
    const upload = async (use: 'picture' | 'technicalFile', file: string) =>
      (await administrator(contract.uploadProductFile, { body: { use, file } })).json().stored
    const content = {
      pictures: [await upload('picture', png)],
      files: [{ name: 'Manual', stored: await upload('technicalFile', pdf) }],
      storeText: 'Texto do portal',
      promoted: true,
      internalMark: 'Giro A',
      successorCode: '10100004',
    }
    await save(administrator, content)
    const before = await show()
    const csv = `B1_COD;VLR_TOT;DETALHES;IMG_CAPA;files;BLK_INT\n${code};2.500,10;Texto do ERP;;;N\n`.replace(
      '2.500',
      '2500',
    )
    const file = await readCatalogueFile(Buffer.from(csv), 'erp.csv')
    const now = '2026-11-23T15:30:00.000Z'
    const report = await store.db.transaction().execute((tx) => importCatalogue(tx, file, { now }))
    expect(report).toMatchObject({ badRows: [], written: true })
    const after = await show()
    expect(after).toMatchObject({ content: before.content, version: before.version, erpText: 'Texto do ERP' })
    expect(after.product).toMatchObject({ VLR_TOT: 2500.1, DETALHES: 'Texto do portal', IMG_CAPA: content.pictures[0] })
    expect(new Date(after.readAt).toISOString()).toBe(now)
  })

  test('USE-026 importing a file without changes still counts as read', async () => {
    const { updated_at: changed } = await store.db
      .selectFrom('product')
      .select('updated_at')
      .where('code', '=', '10100005')
      .executeTakeFirstOrThrow()
    const now = '2026-11-23T16:45:00.000Z'
    const price = (await show('10100005')).product.VLR_TOT
    const csv = Buffer.from(`B1_COD;VLR_TOT\n10100005;${String(price).replace('.', ',')}\n`)
    const file = await readCatalogueFile(csv, 'erp.csv')
    await store.db.transaction().execute((tx) => importCatalogue(tx, file, { now }))
    expect(new Date((await show('10100005')).readAt).toISOString()).toBe(now)
    const product = store.db.selectFrom('product').select('updated_at').where('code', '=', '10100005')
    expect((await product.executeTakeFirstOrThrow()).updated_at).toEqual(changed)
  })

  test('USE-026 pictures and files that were not edited in the portal follow the next import', async () => {
    await store.db.updateTable('product').set({ picture: 'old.png' }).where('code', '=', '10100006').execute()
    await save(administrator, { pictures: ['old.png'], storeText: 'Só o texto' }, '10100006')
    await store.db.updateTable('product').set({ picture: 'new.png' }).where('code', '=', '10100006').execute()
    expect((await show('10100006')).product.IMG_CAPA).toBe('new.png')
    await save(administrator, { version: 1, pictures: [] }, '10100006')
    expect((await show('10100006')).content.pictures).toEqual([])
  })
})
