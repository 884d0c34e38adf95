import { defaultGeneratorSettings } from '@girassol/domain/generator'
import { type PackFacts, type PackFormField, toPackFacts } from '@girassol/domain/homologation-pack'
import { writeSvg } from '@girassol/domain/shared'
import { describe, expect, test } from 'vitest'
import { readPdfDrawings, readPdfPages } from '../../documents/test-pdf.ts'
import { drawCreditUnits } from './draw-credit-units.ts'
import { drawDiagramPaper, drawPackDiagram } from './draw-diagram-paper.ts'
import { drawForm } from './draw-form.ts'
import { drawLetter } from './draw-letter.ts'
import { drawMemorial } from './draw-memorial.ts'
import { drawEquipmentList, writeEquipmentCsv } from './equipment-list.ts'
import { aDraft, aPack, aProduct, aWorkedKit } from './test-packs.ts'

const generator = defaultGeneratorSettings
const fields: readonly PackFormField[] = [
  { label: 'Nome completo', source: 'holder.name' },
  { label: 'CPF/CNPJ', source: 'holder.document' },
  { label: 'CEP da obra', source: 'site.postalCode' },
  { label: 'Potência instalada', source: 'kit.powerKwp' },
]

const documents = {
  diagram: (pack: PackFacts) => drawDiagramPaper(pack, generator),
  memorial: (pack: PackFacts) => drawMemorial(pack, { generator, loadFactor: 0.92 }),
  equipment: (pack: PackFacts) => drawEquipmentList(pack),
  form: (pack: PackFacts) => drawForm(pack, fields, generator),
  letter: (pack: PackFacts) => drawLetter(pack),
  creditUnits: (pack: PackFacts) => drawCreditUnits(pack),
}

/** The texts of each page, those of its drawing too. */
const read = async (name: keyof typeof documents, pack: PackFacts): Promise<readonly string[]> => {
  const bytes = await documents[name](pack)
  const drawn = readPdfDrawings(bytes)
  return readPdfPages(bytes).map((lines, page) => [...lines, ...(drawn[page] ?? [])].join('\n'))
}

const readAll = async (name: keyof typeof documents, pack: PackFacts): Promise<string> =>
  (await read(name, pack)).join('\n')

const names = Object.keys(documents) as (keyof typeof documents)[]

describe('a pack as a draft', () => {
  test.each(names)('HOM-007 every page of the %s says that it is a draft and what is missing', async (name) => {
    const pages = await read(name, aDraft())
    expect(pages.length).toBeGreaterThan(0)
    for (const page of pages) {
      expect(page).toContain('RASCUNHO. Falta: disjuntor geral, responsável técnico, ART ou TRT.')
    }
  })

  test.each(names)('HOM-007 the %s of a complete pack says neither', async (name) => {
    expect(await readAll(name, aPack())).not.toMatch(/RASCUNHO|Falta/)
  })

  test('HOM-007 a list of everything that may be missing is on every page, whole', async () => {
    const pack = toPackFacts({
      ...aPack(),
      site: { ...aPack().site, street: null },
      connection: { supply: null, breakerA: null, utility: null },
      consumerUnit: null,
      holder: { name: null, document: null, email: null, phone: null },
      technician: { name: null, register: null, responsibility: null },
      light: 'RED',
      products: [aProduct({ inmetro: null, hasDatasheet: false }), aProduct({ kind: 'MODULE', hasDatasheet: false })],
    })
    expect(pack.missing).toHaveLength(12)
    for (const name of names) {
      const text = (await readAll(name, pack)).replaceAll('\n', ' ')
      for (const part of pack.missing) expect(text).toContain(part.name)
    }
  })

  test('HOM-006 a kit that was changed by hand has no diagram, and the papers ask for another sizing', async () => {
    const pack = aPack({ kit: null })
    expect(drawPackDiagram(pack, generator)).toBeNull()
    expect(pack.missing.map(({ part }) => part)).toEqual(['KIT'])
    expect((await readAll('diagram', pack)).replaceAll('\n', ' ')).toContain('Dimensione o gerador outra vez.')
    expect(await readAll('memorial', pack)).toContain('O gerador precisa ser dimensionado outra vez.')
  })
})

