import type { HomologationRow, HomologationView } from '@girassol/contract/homologations'
import { defaultUtilityDays } from '@girassol/domain/utilities'

const allowed = { allowed: true } as const
const refused = (reason: string) => ({ allowed: false, reason }) as const
const impossible = refused('A homologação não pode passar desta situação para a outra.')

type Missing = HomologationView['missing'][number]

const missingTechnician: Missing = {
  part: 'TECHNICIAN',
  name: 'responsável técnico',
  text: 'Informe o responsável técnico',
  reason: 'Um profissional com CREA ou CFT responde pelo projeto.',
  field: 'technician.name',
  mendedBy: 'INTEGRATOR',
  code: null,
  documents: ['DIAGRAM', 'MEMORIAL', 'FORM', 'LETTER'],
  noticedOn: null,
  taskId: null,
}

const missingResponsibility: Missing = {
  ...missingTechnician,
  documents: ['DIAGRAM', 'MEMORIAL', 'FORM'],
  part: 'RESPONSIBILITY',
  name: 'ART ou TRT',
  text: 'Informe o número da ART ou TRT',
  reason: 'A ART ou TRT registra quem responde pelo projeto.',
  field: 'technician.responsibility',
}

export const missingRegistration: Missing = {
  part: 'INMETRO',
  name: 'registro INMETRO do inversor 10100003',
  text: 'Falta o registro INMETRO válido do inversor 10100003',
  reason: 'Sem registro válido do inversor a distribuidora devolve o pedido.',
  field: null,
  mendedBy: 'HOUSE',
  code: '10100003',
  documents: ['EQUIPMENT'],
  noticedOn: null,
  taskId: null,
}

export const homologationMoves = (
  moves: Partial<HomologationView['actions']['move']> = {},
): HomologationView['actions'] => ({
  edit: allowed,
  move: {
    DOCUMENTS: impossible,
    SUBMITTED: impossible,
    PENDENCY: impossible,
    ISSUED: impossible,
    INSPECTION: impossible,
    CONNECTED: impossible,
    DENIED: impossible,
    ...moves,
  },
})

const connection: Pick<
  HomologationView,
  | 'address'
  | 'supply'
  | 'breakerA'
  | 'utility'
  | 'consumerUnit'
  | 'creditUnits'
  | 'holder'
  | 'consumptionClass'
  | 'technician'
  | 'works'
  | 'equipment'
  | 'products'
> = {
  address: {
    street: 'Rua das Acácias',
    number: '318',
    complement: null,
    district: 'Centro',
    cityCode: '3509502',
    cityName: 'Campinas',
    state: 'SP',
    postalCode: '13010000',
  },
  supply: 'BI_127_220',
  breakerA: 40,
  utility: { id: 2, name: 'CPFL Paulista', portal: 'https://example.com/projetos', days: defaultUtilityDays },
  consumerUnit: '4.001.882.317',
  creditUnits: [],
  holder: {
    name: 'Renata Figueiredo Lopes',
    document: '52998224725',
    email: 'renata@example.com',
    phone: '19999990000',
  },
  consumptionClass: 'RESIDENTIAL',
  technician: {
    name: 'Paulo Siqueira Reis',
    register: 'CREA-SP 5061873',
    responsibility: 'SP-2620261184',
  },
  works: 'NONE',
  equipment: {
    module: { code: '10010005', name: 'Módulo HELIAR 550W mono PERC 144C' },
    inverter: { code: '10100003', name: 'Inversor VOLTARA VT-5K-M 5,00kW monofásico 220V' },
  },
  products: [
    { code: '10010005', name: 'Módulo HELIAR 550W mono PERC 144C', quantity: 10 },
    { code: '10100003', name: 'Inversor VOLTARA VT-5K-M 5,00kW monofásico 220V', quantity: 1 },
  ],
}

const created: HomologationView['log'][number] = {
  id: 1,
  at: '2026-10-16T12:00:00.000Z',
  author: 'Marina Alves',
  kind: 'CREATED',
  from: null,
  to: null,
  text: null,
}

/** In DOCUMENTS, with every datum of the pack. */
export const aHomologation = (rest: Partial<HomologationView> = {}): HomologationView => ({
  id: 31,
  status: 'DOCUMENTS',
  version: 4,
  source: { kind: 'ORDER', id: 10_418 },
  siteId: null,
  site: null,
  createdAt: '2026-10-16T12:00:00.000Z',
  createdBy: 'Marina Alves',
  updatedAt: '2026-11-20T12:00:00.000Z',
  ...connection,
  protocol: null,
  dates: {
    submittedOn: null,
    pendencyOn: null,
    issuedOn: null,
    inspectionOn: null,
    connectedOn: null,
    deniedOn: null,
  },
  pendencyText: null,
  denialText: null,
  dueOn: null,
  daysLate: 0,
  equipmentChange: null,
  missing: [],
  warnings: [],
  submittedPack: null,
  log: [created],
  actions: homologationMoves({ SUBMITTED: allowed }),
  ...rest,
})

/** Without technician and ART, so that it cannot be submitted yet. */
export const anIncompleteHomologation = (rest: Partial<HomologationView> = {}): HomologationView =>
  aHomologation({
    technician: { name: null, register: null, responsibility: null },
    missing: [missingTechnician, missingResponsibility, missingRegistration],
    actions: homologationMoves({ SUBMITTED: refused('Faltam 3 dados do pacote.') }),
    ...rest,
  })

/** Submitted on 3 November 2026, with an answer due on the 18th. */
export const aSubmittedHomologation = (rest: Partial<HomologationView> = {}): HomologationView =>
  aHomologation({
    status: 'SUBMITTED',
    protocol: '2026-114-0088',
    dates: { ...aHomologation().dates, submittedOn: '2026-11-03' },
    dueOn: '2026-11-18',
    submittedPack: { at: '2026-11-03T14:00:00.000Z', sha256: '0'.repeat(64) },
    actions: homologationMoves({ PENDENCY: allowed, ISSUED: allowed, DENIED: allowed }),
    ...rest,
  })

export const aHomologationRow = (rest: Partial<HomologationRow> = {}): HomologationRow => ({
  id: 31,
  status: 'DOCUMENTS',
  source: { kind: 'ORDER', id: 10_418 },
  siteId: null,
  holderName: 'Renata Figueiredo Lopes',
  consumerUnit: '4.001.882.317',
  cityName: 'Campinas',
  state: 'SP',
  utility: { id: 2, name: 'CPFL Paulista' },
  protocol: null,
  statusOn: '2026-10-16',
  dueOn: null,
  daysLate: 0,
  isEquipmentChanged: false,
  updatedAt: '2026-11-20T12:00:00.000Z',
  ...rest,
})
