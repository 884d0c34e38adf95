import { describe, expect, test } from 'vitest'
import { aMicroinverter, anInverter } from '../generator/test-examples.ts'
import { writeSvg } from '../shared/svg.ts'
import type { DiagramFacts, DiagramKit } from './diagram-facts.ts'
import { drawDiagram } from './draw-diagram.ts'
import { aSizedKit, countByRole, findByRole, listElements, someFacts, textsIn } from './test-diagrams.ts'
import { findEscapes, findOverlaps } from './test-text-places.ts'

const draw = (kit: DiagramKit, change: Partial<DiagramFacts> = {}) => drawDiagram({ facts: someFacts(kit, change) })

/** One inverter of 5 kW with 10 modules in one string, and its box. */
const small = () => aSizedKit({ inverter: anInverter(), powerKwp: 5.5 }).kit
const string = (strings: number, modulesPerString: number) => ({ strings, modulesPerString })

/** Twenty kilowatts in three phases, three MPPTs, protected inside. */
const large = anInverter({ pacNomW: 20_000, phases: 3, nMppt: 3, stringsPerMppt: 2, dcProtectionIntegrated: true })
const threeOf = (count: number): DiagramKit => ({
  ...small(),
  inverter: { code: '10100009', name: 'Inversor VOLTARA VT-20K-T 20,00kW trifásico 380V', figures: large },
  loads: [{ count, mppts: [string(1, 14), string(2, 13)] }],
  items: [{ code: '10500015', quantity: count, name: 'Quadro de proteção CA trifásico 63A DPS II' }],
})

describe('the parts of a single-line diagram', () => {
  test('HOM-008 a string kit has its array, strings, box, inverter, board, meter, grid and ground', () => {
    const drawing = draw(small())
    const parts = ['array', 'string', 'string-box', 'inverter', 'ac-board', 'transformer', 'meter', 'grid', 'ground']
    expect(parts.map((role) => countByRole(drawing, role))).toEqual([10, 1, 1, 1, 1, 0, 1, 1, 1])
    const codes = ['array', 'string-box', 'inverter', 'ac-board', 'ground'].map(
      (role) => findByRole(drawing, role)[0]?.attributes['data-ref'],
    )
    expect(codes).toEqual(['10010005', '10500001', '10100003', '10500012', '10400007'])
  })

  test('HOM-008 a transformer of the kit is drawn between the bus and the main board', () => {
    const transformer = { code: '10700006', kva: 75, inputV: 380, outputV: 220 }
    const drawing = draw({ ...threeOf(3), transformer })
    const [drawn] = findByRole(drawing, 'transformer')
    expect(drawn?.attributes).toMatchObject({ 'data-ref': '10700006', 'data-count': 1 })
    expect(drawn && textsIn(drawn)).toEqual(['Transformador', '75 kVA', '380/220 V'])
    expect(textsIn(drawing)).toContain('Transformador e QDG')
  })

  test('HOM-008 a board that a designer has to specify is not drawn, and a note says so', () => {
    const kit = threeOf(1)
    const drawing = draw({ ...kit, items: [] })
    expect(findByRole(drawing, 'ac-board')).toEqual([])
    expect(textsIn(drawing)).toContain('2. CA: quadro e seção dos condutores a definir pelo responsável técnico.')
  })

  test('HOM-009 vector D001 shows its highest voltage, 477,9 V', () => {
    const { kit } = aSizedKit({
      module: {
        pmaxW: 441,
        vocV: 38.8,
        iscA: 14.37,
        vmpV: 32.3,
        impA: 13.64,
        betaVocPctPerK: -0.241,
        alphaIscPctPerK: 0.04,
        gammaPmaxPctPerK: -0.296,
      },
      inverter: anInverter({ type: 'HYBRID', pacNomW: 4604, vdcMaxV: 480, mpptMinV: 180, mpptMaxV: 480 }),
      tMinC: 14,
      tCellMaxC: 68,
      siteMaxV: 1500,
      powerKwp: 10.19,
    })
    const voltages = findByRole(draw(kit), 'string').map((element) => textsIn(element)[1])
    expect(voltages).toEqual(['Voc máx 477,9 V · Isc 14,37 A', 'Voc máx 438,1 V · Isc 14,37 A'])
  })

  test('HOM-009 arrays, inverter, board and conductors have the figures of the kit', () => {
    const texts = textsIn(
      draw(threeOf(3), { connection: { supply: 'TRI_220_380', breakerA: 200, utility: 'Enel SP' } }),
    )
    for (const text of [
      'Arranjo 1 · 1 × 14 + 2 × 13 módulos × 550 W',
      '40 × 550 W = 22,00 kWp',
      'String 1.1 · 14 em série',
      'Inversor 2 · VT-20K-T',
      '20,00 kW · 3F · 380 V',
      'Quadro CA 3 · 63 A',
      '3F 380 V · DPS II',
      '200 A',
      '3F + N',
      '66,00 kWp',
      '60,00 kW',
      'Enel SP',
    ]) {
      expect(texts).toContain(text)
    }
    expect(textsIn(draw(small()))).toContain('2 × 4 mm²')
  })

  test('HOM-009 strings that need fuses have them, and a note; others have none', () => {
    const fused: DiagramKit = {
      ...small(),
      inverter: { ...small().inverter, figures: anInverter({ stringsPerMppt: 4 }) },
      loads: [{ count: 1, mppts: [string(3, 8), string(1, 8)] }],
    }
    const boxed = { ...fused, items: [{ code: '10500003', quantity: 1, name: 'String box CC 4E/4S DPS II' }] }
    const fuses = (kit: DiagramKit) =>
      listElements(draw(kit))
        .filter(({ attributes }) => attributes['data-part'] === 'dc-cable' || attributes['data-role'] === 'string-box')
        .flatMap(listElements)
        .filter(({ attributes }) => attributes['data-part'] === 'fuse')
    expect([fused, boxed, small()].map((kit) => fuses(kit).length)).toEqual([3, 3, 0])
    expect(textsIn(draw(fused)).join(' ')).toContain('Fusíveis gPV nos dois polos.')
    expect(textsIn(draw(small())).join(' ')).not.toContain('Fusíveis')
  })
})

