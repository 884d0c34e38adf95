import type { DiagramKit } from '../diagram/index.ts'
import { aModule, anInverter } from '../generator/test-examples.ts'
import type { PackData, PackProduct } from './pack-facts.ts'

/** Ten modules of 550 W in one string on an inverter of 5 kW, with box and board. */
const aDiagramKit = (change: Partial<DiagramKit> = {}): DiagramKit => ({
  module: { code: '10010005', name: 'Módulo HELIAR 550W mono PERC 144C', figures: aModule() },
  inverter: {
    code: '10100003',
    name: 'Inversor VOLTARA VT-5K-M 5,00kW monofásico 220V',
    figures: anInverter(),
  },
  loads: [{ count: 1, mppts: [{ strings: 1, modulesPerString: 10 }] }],
  conditions: { tMinC: 0, tCellMaxC: 75, siteMaxV: 1000 },
  items: [
    { code: '10010005', quantity: 10, name: 'Módulo HELIAR 550W mono PERC 144C' },
    { code: '10100003', quantity: 1, name: 'Inversor VOLTARA VT-5K-M 5,00kW monofásico 220V' },
    { code: '10400001', quantity: 25, name: 'Cabo solar 4mm² 1,8kV preto' },
    { code: '10400002', quantity: 25, name: 'Cabo solar 4mm² 1,8kV vermelho' },
    { code: '10400007', quantity: 20, name: 'Cabo cobre 6mm² 750V verde/amarelo' },
    { code: '10500001', quantity: 1, name: 'String box CC 1E/1S 1040V 32A DPS II' },
    { code: '10500012', quantity: 1, name: 'Quadro proteção CA monofásico 40A DPS II' },
  ],
  transformer: null,
  ...change,
})

export const aPackProduct = (change: Partial<PackProduct> = {}): PackProduct => ({
  code: '10100003',
  name: 'Inversor VOLTARA VT-5K-M 5,00kW monofásico 220V',
  brand: 'VOLTARA',
  quantity: 1,
  kind: 'INVERTER',
  inmetro: { number: '004512/2025', validUntil: '2027-12-31' },
  hasDatasheet: true,
  hasCertificate: true,
  ...change,
})

/** A pack that lacks nothing. */
export const aPack = (change: Partial<PackData> = {}): PackData => ({
  documentName: 'Pedido',
  documentNumber: '10418',
  issuedOn: '2026-11-21',
  revision: 0,
  integrator: 'Sol do Cerrado Energia',
  site: {
    title: 'Residência Lopes',
    street: 'Rua das Acácias',
    number: '318',
    complement: null,
    district: 'Centro',
    city: 'Campinas',
    ibgeCode: '3509502',
    state: 'SP',
    postalCode: '13010000',
  },
  connection: { supply: 'BI_127_220', breakerA: 40, utility: 'CPFL Paulista' },
  consumerUnit: '4.001.882.317',
  creditUnits: [],
  holder: {
    name: 'Renata Figueiredo Lopes',
    document: '52998224725',
    email: 'renata@example.com',
    phone: '19999990000',
  },
  consumptionClass: 'Residencial',
  technician: {
    name: 'Eng. Paulo Siqueira Reis',
    register: 'CREA-SP 5061873',
    responsibility: 'SP-2620261184',
  },
  kit: aDiagramKit(),
  light: 'GREEN',
  yearlyYieldKwh: 7251,
  products: [
    aPackProduct({ code: '10010005', name: 'Módulo HELIAR 550W mono PERC 144C', quantity: 10, kind: 'MODULE' }),
    aPackProduct(),
  ],
  ...change,
})
