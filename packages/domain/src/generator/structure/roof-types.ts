/** How the modules are mounted, which decides their heating, the site voltage limit and the usual row length. */
export type Mount = 'ROOF' | 'SLAB' | 'GROUND'

export type PiecesEach = {
  readonly code: string
  /** Pieces for each anchor or mini-rail. */
  readonly each: number
}

type RoofTypeIdentity = {
  readonly id: number
  readonly name: string
  readonly manufacturerReference: string
  readonly mount: Mount
}

/** Bars of one maker; the long bar is twice as long as the short one. */
type RailBars = {
  readonly shortBarMm: number
  readonly shortBarCode: string
  readonly longBarCode: string
  readonly spliceCode: string
}

/** Two continuous rails per line of modules, millimetres. */
export type RailRoofType = RoofTypeIdentity &
  RailBars & {
    readonly method: 'RAIL'
    readonly spanMm: number
    readonly cantileverMm: number
    readonly anchorCode: string
    /** 2: each rail has its own anchor at a support. 1: one anchor carries both rails. */
    readonly anchorsPerSupport: 1 | 2
    readonly extra: PiecesEach | null
  }

/** Short rails screwed to the metal sheet at every module joint. */
export type MiniRailRoofType = RoofTypeIdentity & {
  readonly method: 'MINI'
  readonly miniRailCode: string
  readonly screws: PiecesEach
}

export type RoofType = RailRoofType | MiniRailRoofType

const ssmBars = {
  shortBarMm: 2400,
  shortBarCode: '10300001',
  longBarCode: '10300002',
  spliceCode: '10200011',
} as const satisfies RailBars

const fibermetalBars = {
  shortBarMm: 2100,
  shortBarCode: '10300003',
  longBarCode: '10300004',
  spliceCode: '10200012',
} as const satisfies RailBars

const fibermetalGroundBars = {
  shortBarMm: 3000,
  shortBarCode: '10300005',
  longBarCode: '10300006',
  spliceCode: '10200013',
} as const satisfies RailBars

const eachRail = { method: 'RAIL', anchorsPerSupport: 2 } as const
const bothRails = { method: 'RAIL', anchorsPerSupport: 1 } as const
const ssmRoof = { manufacturerReference: 'SSM', mount: 'ROOF' } as const
const fibermetalRoof = { manufacturerReference: 'FIBERMETAL', mount: 'ROOF' } as const

/** The ten roofs that can be ordered with their structure products; spans are conservative defaults (C-24, KIT-014). */
export const roofTypes: readonly RoofType[] = [
  {
    id: 1,
    name: 'Telha cerâmica - gancho',
    ...ssmRoof,
    ...eachRail,
    ...ssmBars,
    spanMm: 1200,
    cantileverMm: 400,
    anchorCode: '10200005',
    extra: { code: '10200007', each: 3 },
  },
  {
    id: 2,
    name: 'Fibrocimento - terça de madeira',
    ...ssmRoof,
    ...eachRail,
    ...ssmBars,
    spanMm: 1400,
    cantileverMm: 450,
    anchorCode: '10200008',
    extra: null,
  },
  {
    id: 3,
    name: 'Fibrocimento - terça metálica',
    ...ssmRoof,
    ...eachRail,
    ...ssmBars,
    spanMm: 1400,
    cantileverMm: 450,
    anchorCode: '10200009',
    extra: null,
  },
  {
    id: 4,
    name: 'Telha metálica trapezoidal - minitrilho',
    ...ssmRoof,
    method: 'MINI',
    miniRailCode: '10200014',
    screws: { code: '10200016', each: 4 },
  },
  {
    id: 5,
    name: 'Laje - triângulo 15°',
    manufacturerReference: 'SSM',
    mount: 'SLAB',
    ...bothRails,
    ...ssmBars,
    spanMm: 1400,
    cantileverMm: 450,
    anchorCode: '10300007',
    extra: { code: '10200019', each: 4 },
  },
  {
    id: 6,
    name: 'Telha zipada',
    ...ssmRoof,
    ...eachRail,
    ...ssmBars,
    spanMm: 1200,
    cantileverMm: 400,
    anchorCode: '10200020',
    extra: null,
  },
  {
    id: 7,
    name: 'Telha cerâmica - gancho',
    ...fibermetalRoof,
    ...eachRail,
    ...fibermetalBars,
    spanMm: 1100,
    cantileverMm: 350,
    anchorCode: '10200006',
    extra: { code: '10200007', each: 3 },
  },
  {
    id: 8,
    name: 'Fibrocimento - parafuso estrutural',
    ...fibermetalRoof,
    ...eachRail,
    ...fibermetalBars,
    spanMm: 1300,
    cantileverMm: 400,
    anchorCode: '10200010',
    extra: null,
  },
  {
    id: 9,
    name: 'Telha metálica trapezoidal - minitrilho',
    ...fibermetalRoof,
    method: 'MINI',
    miniRailCode: '10200015',
    screws: { code: '10200016', each: 6 },
  },
  {
    id: 10,
    name: 'Solo - pórtico',
    manufacturerReference: 'FIBERMETAL',
    mount: 'GROUND',
    ...bothRails,
    ...fibermetalGroundBars,
    spanMm: 2500,
    cantileverMm: 800,
    anchorCode: '10300008',
    extra: { code: '10200022', each: 4 },
  },
]