describe('many things on one sheet', () => {
  test('HOM-010 a microinverter kit has its branches with every unit, the free inputs of the last one too', () => {
    const { kit, sizing } = aSizedKit({ inverter: aMicroinverter(), powerKwp: 9.9 })
    expect([sizing.modules, sizing.inverters, sizing.warnings]).toEqual([18, 5, ['MICRO_PARCIAL']])
    const drawing = draw(kit)
    const branches = listElements(drawing).filter(({ attributes }) => attributes['data-part'] === 'branch')
    expect(branches.map(({ attributes }) => attributes['data-count'])).toEqual([3, 2])
    expect(findByRole(drawing, 'inverter').map(({ attributes }) => attributes.id)).toEqual([
      'r1-u1',
      'r1-u2',
      'r1-u3',
      'r2-u1',
      'r2-u2',
    ])
    expect(['array', 'string', 'inverter', 'ac-board'].map((role) => countByRole(drawing, role))).toEqual([
      18, 18, 5, 2,
    ])
    expect(textsIn(drawing)).toContain('2 entradas livres')
  })

  test('HOM-010 more than six microinverters are one row a branch, and more than six branches are one', () => {
    const micro = (count: number): DiagramKit => {
      const { kit } = aSizedKit({ inverter: aMicroinverter(), powerKwp: 8.8 })
      const four = Array.from({ length: 4 }, () => string(1, 1))
      return { ...kit, loads: [{ count, mppts: four }] }
    }
    const nine = draw(micro(9))
    expect(textsIn(nine)).toContain('3 microinversores')
    expect(findByRole(nine, 'inverter').map(({ attributes }) => attributes['data-count'])).toEqual([3, 3, 3])
    const thirty = draw(micro(30))
    expect(textsIn(thirty)).toContain('× 10 ramais · 3 microinversores · 6,00 kW')
    expect(['array', 'inverter', 'ac-board'].map((role) => countByRole(thirty, role))).toEqual([120, 30, 10])
    expect(findByRole(thirty, 'inverter')).toHaveLength(1)
  })

  test('HOM-010 unlike strings of one inverter are drawn apart, whatever has to be merged', () => {
    const rows = (count: number) =>
      findByRole(draw(threeOf(count)), 'string').map((element) => [
        element.attributes.id,
        element.attributes['data-count'],
        textsIn(element)[0],
      ])
    expect(rows(1)).toEqual([
      ['i1-s1', 1, 'String 1.1 · 14 em série'],
      ['i1-s2', 1, 'String 1.2 · 13 em série'],
      ['i1-s3', 1, 'String 1.3 · 13 em série'],
    ])
    expect(rows(6).slice(0, 2)).toEqual([
      ['i1-s1', 1, 'String 1.1 · 14 em série'],
      ['i1-s2', 2, '2 × 13 em série'],
    ])
    expect(rows(6)).toHaveLength(12)
  })

  test('HOM-010 eight equal inverters are one with their number', () => {
    const drawing = draw(threeOf(8))
    const [only, ...others] = findByRole(drawing, 'inverter')
    expect(others).toEqual([])
    expect(only?.attributes['data-count']).toBe(8)
    expect(only && textsIn(only)).toContain('Inversor VT-20K-T × 8')
    expect(['array', 'string', 'ac-board'].map((role) => countByRole(drawing, role))).toEqual([320, 24, 8])
  })

  test('HOM-010 six inverters are drawn, and of seven in two groups the larger group is one', () => {
    expect(findByRole(draw(threeOf(6)), 'inverter')).toHaveLength(6)
    const two = { ...threeOf(1), loads: [4, 3].map((count) => ({ count, mppts: [string(1, 10 + count)] })) }
    const counts = findByRole(draw(two), 'inverter').map(({ attributes }) => attributes['data-count'])
    expect(counts).toEqual([4, 1, 1, 1])
  })
})

