import { createHash } from 'node:crypto'
import { Writable } from 'node:stream'
import * as contract from '@girassol/contract/homologations'
import { changeUtility, listUtilities, type UtilityView } from '@girassol/contract/utilities'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testedDatabases } from '../../../database/test-database.ts'
import { readPdfDrawings, readPdfPages } from '../../../documents/test-pdf.ts'
import { readZipBytes } from '../../../documents/test-zip.ts'
import { noon } from '../../cart/test-shop.ts'
import { type HomologationDesk, openHomologationDesk, renata } from '../test-homologations.ts'

const fixedNames = [
  '01-diagrama-unifilar.pdf',
  '01-diagrama-unifilar.svg',
  '02-memorial-descritivo.pdf',
  '03-equipamentos.pdf',
  '03-equipamentos.csv',
  '04-formulario.pdf',
]
const printed = fixedNames.filter((name) => name.endsWith('.pdf'))

const bare = renata.document.replace(/\D/g, '')

describe.each(testedDatabases)('the pack of a homologation on %s', (kind) => {
  let desk: HomologationDesk
  const logged: string[] = []

  beforeAll(async () => {
    const logStream = new Writable({
      write: (chunk, _encoding, done) => {
        logged.push(String(chunk))
        done()
      },
    })
    desk = await openHomologationDesk(kind, { logStream })
  }, 120_000)
  afterAll(() => desk.close())
  beforeEach(async () => {
    desk.setNow(noon)
    await desk.db.deleteFrom('rate_limit').execute()
  })

  const download = async (id: number, of: 'today' | 'submitted' = 'today') => {
    const answer = await desk.integrator(contract.downloadPack, { params: { id }, query: { of } })
    expect(answer.statusCode, answer.body).toBe(200)
    return answer
  }
  const unpack = async (id: number) => readZipBytes((await download(id)).rawPayload)
  const part = (pack: ReadonlyMap<string, Buffer>, name: string): Buffer => {
    const bytes = pack.get(name)
    if (bytes === undefined) throw new Error(`no ${name} in ${[...pack.keys()]}`)
    return bytes
  }
  const pagesOf = (bytes: Buffer) => {
    const drawings = readPdfDrawings(bytes)
    return readPdfPages(bytes).map((lines, at) => [...lines, ...(drawings[at] ?? [])].join('\n'))
  }

  test('HOM-006 one ZIP has the documents in their order, datasheets, and a list of missing certificates', async () => {
    const { id } = await desk.complete()
    const answer = await download(id)
    expect(answer.headers['content-type']).toBe('application/zip')
    const pack = readZipBytes(answer.rawPayload)
    expect([...pack.keys()]).toEqual([
      ...fixedNames,
      '05-fichas-tecnicas/10010005-ficha-tecnica.pdf',
      '05-fichas-tecnicas/10100003-ficha-tecnica.pdf',
      '06-certificados/FALTANDO.txt',
      '07-procuracao.pdf',
    ])
    for (const name of [...pack.keys()].filter((each) => each.endsWith('.pdf')))
      expect(pagesOf(part(pack, name)).length, name).toBeGreaterThan(0)
    expect(part(pack, '06-certificados/FALTANDO.txt').toString()).toContain('Falta certificado: 10100003')
    expect(part(pack, '01-diagrama-unifilar.svg').toString()).toContain('data-role="inverter"')
    expect(part(pack, '03-equipamentos.csv').toString()).toContain('DEMO-0003/2026')
  })

  test('HOM-006 files of a product are in the pack; one that the storage has lost makes it a draft', async () => {
    const { id, version } = await desk.complete()
    const files = ['certificado-inmetro', 'manual'].map((name) => ({
      name,
      file: `${name}.pdf`,
      key: `library/${name}-${kind}.pdf`,
      contentType: 'application/pdf',
    }))
    const bytes = Buffer.from('%PDF-1.7')
    for (const { key, contentType } of files) await desk.deps.ports.files.put({ key, bytes, contentType })
    const product = desk.db.updateTable('product').where('code', '=', '10100003')
    try {
      await product.set({ files: JSON.stringify(files) }).execute()
      expect([...(await unpack(id)).keys()].slice(6)).toEqual([
        '05-fichas-tecnicas/10010005-ficha-tecnica.pdf',
        '05-fichas-tecnicas/10100003-manual.pdf',
        '06-certificados/10100003-certificado-inmetro.pdf',
        '06-certificados/FALTANDO.txt',
        '07-procuracao.pdf',
      ])
      for (const { key } of files) await desk.deps.ports.files.remove(key)
      const pack = await unpack(id)
      expect(part(pack, '05-fichas-tecnicas/FALTANDO.txt').toString()).toContain('Falta ficha técnica: 10100003')
      expect(pagesOf(part(pack, '02-memorial-descritivo.pdf')).join()).toContain('RASCUNHO')
      const body = { status: 'SUBMITTED', protocol: '1', date: '2026-11-23', version } as const
      expect((await desk.tryToMove(id, body)).json()).toMatchObject({
        statusCode: 409,
        reason: 'packIncomplete',
        details: { missing: [{ part: 'INVERTER_DATASHEET', code: '10100003' }] },
      })
    } finally {
      await product.set({ files: '[]' }).execute()
    }
  })

  test('HOM-007 with anything missing every page says RASCUNHO and what is missing; without, none does', async () => {
    const complete = await desk.complete()
    const whole = await unpack(complete.id)
    for (const name of printed)
      for (const page of pagesOf(part(whole, name))) expect(page, name).not.toMatch(/RASCUNHO|Falta/)
    const draft = await desk.edit(complete, { technician: { name: null, register: null, responsibility: null } })
    const pack = await unpack(draft.id)
    for (const name of printed)
      for (const page of pagesOf(part(pack, name))) {
        expect(page, name).toContain('RASCUNHO')
        expect(page, name).toMatch(/responsável técnico/)
      }
  })

  test('HOM-006 C-178 the ZIP of the submission is stored with its hash and stays as it was', async () => {
    const submitted = await desk.submitted()
    const first = (await download(submitted.id, 'submitted')).rawPayload
    expect(createHash('sha256').update(first).digest('hex')).toBe(submitted.submittedPack?.sha256)
    await desk.edit(submitted, { breakerA: 63 })
    expect((await download(submitted.id, 'submitted')).rawPayload.equals(first)).toBe(true)
    expect(pagesOf(part(await unpack(submitted.id), '02-memorial-descritivo.pdf')).join()).toContain('63 A')
    const unsent = await desk.create()
    const answer = await desk.integrator(contract.downloadPack, {
      params: { id: unsent.id },
      query: { of: 'submitted' },
    })
    expect(answer.statusCode).toBe(404)
  })

  test('HOM-014 the form has the fields of the own utility, in its order', async () => {
    const administrator = await desk.as('administrator@girassol.demo')
    const utilities: UtilityView[] = (await administrator(listUtilities)).json()
    const setForm = async (name: string, form: UtilityView['form']) => {
      const { id, ...utility } = utilities.find((each) => each.name === name) as UtilityView
      const answer = await administrator(changeUtility, { params: { id }, body: { ...utility, form } as never })
      expect(answer.statusCode, answer.body).toBe(200)
      return id
    }
    const first = await setForm('Copel', [
      { label: 'Número da UC', source: 'consumerUnit' },
      { label: 'Documento do cliente', source: 'holder.document' },
    ])
    const second = await setForm('Light', [{ label: 'Código da instalação', source: 'consumerUnit' }])
    const complete = await desk.edit(await desk.complete(), { utilityId: first })
    const page = async () => pagesOf(part(await unpack(complete.id), '04-formulario.pdf')).join('\n')
    const text = await page()
    expect(text).toMatch(/Número da UC[\s\S]*4\.001\.882[\s\S]*Documento do cliente[\s\S]*529\.982\.247-25/)
    await desk.edit(await desk.read(complete.id), { utilityId: second })
    expect(await page()).toMatch(/Código da instalação[\s\S]*4\.001\.882/)
    expect(await page()).not.toContain('Número da UC')
  })

  test('HOM-008 HOM-012 the diagram and the memorial are files of their own; a kit changed by hand has no diagram', async () => {
    const { id, source } = await desk.complete()
    const params = { id }
    const svg = await desk.integrator(contract.showDiagram, { params })
    expect([svg.statusCode, svg.headers['content-type']]).toEqual([200, 'image/svg+xml'])
    expect(svg.body).toContain('data-ref="10100003"')
    const sheet = await desk.integrator(contract.downloadDiagram, { params })
    expect([sheet.headers['content-type'], pagesOf(sheet.rawPayload).length]).toEqual(['application/pdf', 1])
    const memorial = await desk.integrator(contract.downloadMemorial, { params })
    expect(pagesOf(memorial.rawPayload).join()).toContain('Paulo Siqueira Reis')
    await desk.db
      .updateTable('order_item')
      .set({ quantity: 9, kit_quantity: 9 })
      .where('order_id', '=', source?.id ?? 0)
      .where('product_code', '=', '10010005')
      .execute()
    for (const endpoint of [contract.showDiagram, contract.downloadDiagram])
      expect((await desk.integrator(endpoint, { params })).json()).toMatchObject({ reason: 'nothingToDraw' })
    expect((await desk.read(id)).missing.map(({ part: missing }) => missing)).toEqual(['KIT'])
  })

  test('HOM-016 another seller finds no document, and the requester roles read those of the selected one', async () => {
    const { id } = await desk.complete()
    const params = { id }
    const other = await desk.as('integrator2@girassol.demo')
    const staff = await desk.as('commercial@girassol.demo', 'INT001')
    const statuses = async (call: typeof other) => [
      (await call(contract.downloadPack, { params, query: {} })).statusCode,
      (await call(contract.showDiagram, { params })).statusCode,
      (await call(contract.downloadMemorial, { params })).statusCode,
      (await call(contract.downloadDiagram, { params })).statusCode,
    ]
    expect(await statuses(other)).toEqual([404, 404, 404, 404])
    expect(await statuses(staff)).toEqual([200, 200, 200, 200])
  })

  test('C-178 with units that receive credits their list is in the pack, and without them it is gone', async () => {
    const creditUnits = [
      { consumerUnit: '4.002.111.222', share: 62.25 },
      { consumerUnit: '4.002.111.333', share: 37.75 },
    ]
    const shared = await desk.edit(await desk.complete(), { creditUnits })
    expect(shared.creditUnits).toEqual(creditUnits)
    const pack = await unpack(shared.id)
    expect([...pack.keys()].slice(-2)).toEqual(['07-procuracao.pdf', '08-unidades-de-credito.pdf'])
    expect(pagesOf(part(pack, '08-unidades-de-credito.pdf')).join()).toMatch(
      /4\.002\.111\.222[\s\S]*62,25%[\s\S]*100,00%/,
    )
    expect(pagesOf(part(pack, '07-procuracao.pdf')).join()).toContain('Paulo Siqueira Reis')
    const alone = await desk.edit(shared, { creditUnits: [] })
    expect([alone.creditUnits, (await unpack(alone.id)).has('08-unidades-de-credito.pdf')]).toEqual([[], false])
  })

  test('HOM-016 CPF, CNPJ and consumer unit are in no log, no audit and no notice', async () => {
    logged.length = 0
    const submitted = await desk.submitted()
    const unit = submitted.consumerUnit ?? ''
    const credited = '4.009.777.555'
    await desk.tryToEdit(submitted.id, { creditUnits: [{ consumerUnit: credited, share: 99 }], version: 1 })
    const company = await desk.edit(submitted, {
      holder: { ...renata, document: '11.222.333/0001-81' },
      creditUnits: [{ consumerUnit: credited, share: 100 }],
    })
    await desk.tryToEdit(company.id, {
      consumerUnit: unit,
      holder: { ...renata, document: '529.982' },
      version: 1,
    } as never)
    await desk.tryToMove(company.id, { status: 'CONNECTED', date: '2026-11-23', version: company.version })
    await download(company.id)
    const rows = await Promise.all([
      desk.db.selectFrom('audit_entry').selectAll().where('subject_kind', '=', 'homologation').execute(),
      desk.db.selectFrom('notification').selectAll().where('title', 'like', 'Homologação%').execute(),
      desk.db.selectFrom('security_event').selectAll().execute(),
    ])
    expect(rows.flat().length).toBeGreaterThan(0)
    expect(logged.join('')).toContain('GET /homologations/:id/pack')
    const written = logged.join('') + JSON.stringify(rows)
    for (const secret of [
      bare,
      renata.document,
      '11222333000181',
      '11.222.333/0001-81',
      unit,
      unit.replace(/\D/g, ''),
      credited,
    ])
      expect(written).not.toContain(secret)
  })
})
