import type { KitInverter } from '../generator/inverter.ts'
import { kitPieces } from '../generator/kit-pieces.ts'
import type { SizingInput } from '../generator/sizing/size-generator.ts'
import { sizeGenerator } from '../generator/sizing/size-generator.ts'
import { roofTypes } from '../generator/structure/roof-types.ts'
import { aSizingInput } from '../generator/test-examples.ts'
import { billOfMaterials } from '../generator/wiring/bill-of-materials.ts'
import type { SvgNode } from '../shared/svg.ts'
import type { DiagramFacts, DiagramKit } from './diagram-facts.ts'

const moduleCode = '10010005'
const inverterCode = '10100003'

const names: Readonly<Record<string, string>> = {
  ...kitPieces,
  [moduleCode]: 'Módulo HELIAR 550W mono PERC 144C',
  [inverterCode]: 'Inversor VOLTARA VT-5K-M 5,00kW monofásico 220V',
}

type Pair = Omit<SizingInput, 'inverter'> & { readonly inverter: KitInverter }

/** The sizing of a kit and the kit as it is drawn, with every product that the rule adds; undefined when impossible. */
export const trySizedKit = (input: Pair) => {
  const { module, inverter, tMinC, tCellMaxC, siteMaxV } = input
  const sizing = sizeGenerator(input)
  const [roof] = roofTypes
  if (sizing.status !== 'OK' || roof === undefined) return undefined
  const frame = { ...module, widthMm: 1134, frameMm: 30 }
  const { items } = billOfMaterials({ moduleCode, module: frame, inverterCode, inverter, sizing, roof })
  const kit: DiagramKit = {
    module: { code: moduleCode, name: names[moduleCode] ?? '', figures: module },
    inverter: { code: inverterCode, name: names[inverterCode] ?? '', figures: inverter },
    loads: sizing.loads.map(({ count, mppts }) => ({ count, mppts })),
    conditions: { tMinC, tCellMaxC, siteMaxV },
    items: items.map((item) => ({ ...item, name: names[item.code] ?? item.code })),
    transformer: null,
  }
  return { kit, sizing }
}

/** The same for a pair that must work, on the usual module unless another one is given. */
export const aSizedKit = (change: Parameters<typeof aSizingInput>[0] & { readonly inverter: KitInverter }) => {
  const found = trySizedKit({ ...aSizingInput(change), inverter: change.inverter })
  if (found === undefined) throw new Error('The kit of the test is impossible')
  return found
}

export const someFacts = (kit: DiagramKit, change: Partial<DiagramFacts> = {}): DiagramFacts => ({
  kit,
  connection: { supply: 'TRI_220_380', breakerA: 63, utility: 'CPFL Paulista' },
  block: {
    holder: 'Renata Figueiredo Lopes',
    address: 'Rua das Acácias, 318, Campinas, SP',
    consumerUnit: '4.001.882.317',
    integrator: 'Sol do Cerrado Energia',
    technician: 'Eng. Paulo Siqueira Reis',
    register: 'CREA-SP 5061873',
    responsibility: 'SP-2620261184',
    documentName: 'Pedido',
    documentNumber: '10418',
    issuedOn: '2026-11-21',
    revision: 0,
  },
  missing: [],
  ...change,
})

/** Every element of a drawing, the outer ones first. */
export const listElements = (node: SvgNode): readonly SvgNode[] => [
  node,
  ...node.children.flatMap((child) => (typeof child === 'string' ? [] : listElements(child))),
]

export const findByRole = (node: SvgNode, role: string): readonly SvgNode[] =>
  listElements(node).filter(({ attributes }) => attributes['data-role'] === role)

/** The sum of what elements of a role are drawn for. */
export const countByRole = (node: SvgNode, role: string): number =>
  findByRole(node, role).reduce((sum, { attributes }) => sum + Number(attributes['data-count']), 0)

/** The texts inside an element that readers see. */
export const textsIn = (node: SvgNode): readonly string[] =>
  listElements(node)
    .filter(({ tag, attributes }) => tag === 'text' && attributes['aria-hidden'] === undefined)
    .flatMap(({ children }) => children.filter((child) => typeof child === 'string'))