describe('the file of a single-line diagram', () => {
  const hostile = '<script>alert("&")</script>'

  test('HOM-011 texts are never markup, and nothing is loaded from elsewhere', () => {
    const facts = someFacts(small())
    const block = { ...facts.block, holder: hostile, address: `${hostile}&` }
    const text = writeSvg(draw({ ...small(), module: { ...small().module, name: hostile } }, { ...facts, block }))
    expect(text).toContain('&lt;script&gt;alert(&quot;&amp;&quot;)&lt;/script&gt;')
    expect(text).not.toContain('<script')
    expect(text.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:|href|url\(|<image|<use|\son\w+=/i)
  })

  test('HOM-011 has a title and a description, which say what is missing', () => {
    const text = writeSvg(draw(small(), { missing: ['responsável técnico', 'ART ou TRT'] }))
    expect(text).toContain(
      '<title id="title">Diagrama unifilar: 5,50 kWp, 1 inversor VT-5K-M, 1 string de 10 módulos</title>',
    )
    expect(text).toContain('aria-labelledby="title" aria-describedby="description"')
    expect(text).toMatch(
      /<desc id="description">Da esquerda para a direita: 1 string de 10 módulos de 550 W, Voc máxima 532,5 V; string box;/,
    )
    expect(text).toContain('Rascunho. Falta: responsável técnico, ART ou TRT.</desc>')
  })

  test('HOM-011 the same facts make the same bytes, with ids from the places', () => {
    expect(writeSvg(draw(threeOf(3)))).toBe(writeSvg(draw(threeOf(3))))
    const ids = listElements(draw(threeOf(3))).flatMap(({ attributes }) => attributes.id ?? [])
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ['i2-s1', 'i3-array', 'b3', 'i1-dc', 'm1', 'g1', 'pe', 'bus', 'title-block']) {
      expect(ids).toContain(id)
    }
  })

  test('HOM-011 two sheets of one page have no id in common', () => {
    const ids = ['sheet1', 'sheet2'].flatMap((name) =>
      listElements(drawDiagram({ facts: someFacts(small()), name })).flatMap(({ attributes }) => attributes.id ?? []),
    )
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toContain('sheet2-i1-s1')
  })

  test('HOM-007 a draft has its mark and the list of what is missing, a complete sheet has neither', () => {
    const missing = ['responsável técnico', 'ART ou TRT']
    const facts = someFacts(small())
    const block = { ...facts.block, technician: null, register: null, responsibility: null }
    const draft = writeSvg(draw(small(), { missing, block }))
    expect(draft).toMatch(/data-part="draft"[^>]*aria-hidden="true">RASCUNHO</)
    expect(draft).toContain('3. RASCUNHO. Falta: responsável técnico, ART ou TRT.')
    expect(draft).toContain('Não informado · esboço comercial')
    const complete = writeSvg(draw(small()))
    expect(complete).not.toMatch(/RASCUNHO|Falta|esboço/)
    expect(complete).toContain('O responsável técnico responde pelo projeto (NBR 16690, NBR 5410).')
  })

  test.each([1, 2, 3, 4, 5, 6, 8])(
    'HOM-009 the texts of %i inverters neither overlap nor leave their cell',
    (count) => {
      const single = { ...threeOf(count), loads: [{ count, mppts: [string(1, 12)] }] }
      for (const kit of [threeOf(count), single]) {
        expect([findOverlaps(draw(kit)), findEscapes(draw(kit))]).toEqual([[], []])
      }
    },
  )

  test('HOM-008 the products of a sheet have their whole code', () => {
    const { kit } = aSizedKit({ inverter: anInverter(), powerKwp: 7.7 })
    const texts = textsIn(draw(kit))
    for (const code of ['10010005', '10100003', '10500002', '10500012']) expect(texts).toContain(code)
    expect(texts.filter((text) => text.endsWith('…'))).toEqual([])
  })

  test('HOM-009 long names are cut to their cell', () => {
    const long = 'Companhia de Distribuição de Energia Elétrica do Sudoeste do Estado'.repeat(2)
    const facts = someFacts(small())
    const block = { ...facts.block, holder: long, address: long, integrator: long, technician: long, register: long }
    const connection = { supply: 'TRI_127_220' as const, breakerA: 1000, utility: long }
    const drawing = draw(
      { ...small(), inverter: { ...small().inverter, name: `Inversor ${long}` } },
      { block, connection, missing: [long, long] },
    )
    expect([findOverlaps(drawing), findEscapes(drawing)]).toEqual([[], []])
    expect(textsIn(drawing).filter((text) => text.endsWith('…')).length).toBeGreaterThan(5)
  })
})
