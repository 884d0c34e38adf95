import type * as contract from '@girassol/contract/homologations'
import type { HomologationBody } from '@girassol/contract/homologations/homologation-body'
import { toEditedFields } from '@girassol/domain/administration'
import { canEditHomologation, homologationSentences, missingProtocolSentence } from '@girassol/domain/homologations'
import { bareDocument, toDay } from '@girassol/domain/shared'
import type { Handler, Tx } from '../../../http/context.ts'
import { refuseField } from '../../../http/refuse-field.ts'
import { orRefuse } from '../../../http/refused.ts'
import { requireSellerId } from '../../../http/require-seller.ts'
import { findCity } from '../../../integrations/cep/brazil-places.ts'
import { lockSeller } from '../../../records/lock-seller.ts'
import { recordChange } from '../../../records/record-change.ts'
import { refuseStale } from '../../../records/refuse-stale.ts'
import { findUtility } from '../../utilities/utility-queries.ts'
import { findDueDay } from '../find-due-day.ts'
import { findHomologationView } from '../homologation-queries.ts'
import {
  type HomologationChanges as Changes,
  type HomologationRecord,
  insertLogLine,
  lockHomologation,
  refuseTakenUnit,
  updateHomologation,
} from '../homologation-store.ts'
import { correctDates, currentDay } from './correct-dates.ts'

type Edit = Omit<HomologationBody, 'version'>

const changeAddress = ({ address }: Edit): Changes =>
  address === undefined
    ? {}
    : {
        street: address.street,
        house_number: address.number,
        complement: address.complement,
        district: address.district,
        city_code: address.cityCode,
        postal_code: address.postalCode?.replace('-', '') ?? null,
      }

const changePeople = ({ holder, technician }: Edit): Changes => ({
  ...(holder && {
    holder_name: holder.name,
    holder_document: holder.document === null ? null : bareDocument(holder.document),
    holder_email: holder.email,
    holder_phone: holder.phone,
  }),
  ...(technician && {
    technician_name: technician.name,
    technician_register: technician.register,
    technician_responsibility: technician.responsibility,
  }),
})

const changeConnection = ({ supply, breakerA, utilityId, consumerUnit, consumptionClass, works }: Edit): Changes => ({
  ...(supply !== undefined && { supply }),
  ...(breakerA !== undefined && { breaker_a: breakerA }),
  ...(utilityId !== undefined && { utility_id: utilityId }),
  ...(consumerUnit !== undefined && { consumer_unit: consumerUnit }),
  ...(consumptionClass !== undefined && { consumption_class: consumptionClass }),
  ...(works !== undefined && { works }),
})

const changeUnits = ({ creditUnits }: Edit): { readonly credit_units?: string | null } =>
  creditUnits === undefined ? {} : { credit_units: creditUnits.length === 0 ? null : JSON.stringify(creditUnits) }

/** A city that exists, a known utility, and no protocol that is emptied. */
const refuseUnknown = async (tx: Tx, record: HomologationRecord, edit: Edit): Promise<void> => {
  const cityCode = edit.address?.cityCode ?? null
  if (cityCode !== null && findCity(cityCode) === null)
    throw refuseField('address.cityCode', cityCode, 'Município inválido')
  const utilityId = edit.utilityId ?? null
  if (utilityId !== null && (await findUtility(tx, utilityId)) === undefined)
    throw refuseField('utilityId', utilityId, 'Distribuidora não encontrada.')
  if (edit.protocol === null && record.protocol !== null) throw refuseField('protocol', null, missingProtocolSentence)
}

const followDates = async (tx: Tx, record: HomologationRecord, edit: Edit): Promise<Changes> => {
  if (edit.utilityId === undefined && edit.works === undefined && edit.dates === undefined) return {}
  const since = currentDay(record)
  return { status_on: since, due_on: await findDueDay(tx, { ...record, status_on: since }) }
}

/** HOM-001: changes sections. What is still missing does not prevent it; what is wrong does. */
export const editHomologation: Handler<typeof contract.editHomologation> = async (context, { params, body }) => {
  const { tx, actor, now } = context
  const { version, ...edit } = body
  const own = { id: params.id, sellerId: requireSellerId(actor) }
  if (edit.consumerUnit !== undefined) await lockSeller(tx, own.sellerId)
  const record = await lockHomologation(tx, own)
  refuseStale(record, version)
  orRefuse(canEditHomologation(record), homologationSentences(0))
  if (edit.consumerUnit !== undefined && record.status !== 'DENIED')
    await refuseTakenUnit(tx, { sellerId: own.sellerId, unit: edit.consumerUnit, besides: record.id })
  await refuseUnknown(tx, record, edit)
  const changes = {
    ...changeAddress(edit),
    ...changeConnection(edit),
    ...changePeople(edit),
    ...correctDates(record, edit.dates ?? {}, toDay(now)),
    ...(edit.protocol !== undefined && { protocol: edit.protocol }),
  }
  const followed = await followDates(tx, { ...record, ...changes }, edit)
  await updateHomologation(tx, record.id, { ...changes, ...changeUnits(edit), ...followed, now })
  await insertLogLine(tx, { homologation_id: record.id, at: now, author_id: actor.userId, kind: 'EDITED' })
  const subject = { kind: 'homologation', id: record.id, name: String(record.id) } as const
  const edited = toEditedFields(record, { ...changes, ...changeUnits(edit) })
  await recordChange(tx, { now, author: actor, action: 'change', subject, ...edited })
  return findHomologationView(context, own)
}
