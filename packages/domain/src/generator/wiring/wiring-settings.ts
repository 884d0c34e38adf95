export type CableSection = {
  readonly sectionMm2: number
  readonly ampacityA: number
  /** Ω/km of one conductor at 20 °C. */
  readonly ohmPerKm: number
  readonly blackCode: string
  readonly redCode: string
}

export type SolarCableSettings = {
  /** Metres of black cable, and of red cable, for each string. */
  readonly metresPerString: number
  readonly hotResistanceFactor: number
  readonly maxDropPct: number
  /** Ordered from the thinnest; the last one is used when none is sufficient. */
  readonly sections: readonly CableSection[]
}

export type StringBoxSettings = {
  readonly maxV: number
  readonly maxA: number
  /** Ordered by inputs. */
  readonly boxes: readonly { readonly inputs: number; readonly code: string }[]
}

export type AcBoard = {
  readonly ratingA: number
  readonly code: string
}

export type AcBoardSettings = {
  readonly currentFactor: number
  readonly singlePhaseV: number
  readonly threePhaseV: number
  /** Ordered by rating. */
  readonly singlePhase: readonly AcBoard[]
  readonly threePhase: readonly AcBoard[]
}

/** Everything of the bill of materials between the modules and the grid (C-23). */
export type WiringSettings = {
  /** Margin on the short-circuit current for cables and string boxes. */
  readonly iscFactor: number
  readonly solarCable: SolarCableSettings
  readonly stringBox: StringBoxSettings
  readonly acBoard: AcBoardSettings
  readonly connectorPair: { readonly code: string; readonly perString: number }
  /** Metres for each inverter; for a MICRO kit, for the whole kit. */
  readonly earthCable: { readonly code: string; readonly metres: number }
  readonly micro: {
    readonly trunkConnectorCode: string
    readonly endCapCode: string
    readonly gatewayCode: string
    readonly modulesPerGateway: number
    readonly unitsPerBranch: number
  }
  readonly hybridMeterCode: string
}

export const wiringSettings: WiringSettings = {
  iscFactor: 1.25,
  solarCable: {
    metresPerString: 25,
    hotResistanceFactor: 1.2,
    maxDropPct: 3,
    sections: [
      { sectionMm2: 4, ampacityA: 44, ohmPerKm: 5.09, blackCode: '10400001', redCode: '10400002' },
      { sectionMm2: 6, ampacityA: 57, ohmPerKm: 3.39, blackCode: '10400003', redCode: '10400004' },
      { sectionMm2: 10, ampacityA: 79, ohmPerKm: 1.95, blackCode: '10400005', redCode: '10400006' },
    ],
  },
  stringBox: {
    maxV: 1040,
    maxA: 32,
    boxes: [
      { inputs: 1, code: '10500001' },
      { inputs: 2, code: '10500002' },
      { inputs: 4, code: '10500003' },
      { inputs: 6, code: '10500004' },
    ],
  },
  acBoard: {
    currentFactor: 1.25,
    singlePhaseV: 220,
    threePhaseV: 380,
    singlePhase: [
      { ratingA: 25, code: '10500011' },
      { ratingA: 40, code: '10500012' },
      { ratingA: 63, code: '10500013' },
    ],
    threePhase: [
      { ratingA: 32, code: '10500014' },
      { ratingA: 63, code: '10500015' },
      { ratingA: 100, code: '10500016' },
      { ratingA: 160, code: '10500017' },
      { ratingA: 200, code: '10500018' },
      { ratingA: 250, code: '10500019' },
    ],
  },
  connectorPair: { code: '10200021', perString: 2 },
  earthCable: { code: '10400007', metres: 20 },
  micro: {
    trunkConnectorCode: '10400008',
    endCapCode: '10400009',
    gatewayCode: '10600002',
    modulesPerGateway: 99,
    unitsPerBranch: 3,
  },
  hybridMeterCode: '10600001',
}
