import type { InputFor } from '@girassol/contract/http/endpoint'
import type * as contract from '@girassol/contract/sites'
import type { Insertable } from 'kysely'
import type { Site } from '../../../database/schema.ts'
import type { Tx } from '../../../http/context.ts'
import { refuseField } from '../../../http/refuse-field.ts'
import { findCity } from '../../../integrations/cep/brazil-places.ts'
import { isUserOf } from '../seller-people.ts'

type Edit = Omit<InputFor<typeof contract.editSite>['body'], 'version' | 'isArchived'>

/** Refuses what names nothing: an unknown city or roof, and a customer or a user of another seller. */
export const refuseUnknown = async (tx: Tx, sellerId: number, edit: Edit): Promise<void> => {
  const { cityCode, customerId, responsibleId, roof } = edit
  if (cityCode !== undefined && findCity(cityCode) === null)
    throw refuseField('cityCode', cityCode, 'Município inválido')
  if (customerId && !(await isCustomerOf(tx, sellerId, customerId)))
    throw refuseField('customerId', customerId, 'Cliente não encontrado.')
  if (responsibleId && !(await isUserOf(tx, sellerId, responsibleId)))
    throw refuseField('responsibleId', responsibleId, 'Responsável não encontrado.')
  if (roof?.roofTypeId && !(await isRoofType(tx, roof.roofTypeId)))
    throw refuseField('roof.roofTypeId', roof.roofTypeId, 'Telhado não encontrado.')
}

const isCustomerOf = async (tx: Tx, sellerId: number, id: number): Promise<boolean> => {
  const found = tx.selectFrom('customer').select('id').where('id', '=', id).where('seller_id', '=', sellerId)
  return (await found.executeTakeFirst()) !== undefined
}

const isRoofType = async (tx: Tx, id: number): Promise<boolean> =>
  (await tx.selectFrom('roof_type').select('id').where('id', '=', id).executeTakeFirst()) !== undefined

type SiteColumns = Partial<Insertable<Site>>

const withoutAbsent = (columns: Record<string, unknown>): SiteColumns =>
  Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined))

/** The columns of the fields that are present. */
export const toColumns = (edit: Edit): SiteColumns =>
  withoutAbsent({
    title: edit.title,
    city_code: edit.cityCode,
    customer_id: edit.customerId,
    contact_name: edit.contactName,
    phone: edit.phone,
    email: edit.email,
    address: edit.address,
    supply: edit.supply,
    breaker_a: edit.breakerA,
    utility: edit.utility,
    consumer_unit: edit.consumerUnit,
    roof_type_id: edit.roof?.roofTypeId,
    roof_tilt: edit.roof?.tilt,
    roof_azimuth: edit.roof?.azimuth,
    consumption: edit.consumption,
    responsible_id: edit.responsibleId,
  })
