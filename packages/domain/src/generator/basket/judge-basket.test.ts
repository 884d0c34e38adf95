import { describe, expect, it } from 'vitest'
import type { KitInverter } from '../inverter.ts'
import { aMicroinverter, aModule, anInverter } from '../test-examples.ts'
import type { Basket, BasketSite } from './basket.ts'
import { judgeBasket } from './judge-basket.ts'

/** Structure, cable, string box and AC board: nothing is missing. */
const accessories = ['10300001', '10400001', '10500001', '10500011', '10400008']
const site: BasketSite = { uf: 'GO', roofTypeId: 1 }

const modules = (quantity: number, change = {}) => ({ name: 'HELIAR 550 W', module: aModule(change), quantity })
const inverters = (quantity: number, inverter: KitInverter = anInverter()) => ({
  name: 'VT-5K-M',
  inverter,
  quantity,
})
const basket = (change: Partial<Basket> = {}): Basket => ({
  modules: [modules(10)],
  inverters: [inverters(1)],
  codes: accessories,
  ...change,
})
const judged = (change: Partial<Basket>, at: BasketSite = site) => {
  const verdict = judgeBasket(basket(change), at)
  return [verdict?.light, ...(verdict?.remarks ?? []).map(({ text }) => text)]
}

describe('judgeBasket', () => {
  it('WIZ-001 C-23 ten modules in one string on one inverter, with all accessories, are green', () => {
    expect(judged({})).toEqual(['GREEN'])
  })

  it('WIZ-001 C-23 is empty before there are modules and inverters', () => {
    expect(judgeBasket(basket({ modules: [] }), site)).toBeNull()
    expect(judgeBasket(basket({ inverters: [] }), site)).toBeNull()
  })

  it('C-23 two modules are too few for the lowest voltage, and the remark shows how many are enough', () => {
    expect(judged({ modules: [modules(2)] })).toEqual([
      'RED',
      'Este inversor precisa de pelo menos 8 destes módulos, e são 2',
    ])
  })

  it('C-23 modules above the power of the inverter are red, at any number of strings', () => {
    expect(judged({ modules: [modules(15)] })).toEqual([
      'RED',
      'Os módulos somam 8,25 kWp, 165% da potência dos inversores; o limite é 150%',
    ])
    expect(judged({ modules: [modules(15)], inverters: [inverters(2)] })[0]).not.toBe('RED')
  })

  it('C-23 more modules than the strings can have are red, with the largest number that fits', () => {
    const narrow = anInverter({ pacNomW: 8000, nMppt: 1 })
    expect(judged({ modules: [modules(12)], inverters: [inverters(1, narrow)] })).toEqual([
      'RED',
      'Este inversor leva no máximo 10 destes módulos, e são 12',
    ])
  })

  it('C-23 a number that cannot be divided into strings is red, with the nearest ones that can', () => {
    const tight = anInverter({ pacNomW: 8000, mpptMinV: 310, nMppt: 2 })
    expect(judged({ modules: [modules(13)], inverters: [inverters(1, tight)] })).toEqual([
      'RED',
      '13 módulos não formam séries de 9 a 10; 10 ou 18 formam',
    ])
  })

  it.each([
    ['cold', { vdcMaxV: 50 }, 'Um único módulo chega a 53,3 V na manhã mais fria (0 °C), acima do limite de 50 V'],
    ['current', { iscMaxPerMpptA: 12 }, 'O módulo chega a 14,3 A de curto-circuito'],
    ['hot', { mpptMinV: 400 }, 'São precisos 12 módulos em série para manter 400 V'],
  ])('C-23 the %s limit that every string exceeds is named', (_, change, text) => {
    const [light, first] = judged({ inverters: [inverters(1, anInverter(change))] })
    expect(light).toBe('RED')
    expect(first).toContain(text)
  })

  it('C-23 of two models the one that fits no inverter is named', () => {
    const strong = { name: 'SOLARIS 700 W', module: aModule({ iscA: 25 }), quantity: 4 }
    const [light, first] = judged({ modules: [modules(6), strong] })
    expect([light, first?.startsWith('SOLARIS 700 W: O módulo chega a')]).toEqual(['RED', true])
  })
})

