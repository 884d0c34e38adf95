type Row = Record<string, string | number>

/** A module as a row of the catalogue import. */
export const aModuleRow = (more: Row = {}): Row => ({
  B1_COD: '10010005',
  B1_DESC: 'MODULO HELIAR 550W MONO PERC 144C',
  BM_GRUPO: '1001',
  BM_DESC: 'PAINEIS SOLARES',
  CAT_COD: 'MONO',
  CAT_DESC: 'MODULO MONOFACIAL',
  ZAM_COD: '101',
  ZAM_DESC: 'HELIAR',
  VLR_TOT: '449,90',
  cost: '350,92',
  remainingQuantity: '120',
  lengthMm: '2278',
  widthMm: '1134',
  frameMm: '30',
  efficiency: '0,2129',
  pmaxW: '550',
  vocV: '49,9',
  iscA: '14',
  vmpV: '42',
  impA: '13,11',
  betaVocPctPerK: '-0,262',
  alphaIscPctPerK: '0,035',
  gammaPmaxPctPerK: '-0,33',
  maxSystemV: '1500',
  maxSeriesFuseA: '25',
  ...more,
})

/** An inverter as a row of the catalogue import. */
export const anInverterRow = (more: Row = {}): Row => ({
  B1_COD: '10100003',
  B1_DESC: 'INVERSOR VOLTARA VT-5K-M 5,07KW MONOFASICO 220V',
  BM_GRUPO: '1010',
  ZAM_COD: '201',
  VLR_TOT: '2449',
  cost: '1910,22',
  efficiency: '0,9677',
  inverterType: 'STRING',
  phases: '1',
  pacNomW: '5070',
  vdcMaxV: '550',
  mpptMinV: '100',
  mpptMaxV: '550',
  nMppt: '2',
  stringsPerMppt: '1',
  impMaxPerMpptA: '16',
  iscMaxPerMpptA: '20',
  dcProtectionIntegrated: 'N',
  ...more,
})

/** A clamp; another code and group make any other simple product of it. */
export const aPlainRow = (more: Row = {}): Row => ({
  B1_COD: '10200001',
  B1_DESC: 'GRAMPO INTERMEDIARIO UNIVERSAL 30-40MM',
  BM_GRUPO: '1020',
  VLR_TOT: '4,20',
  cost: '3,28',
  ...more,
})

/** A ready kit of the three products. */
export const aKitRow = (more: Row = {}): Row => ({
  B1_COD: '20010005',
  B1_DESC: 'KIT GERADOR 5,50 KWP',
  BM_GRUPO: '2001',
  CAT_COD: 'KCER',
  CAT_DESC: 'KIT TELHA CERAMICA',
  VLR_TOT: '9094,62',
  cost: '7093,80',
  power: '5500',
  items: '10010005x10 10100003x1 10200001x20',
  ...more,
})
