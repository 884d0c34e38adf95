import { type AuditAction, auditActions } from '../administration/audit-entry.ts'
import type { AuditedFields } from '../administration/changed-fields.ts'
import { type ActivityKind, activityKinds } from './activity-kinds.ts'

/**
 * The fields of each kind that the ADMIN of the company reads. Everything else is the distributor's: margins, codes of
 * its ERP, who may see what of it.
 */
const readableFields: Readonly<Record<ActivityKind, readonly string[]>> = {
  order: ['status'],
  customer: ['edited'],
  site: ['stage', 'edited'],
  proposal: ['status'],
  homologation: ['status', 'edited'],
  claim: ['status'],
  'product-list': ['name', 'products'],
  'api-key': ['name', 'code', 'scopes', 'networks', 'expiresAt', 'formerSecretUntil'],
  user: [
    'name',
    'email',
    'roles',
    'companyRole',
    'isActive',
    'canViewProductPrices',
    'notificationMethods',
    'orderLimit',
    'monthLimit',
  ],
  'company-brand': ['tradeName', 'colour', 'phone', 'email', 'site', 'warrantyText', 'paymentText', 'logo'],
  seller: [
    'name',
    'fancyName',
    'cnpj',
    'ie',
    'phone',
    'email',
    'addressCep',
    'addressDescription',
    'addressNumber',
    'addressNeighborhood',
    'addressComplement',
    'erpCityName',
    'erpState',
    'status',
    'pointsEnabled',
    'canDoTriangulation',
    'logo',
  ],
  'purchase-approval': ['approvalStatus', 'motive'],
  'company-rules': ['approveAbove'],
  points: ['points', 'pointType', 'qualifiable', 'expirationDate', 'motive'],
}

/** COMP-018: the values of an entry without those that its company must not read; null stays null. */
export const toReadableFields = (kind: ActivityKind, fields: AuditedFields | null): AuditedFields | null =>
  fields && Object.fromEntries(Object.entries(fields).filter(([name]) => readableFields[kind].includes(name)))

type Activity = {
  readonly author: string
  /** Whether staff acted in the name of the company. */
  readonly onBehalf: boolean
  readonly kind: ActivityKind
  readonly subject: string
  /** What was done to the record; null where `description` says it. */
  readonly action: AuditAction | null
  /** The line of the log of an order or budget. */
  readonly description: string | null
}

/**
 * COMP-018: an entry as one sentence: 'Ana Souza alterou o usuário Carlos Lima', or 'Rita Alves, em nome da empresa:
 * Orçamento editado (orçamento 10012)'.
 */
export const describeActivity = ({ author, onBehalf, kind, subject, action, description }: Activity): string => {
  const who = onBehalf ? `${author}, em nome da empresa` : author
  if (action === null) return `${who}: ${description} (${subject})`
  return `${who}${onBehalf ? ',' : ''} ${auditActions[action]} ${activityKinds[kind].words} ${subject}`
}