describe('judgeBasket, remarks', () => {
  it.each<[string, Partial<Basket>, string]>([
    ['oversizing', { modules: [modules(13)] }, 'Potência dos módulos 43% acima do inversor'],
    ['little load', { modules: [modules(4)] }, 'Inversor com folga: os módulos somam 44% da potência'],
    ['a spare inverter', { inverters: [inverters(3)] }, 'Inversor com folga: os módulos somam 37% da potência'],
    ['a clipped MPPT', { modules: [modules(10, { impA: 17 })] }, 'Corrente acima do MPPT: o inversor limita a geração'],
    ['an MPPT without use', { inverters: [inverters(1, anInverter({ nMppt: 4 }))] }, '1 MPPT fica sem uso'],
    [
      'an input without use',
      { modules: [modules(7)], inverters: [inverters(2, aMicroinverter())] },
      '1 entrada de microinversor fica sem uso',
    ],
    ['missing parts', { codes: [] }, 'Faltam estrutura de fixação, cabo solar, string box e quadro CA'],
    ['one missing part', { codes: accessories.slice(1) }, 'Falta estrutura de fixação'],
  ])('WIZ-001 C-23 %s leaves it yellow', (_, change, text) => {
    expect(judged(change)).toEqual(['YELLOW', text])
  })

  it('C-23 strings that must share an MPPT may need fuses', () => {
    const shared = anInverter({ nMppt: 1, stringsPerMppt: 3, iscMaxPerMpptA: 60, impMaxPerMpptA: 60, pacNomW: 12_000 })
    const weak = { maxSeriesFuseA: 15 }
    expect(judged({ modules: [modules(18, weak)], inverters: [inverters(1, shared)] })[0]).toBe('GREEN')
    expect(judged({ modules: [modules(30, weak)], inverters: [inverters(1, shared)] })).toEqual([
      'YELLOW',
      'Exige fusíveis gPV nos dois polos',
      'Potência dos módulos 38% acima do inversor',
    ])
  })

  it('C-23 two models share an inverter, each on its own MPPT', () => {
    const other = { name: 'HELIAR 500 W', module: aModule({ pmaxW: 500 }), quantity: 5 }
    expect(judged({ modules: [modules(5), other] })).toEqual([
      'YELLOW',
      'Modelos diferentes: cada MPPT recebe um só modelo de módulo',
    ])
    expect(judged({ modules: [modules(5), other], inverters: [inverters(1, anInverter({ nMppt: 1 }))] })[0]).toBe('RED')
  })

  it('C-23 a second inverter model takes the modules that the first cannot', () => {
    const small = { name: 'VT-3K-M', inverter: anInverter({ pacNomW: 3000, nMppt: 1 }), quantity: 1 }
    expect(judged({ modules: [modules(16)] })[0]).toBe('RED')
    expect(judged({ modules: [modules(16)], inverters: [inverters(1), small] })).toEqual(['GREEN'])
  })

  it('C-23 a supply without three phases forbids a three-phase inverter, and another voltage needs a transformer', () => {
    const three = anInverter({ phases: 3 })
    const codes = [...accessories, '10500014']
    expect(judged({ inverters: [inverters(1, three)], codes }, { ...site, supply: 'BI_127_220' })).toEqual([
      'RED',
      'Inversor trifásico 380 V em uma ligação bifásica 127/220 V',
    ])
    expect(judged({ inverters: [inverters(1, three)], codes }, { ...site, supply: 'TRI_127_220' })).toEqual([
      'YELLOW',
      'Exige transformador para a ligação elétrica informada',
    ])
  })

  it('C-23 a basket larger than anybody composes by hand is judged quickly', () => {
    expect(judged({ modules: [modules(9999)], inverters: [inverters(99_999)] })).toEqual([
      'YELLOW',
      'Quantidade grande demais para conferir aqui: o projeto precisa ser conferido à parte',
    ])
  })
})

describe('judgeBasket, place', () => {
  // Ten modules reach 532 V at 0 °C, below the 540 V of the inverter, and exceed them at −7 °C.
  const tight = [inverters(1, anInverter({ vdcMaxV: 540, nMppt: 1 }))]

  it('C-23 the lowest temperature of the state decides', () => {
    expect(judged({ inverters: tight }, { uf: 'GO' })[0]).toBe('GREEN')
    expect(judged({ inverters: tight }, { uf: 'SC' })).toEqual([
      'RED',
      'Este inversor leva no máximo 9 destes módulos, e são 10',
    ])
  })

  it('C-23 with ground fixings up to 1500 V are allowed', () => {
    const high = [inverters(1, anInverter({ pacNomW: 10_000, vdcMaxV: 1500, mpptMaxV: 1500, mpptMinV: 650, nMppt: 1 }))]
    const ground = { modules: [modules(20)], inverters: high, codes: [...accessories, '10300008'] }
    expect(judged(ground, { uf: 'GO' })[0]).toBe('GREEN')
    expect(judged({ ...ground, codes: accessories }, { uf: 'GO' })[0]).toBe('RED')
  })
})
