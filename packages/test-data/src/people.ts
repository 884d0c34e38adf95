import type { AuditEntry, UserRow, UserView } from '@girassol/contract/administration'
import type { RegistrationView } from '@girassol/contract/seller-registration'

const allowed = { allowed: true } as const

/** A user of the distributor's staff, as lists show them. */
export const aUserRow = (rest: Partial<UserRow> = {}): UserRow => ({
  id: 12,
  name: 'Fernanda Lima',
  email: 'fernanda@distribuidora.example',
  roles: ['FINANCIAL'],
  seller: null,
  state: 'ACTIVE',
  lastSeenAt: '2026-11-20T12:00:00.000Z',
  ...rest,
})

/** The same user in the fields of the form. */
export const aUser = (rest: Partial<UserView> = {}): UserView => ({
  ...aUserRow(),
  canViewProductPrices: true,
  canViewMarginLiquid: false,
  getsEmails: true,
  pendingEmail: null,
  version: 3,
  updatedAt: '2026-11-20T12:00:00.000Z',
  updatedBy: 'Alice Andrade',
  actions: {
    deactivate: allowed,
    leaveCompany: allowed,
    reactivate: { allowed: false, reason: 'Este usuário já está ativo.' },
    sendLink: allowed,
    resetSecondFactor: { allowed: false, reason: 'Este usuário não usa a verificação em duas etapas.' },
  },
  ...rest,
})

/** An entry of the audit log: roles were given. */
export const anAuditEntry = (rest: Partial<AuditEntry> = {}): AuditEntry => ({
  id: 90,
  madeAt: '2026-11-20T12:05:00.000Z',
  author: { id: 1, name: 'Alice Andrade' },
  action: 'change',
  subject: { kind: 'user', id: '12', name: 'Fernanda Lima' },
  before: { roles: ['FINANCIAL'], canViewMarginLiquid: false },
  after: { roles: ['FINANCIAL', 'PURCHASE'], canViewMarginLiquid: true },
  onBehalfOf: null,
  ...rest,
})

/** A seller that waits for its review. */
export const aRegistration = (rest: Partial<RegistrationView> = {}): RegistrationView => ({
  id: 31,
  name: 'Aurora Instalações Ltda',
  fancyName: 'Aurora Solar',
  cnpj: '11222333000181',
  erpCode: 'INT900',
  erpState: 'GO',
  erpCityName: 'Goiânia',
  status: 'PENDING',
  pointsEnabled: false,
  createdAt: '2026-11-19T12:00:00.000Z',
  ie: null,
  phone: '62999990000',
  email: 'contato@aurora.example',
  addressCep: '74003010',
  addressDescription: 'Avenida Goias',
  addressNumber: '10',
  addressNeighborhood: 'Centro',
  addressComplement: '',
  erpCity: '5208707',
  canDoTriangulation: false,
  branch: '01,01',
  logo: null,
  reprovalReason: null,
  version: 1,
  updatedAt: null,
  updatedBy: null,
  users: [{ id: 40, name: 'Sara Aurora', email: 'sara@aurora.example', roles: ['INTEGRATOR'], state: 'INVITED' }],
  actions: { approve: allowed, reprove: allowed },
  ...rest,
})