describe('the diagram of a pack', () => {
  test('HOM-006 is one A3 sheet with the words of its SVG', async () => {
    const pack = aPack()
    const bytes = Buffer.from(await documents.diagram(pack)).toString('latin1')
    expect(bytes).toMatch(/MediaBox \[0 0 1190\.55 841\.89\]/)
    const drawing = drawPackDiagram(pack, generator)
    const written = drawing === null ? '' : writeSvg(drawing)
    const pages = await read('diagram', pack)
    expect(pages).toHaveLength(1)
    for (const text of ['Voc máx 534,3 V', 'Quadro CA 1 · 40 A', 'CPFL Paulista', 'Renata Figueiredo Lopes']) {
      expect(written).toContain(text)
      expect(pages[0]).toContain(text)
    }
  })
})

describe('the descriptive memorial', () => {
  test('HOM-012 states site, load, generator, strings, protections, earthing, limit, yield and norms', async () => {
    const text = await readAll('memorial', aPack({ kit: aWorkedKit(1) }))
    for (const part of [
      'Renata Figueiredo Lopes',
      '529.982.247-25',
      'Rua das Acácias, 318, Centro, Campinas, SP · CEP 13010-000',
      'Bifásica 127/220 V (2F + N)',
      '9,35 kW = 2 × 127 V × 40 A × 0,92',
      '7,61 kWp',
      '13 × Módulo TROPIS 585 W bifacial TOPCon 144C · 10010008',
      '1 × Inversor VOLTARA VT-6K-M 6,08 kW monofásico 220 V · 10100004',
      '6,08 kW · 1F · 220 V',
      '1 × String box CC 2E/2S 1040 V 32 A DPS II',
      '1 × Quadro proteção CA monofásico 40 A DPS II · 40 A',
      '2 × 4 mm² por string',
      'Cabo cobre 6 mm² 750 V verde/amarelo',
      'Microgeração distribuída: até 75 kW',
      '7.251 kWh (estimativa)',
      'ABNT NBR 16690',
      'Lei 14.300/2022',
      'CREA-SP 5061873',
      'O responsável técnico que assina responde pelo projeto.',
    ]) {
      expect(text).toContain(part)
    }
  })

  test('HOM-012 another kit changes diagram, memorial and list alike', async () => {
    const kits = [0, 4, 6].map((at) => aWorkedKit(at))
    for (const kit of kits) {
      const pack = aPack({ kit })
      const power =
        (kit.loads.reduce(
          (sum, { count, mppts }) =>
            sum + count * mppts.reduce((of, { strings, modulesPerString }) => of + strings * modulesPerString, 0),
          0,
        ) *
          kit.module.figures.pmaxW) /
        1000
      const printed = `${power.toFixed(2).replace('.', ',')} kWp`
      expect(await readAll('diagram', pack)).toContain(printed)
      expect(await readAll('memorial', pack)).toContain(printed)
      const list = await readAll('equipment', pack)
      const others = kits.filter((each) => each !== kit)
      expect(list).toContain(kit.inverter.code)
      for (const { inverter } of others) expect(list).not.toContain(inverter.code)
    }
  })

  test('HOM-012 above 75 kW the limit is that of minigeneration', async () => {
    expect(await readAll('memorial', aPack({ kit: aWorkedKit(5) }))).toContain(
      'Minigeração distribuída: acima de 75 kW',
    )
  })
})

