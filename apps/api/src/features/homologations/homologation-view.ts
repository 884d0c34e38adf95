import type { HomologationView } from '@girassol/contract/homologations'
import { findRegistrationState } from '@girassol/domain/catalogue'
import type { PackFacts } from '@girassol/domain/homologation-pack'
import {
  canEditHomologation,
  canMoveHomologation,
  daysLate,
  findEquipmentChange,
  findTaskOfPart,
  homologationSentences,
  homologationStatusNames,
  partMending,
} from '@girassol/domain/homologations'
import { toDay, toPermission } from '@girassol/domain/shared'
import type { Actor } from '../../http/actor.ts'
import { toUtilityDays, type UtilityRow } from '../utilities/utility-queries.ts'
import { toAction } from './homologation-access.ts'
import type { HomologationRecord } from './homologation-store.ts'
import { findEquipment, type KitSource } from './pack/kit-lines.ts'
import { sourceKind } from './pack/kit-source.ts'

type Shown = {
  readonly record: HomologationRecord
  readonly facts: PackFacts
  readonly source: KitSource | null
  readonly utility: UtilityRow | undefined
  readonly site: HomologationView['site']
  /** By the code of a product. */
  readonly noticeDays: ReadonlyMap<string, string>
  readonly creatorName: string
  readonly submittedPack: HomologationView['submittedPack']
  readonly log: HomologationView['log']
  readonly actor: Actor
  readonly now: string
}

const toMissing = ({ facts, site, noticeDays }: Shown): HomologationView['missing'] =>
  facts.missing.map(({ part, name, request, code, documents }) => {
    const { field, reason, mendedBy } = partMending[part]
    const taskId = findTaskOfPart(part, site?.tasks ?? [])?.id ?? null
    const noticedOn = (mendedBy === 'HOUSE' && code !== null && noticeDays.get(code)) || null
    return { part, name, text: request, reason, field, mendedBy, code, documents: [...documents], noticedOn, taskId }
  })

/** What the pack may be submitted without: a module's registration, and certificates (HOM-006, HOM-013). */
const toWarnings = ({ products, issuedOn }: PackFacts): HomologationView['warnings'] =>
  products
    .filter(({ kind }) => kind !== 'OTHER')
    .flatMap(({ code, name, kind, inmetro, hasCertificate }) => [
      ...(kind === 'MODULE' && findRegistrationState(inmetro, issuedOn) !== 'VALID'
        ? [{ text: `${name}: sem registro INMETRO válido`, code, document: 'EQUIPMENT' as const }]
        : []),
      ...(hasCertificate ? [] : [{ text: `${name}: sem certificado`, code, document: 'CERTIFICATES' as const }]),
    ])

/** What decides about the moves of a homologation. */
export const toStatusFacts = (record: HomologationRecord, { missing }: Pick<PackFacts, 'missing'>) => ({
  status: record.status,
  pendencyFrom: record.pendency_from,
  missing: missing.length,
})

const toActions = ({ record, facts, actor }: Shown): HomologationView['actions'] => {
  const known = toStatusFacts(record, facts)
  const sentences = homologationSentences(known.missing)
  const moves = homologationStatusNames.map((to) => [
    to,
    toAction(actor, toPermission(canMoveHomologation(known, to), sentences)),
  ])
  return {
    edit: toAction(actor, toPermission(canEditHomologation(known), sentences)),
    move: Object.fromEntries(moves),
  }
}

const toPlace = (record: HomologationRecord, { site }: PackFacts): HomologationView['address'] => ({
  street: record.street,
  number: record.house_number,
  complement: record.complement,
  district: record.district,
  cityCode: record.city_code,
  cityName: site.city,
  state: site.state,
  postalCode: record.postal_code,
})

const toDates = (record: HomologationRecord): HomologationView['dates'] => ({
  submittedOn: record.submitted_on,
  pendencyOn: record.pendency_on,
  issuedOn: record.issued_on,
  inspectionOn: record.inspection_on,
  connectedOn: record.connected_on,
  deniedOn: record.denied_on,
})

const toUtility = (row: UtilityRow | undefined): HomologationView['utility'] =>
  row === undefined ? null : { id: row.id, name: row.name, portal: row.portal, days: toUtilityDays(row) }

const toDeadlines = ({ record, now }: Shown) => ({
  works: record.works,
  protocol: record.protocol,
  dates: toDates(record),
  pendencyText: record.pendency_text,
  denialText: record.denial_text,
  dueOn: record.due_on,
  daysLate: daysLate(record.due_on, toDay(now)),
})

/** A homologation as its seller's users and the requester roles see it (HOM-001, HOM-016). */
export const toHomologationView = (shown: Shown): HomologationView => {
  const { record, facts, source, now } = shown
  const equipment = source && findEquipment(source)
  return {
    id: record.id,
    status: record.status,
    version: record.version,
    source: source && { kind: sourceKind(source.order, now), id: source.order.id },
    siteId: record.site_id,
    site: shown.site,
    createdAt: record.created_at,
    createdBy: shown.creatorName,
    updatedAt: record.updated_at,
    address: toPlace(record, facts),
    supply: record.supply,
    breakerA: record.breaker_a,
    utility: toUtility(shown.utility),
    consumerUnit: record.consumer_unit,
    creditUnits: [...facts.creditUnits],
    holder: facts.holder,
    consumptionClass: record.consumption_class,
    technician: facts.technician,
    ...toDeadlines(shown),
    equipment,
    products: facts.products.map(({ code, name, quantity }) => ({ code, name, quantity })),
    equipmentChange: findEquipmentChange(record.submitted_equipment, equipment),
    missing: toMissing(shown),
    warnings: toWarnings(facts),
    submittedPack: shown.submittedPack,
    log: shown.log,
    actions: toActions(shown),
  }
}
