import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as contract from '@girassol/contract/catalogue'
import { parseLibraryLink } from '@girassol/domain/catalogue'
import { aModuleRow } from '@girassol/test-data/catalogue-rows'
import { aPdf } from '@girassol/test-data/files'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testedDatabases } from '../../../database/test-database.ts'
import { aPng } from '../../../integrations/files/test-pictures.ts'
import { aFakePng, unsafePdf } from '../../../integrations/files/test-unsafe-files.ts'
import { fileFaults } from '../../../integrations/files/unsafe-file.ts'
import type { Caller } from '../../../test-application.ts'
import { importCatalogue } from '../import/import-catalogue.ts'
import { openStore, type Store } from '../store/test-storefront.ts'
import { folderAttachments } from './folder-attachments.ts'

const now = '2026-11-23T12:00:00.000Z'
const pdf = Buffer.from(aPdf({ words: 'um manual' }), 'latin1')
const png = aPng({ width: 9 })

describe.each(testedDatabases)('the technical files on %s', (kind) => {
  let store: Store
  let integrator: Caller
  let commercial: Caller

  const importRow = (...rows: Record<string, string | number>[]) =>
    store.db
      .transaction()
      .execute((tx) =>
        importCatalogue(
          tx,
          { rows: rows.map((cells, index) => ({ line: index + 2, cells })), roofTypes: [] },
          { now, attachments: folderAttachments(join(store.folder, 'in'), store.files) },
        ),
      )

  beforeAll(async () => {
    store = await openStore(kind)
    integrator = await store.as('integrator@girassol.demo')
    commercial = await store.as('commercial@girassol.demo', 'INT001')
    await mkdir(join(store.folder, 'in', 'manuais'), { recursive: true })
    await writeFile(join(store.folder, 'in', 'manuais', 'heliar.pdf'), pdf)
    await writeFile(join(store.folder, 'in', 'capa.dat'), png)
    await writeFile(join(store.folder, 'in', 'virus.pdf'), 'MZ not a pdf')
    await writeFile(join(store.folder, 'in', 'script.pdf'), unsafePdf('a script that runs on opening'))
    await writeFile(join(store.folder, 'in', 'fake.png'), aFakePng())
    await writeFile(join(store.folder, 'secret.pdf'), pdf)
  })
  afterAll(() => store.close())

  const detail = async (caller: Caller, code: string) =>
    (await caller(contract.showProduct, { params: { urlId: code } })).json() as contract.ProductDetailView
  const download = (caller: Caller, link: string, headers = {}) =>
    caller(contract.downloadFile, { params: parseLibraryLink(link) ?? { folder: '-', file: '-' } }, headers)
  const sheet = '/library/10010008/ficha-tecnica.pdf'

  test('STORE-015 STORE-019 every product with figures has a data sheet among its files, with name and link', async () => {
    const panel = await detail(integrator, '10010008')
    expect(panel.files).toEqual([{ nameFile: 'Ficha técnica', link: sheet }])
    expect((await detail(integrator, '10100003')).files).toHaveLength(1)
    expect((await detail(integrator, '20010005')).files).toHaveLength(1)
  })

  test('STORE-038 STORE-039 the link opens a PDF with a readable file name', async () => {
    const answer = await download(integrator, sheet)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'content-disposition': `attachment; filename="Ficha tecnica 10010008.pdf"; filename*=UTF-8''Ficha%20t%C3%A9cnica%2010010008.pdf`,
    })
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    expect(answer.rawPayload.subarray(-6).toString()).toContain('%%EOF')
  })

  test('STORE-038 changing any figure gives the sheet a new version', async () => {
    const { etag } = (await download(integrator, sheet)).headers
    expect((await download(integrator, sheet, { 'if-none-match': String(etag) })).statusCode).toBe(304)
    await store.db.updateTable('product').set({ weight_kg: '99' }).where('code', '=', '10010008').execute()
    expect((await download(integrator, sheet, { 'if-none-match': String(etag) })).statusCode).toBe(200)
  })

  test('STORE-038 C-140 an import stores the files and the picture of a product under a hash of their content', async () => {
    const row = aModuleRow({ files: 'Manual de instalação = manuais/heliar.pdf', IMG_CAPA: 'capa.dat' })
    expect(await importRow(row)).toMatchObject({ written: true, badRows: [] })
    const { files, IMG_CAPA } = await detail(integrator, '10010005')
    expect(files).toEqual([
      { nameFile: 'Ficha técnica', link: '/library/10010005/ficha-tecnica.pdf' },
      { nameFile: 'Manual de instalação', link: '/library/10010005/manual-de-instalacao.pdf' },
    ])
    const manual = await download(integrator, files[1]?.link ?? '')
    expect(manual.rawPayload.toString('latin1')).toMatch(/^%PDF-1\.7[\s\S]+\(um manual\)/)
    expect(manual.headers['content-disposition']).toContain('Manual de instalacao.pdf')
    expect(IMG_CAPA).toMatch(/^[0-9a-f]{32}\.png$/)
    const cover = await integrator(contract.showImage, { params: { name: IMG_CAPA } })
    expect(await sharp(cover.rawPayload).metadata()).toMatchObject({ format: 'png', width: 9, height: 40 })
  })

  test('STORE-038 a sheet from the manufacturer replaces the generated one', async () => {
    await importRow(aModuleRow({ files: 'Ficha técnica = manuais/heliar.pdf' }))
    expect((await detail(integrator, '10010005')).files).toHaveLength(1)
    const answer = await download(integrator, '/library/10010005/ficha-tecnica.pdf')
    expect(answer.rawPayload.toString('latin1')).toMatch(/^%PDF-1\.7[\s\S]+\(um manual\)/)
  })

  test.each([
    [{ files: 'Manual = nada.pdf' }, 'files: Manual: arquivo não encontrado'],
    [{ files: 'Manual = ../secret.pdf' }, 'files: Manual: arquivo fora da pasta'],
    [{ files: 'Manual = virus.pdf' }, 'files: Manual: use PDF, PNG, JPEG, WebP ou ZIP'],
    [{ files: 'Manual = script.pdf' }, `files: Manual: ${fileFaults.pdfWithScript}`],
    [{ IMG_CAPA: 'fake.png' }, `IMG_CAPA: ${fileFaults.pictureUnreadable}`],
    [{ files: 'A = capa.dat | a = capa.dat' }, 'files: dois arquivos com o mesmo nome'],
    [{ IMG_CAPA: 'manuais/heliar.pdf' }, 'IMG_CAPA: use PNG, JPEG ou WebP'],
    [{ IMG_CAPA: 'manuais' }, 'IMG_CAPA: arquivo não encontrado'],
  ])('C-140 SEC-015 %o is refused with its reason and nothing is written', async (cells, reason) => {
    const report = await importRow(aModuleRow(cells))
    expect(report).toMatchObject({ written: false, badRows: [{ line: 2, reasons: [reason] }] })
  })

  test('C-38 only staff can read the files of an internal product', async () => {
    expect((await download(integrator, '/library/10010001/ficha-tecnica.pdf')).statusCode).toBe(404)
    expect((await download(commercial, '/library/10010001/ficha-tecnica.pdf')).statusCode).toBe(200)
  })

  test('STORE-038 the sheet of a product that is no longer sold can still be read', async () => {
    await store.db.updateTable('product').set({ active: false }).where('code', '=', '10010009').execute()
    expect((await download(integrator, '/library/10010009/ficha-tecnica.pdf')).statusCode).toBe(200)
  })

  test.each([
    ['10010008', 'manual.pdf'],
    ['99999999', 'ficha-tecnica.pdf'],
    ['..', 'secret.pdf'],
    ['../../in/manuais', 'heliar.pdf'],
    ['10010008', '../../secret.pdf'],
  ])('STORE-038 the file %s %s does not exist', async (folder, file) => {
    const answer = await commercial(contract.downloadFile, { params: { folder, file } })
    expect(answer.statusCode).toBe(404)
  })

  test('STORE-038 technical files require access to the store', async () => {
    const financial = await store.as('financial@girassol.demo')
    expect((await download(financial, sheet)).statusCode).toBe(403)
    expect((await download(store.anonymous, sheet)).statusCode).toBe(401)
  })
})
