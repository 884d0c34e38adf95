type Row = Readonly<Record<string, string | number>>

export const moduleRow: Row = {
  B1_COD: '10010005',
  B1_DESC: 'MODULO HELIAR 550W MONO PERC 144C',
  BM_GRUPO: '1001',
  BM_DESC: 'PAINEIS SOLARES',
  CAT_COD: 'MONO',
  CAT_DESC: 'MODULO MONOFACIAL',
  ZAM_COD: '101',
  ZAM_DESC: 'HELIAR',
  VLR_TOT: 449.9,
  cost: 350.92,
  remainingQuantity: 120,
  weightKg: 27.3,
  cubageM3: 0.0904,
  power: 550,
  lengthMm: 2278,
  widthMm: 1134,
  frameMm: 30,
  efficiency: 0.2129,
  pmaxW: 550,
  vocV: 49.9,
  iscA: 14,
  vmpV: 42,
  impA: 13.11,
  maxSystemV: 1500,
  maxSeriesFuseA: 25,
  betaVocPctPerK: -0.262,
  alphaIscPctPerK: 0.035,
  gammaPmaxPctPerK: -0.33,
}

const inverterRow: Row = {
  B1_COD: '10100003',
  B1_DESC: 'INVERSOR VOLTARA VT-5K-M 5,07KW MONOFASICO 220V',
  BM_GRUPO: '1010',
  BM_DESC: 'INVERSORES',
  CAT_COD: 'ISTR',
  CAT_DESC: 'INVERSOR STRING',
  ZAM_COD: '201',
  ZAM_DESC: 'VOLTARA',
  VLR_TOT: 2449,
  cost: 1910.22,
  remainingQuantity: 8,
  weightKg: 11,
  cubageM3: 0.04,
  power: 5070,
  efficiency: 0.9677,
  inverterType: 'STRING',
  phases: 1,
  pacNomW: 5070,
  dcProtectionIntegrated: 'N',
  vdcMaxV: 550,
  mpptMinV: 100,
  mpptMaxV: 550,
  nMppt: 2,
  stringsPerMppt: 1,
  impMaxPerMpptA: 16,
  iscMaxPerMpptA: 20,
}

/** The other products of a tiled roof and of the wiring to the grid: code, name, price. */
const rest = [
  ['10200001', 'GRAMPO INTERMEDIARIO UNIVERSAL 30-40MM', 4.2],
  ['10200002', 'GRAMPO FINAL 30MM', 4.6],
  ['10200005', 'GANCHO TELHA CERAMICA AJUSTAVEL SSM', 14.9],
  ['10200007', 'PARAFUSO MADEIRA SEXTAVADO 8X80 INOX', 1.35],
  ['10200011', 'EMENDA PERFIL ALUMINIO SSM', 7.9],
  ['10200017', 'CLIP DE ATERRAMENTO DE MODULO INOX', 2.1],
  ['10200018', 'TERMINAL DE ATERRAMENTO PARA PERFIL', 9.9],
  ['10200021', 'PAR CONECTOR MC4 1500V 4-6MM2', 9.9],
  ['10300001', 'PERFIL ALUMINIO 2,40M SSM', 54.9],
  ['10300002', 'PERFIL ALUMINIO 4,80M SSM', 106.9],
  ['10400001', 'CABO SOLAR 4MM2 1,8KV PRETO', 4.9],
  ['10400002', 'CABO SOLAR 4MM2 1,8KV VERMELHO', 4.9],
  ['10400007', 'CABO COBRE 6MM2 750V VERDE/AMARELO', 5.4],
  ['10500001', 'STRING BOX CC 1E/1S 1040V 32A DPS II', 289],
  ['10500012', 'QUADRO PROTECAO CA MONOFASICO 40A DPS II', 279],
] as const

const plainRow = ([code, name, price]: (typeof rest)[number]): Row => ({
  B1_COD: code,
  B1_DESC: name,
  BM_GRUPO: code.slice(0, 4),
  VLR_TOT: price,
  cost: price,
  remainingQuantity: 500,
  weightKg: 1,
  cubageM3: 0.001,
})

/** One module, one inverter and their fixings and wiring: the minimum for sizing a generator. */
export const smallCatalogue = {
  name: 'produtos.json',
  mimeType: 'application/json',
  buffer: Buffer.from(
    JSON.stringify({
      roofTypes: [{ id: 1, name: 'Telha cerâmica - gancho', manufacturerReference: 'SSM' }],
      products: [moduleRow, inverterRow, ...rest.map(plainRow)],
    }),
  ),
  /** The number of products in it. */
  count: 2 + rest.length,
}