describe('the equipment list', () => {
  const products = [
    aProduct({ code: '10100001', inmetro: { number: '000001/2024', validUntil: '2026-11-21' } }),
    aProduct({ code: '10100002', inmetro: { number: '000002/2024', validUntil: '2026-11-20' } }),
    aProduct({ code: '10100003', inmetro: null }),
    aProduct({ code: '10010005', kind: 'MODULE', inmetro: null }),
    aProduct({ code: '10200001', kind: 'OTHER', inmetro: null, name: '=Grampo' }),
  ]

  test('HOM-013 shows the registration, and marks one that is missing or past its last day', async () => {
    const text = await readAll('equipment', aPack({ products }))
    const lineOf = (code: string) => text.split('\n').find((line) => line.startsWith(code)) ?? ''
    expect(lineOf('10100001')).toContain('000001/2024Válido até 21/11/2026')
    expect(lineOf('10100002')).toContain('000002/2024Registro vencido')
    expect(lineOf('10100003')).toContain('Sem registro')
    expect(lineOf('10010005')).toContain('Sem registro')
    expect(lineOf('10200001')).not.toMatch(/Sem registro|Válido/)
  })

  test('HOM-006 HOM-013 the CSV has the same products, and no cell is a formula', async () => {
    const csv = new TextDecoder().decode(await writeEquipmentCsv(aPack({ products })))
    const rows = csv.trim().split('\r\n')
    expect(rows).toHaveLength(6)
    expect(rows[1]).toMatch(/^10010005;.*;Módulo;1;;;Sem registro$/)
    expect(rows[2]).toMatch(/;000001\/2024;21\/11\/2026;Válido$/)
    expect(rows[3]).toMatch(/;000002\/2024;20\/11\/2026;Registro vencido$/)
    expect(rows[5]).toMatch(/^10200001;'=Grampo;/)
  })
})

describe('the papers that the holder signs', () => {
  const inOneLine = async (name: keyof typeof documents, pack: PackFacts) =>
    (await readAll(name, pack)).replaceAll(/\s+/g, ' ')

  test('C-178 the letter of authority names holder, technician, unit and utility, from the fields of the pack', async () => {
    const text = await inOneLine('letter', aPack())
    for (const part of [
      'Renata Figueiredo Lopes nomeia Eng. Paulo Siqueira Reis seu procurador',
      '529.982.247-25',
      'CREA-SP 5061873',
      '4.001.882.317',
      'CPFL Paulista',
      'Campinas, SP, 21/11/2026.',
      'Titular da unidade consumidora',
    ])
      expect(text).toContain(part)
    const company = { ...aPack().holder, document: '11222333000181' }
    expect(await inOneLine('letter', aPack({ holder: company }))).toContain('Representante legal do titular')
  })

  test('C-178 the list has every unit with its part, and the sum', async () => {
    const creditUnits = Array.from({ length: 50 }, (_, at) => ({ consumerUnit: `4.002-${at + 1}`, share: 2 }))
    const text = await inOneLine('creditUnits', aPack({ creditUnits }))
    for (const { consumerUnit } of creditUnits) expect(text).toContain(consumerUnit)
    expect(text).toMatch(/Soma ?100,00%/)
  })
})

describe('the form of a utility', () => {
  const noSpaces = (lines: readonly string[]): string => lines.join('').replaceAll(' ', '')

  test('HOM-014 has the fields of the utility in its order, filled from the pack', async () => {
    const text = (await readAll('form', aPack())).split('\n')
    expect(text.filter((line) => fields.some(({ label }) => line.startsWith(label)))).toHaveLength(fields.length)
    const inOrder = ['RenataFigueiredoLopes', '529.982.247-25', '13010-000', '5,50kWp'].map((value) =>
      noSpaces(text).indexOf(value),
    )
    expect(inOrder).not.toContain(-1)
    expect(inOrder).toEqual(inOrder.toSorted((a, b) => a - b))
  })

  test('HOM-014 another utility has another form, and a datum that is not known is a dash', async () => {
    const other: readonly PackFormField[] = [
      { label: 'ART', source: 'technician.responsibility' },
      { label: 'Instalação', source: 'consumerUnit' },
    ]
    const lines = readPdfPages(await drawForm(aDraft(), other, generator)).flat()
    expect(noSpaces(lines)).toMatch(/ART-Instalação4\.001\.882\.317/)
    expect(lines.join()).not.toContain('Nome completo')
  })

  test('HOM-014 a utility without fields says so', async () => {
    const lines = readPdfPages(await drawForm(aPack(), [], generator))
      .flat()
      .join(' ')
    expect(lines).toContain('A distribuidora ainda não tem campos de formulário cadastrados.')
  })
})
