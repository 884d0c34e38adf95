import type { NewRegistration, RegistrationFields } from '@girassol/contract/seller-registration'
import type { SellerStatus } from '@girassol/domain/sellers'
import { bareDocument, extractDigits } from '@girassol/domain/shared'
import type { Tx } from '../../http/context.ts'
import { nextVersion, type Saving, wasChanged } from '../../records/next-version.ts'
import { registeredCity } from '../customers/in-registered-city.ts'

const toColumns = (fields: RegistrationFields) => {
  const [company = '', branch = ''] = fields.branch.split(',')
  return {
    name: fields.name,
    fancy_name: fields.fancyName,
    ie: fields.ie || null,
    phone: extractDigits(fields.phone),
    email: fields.email,
    address_cep: extractDigits(fields.addressCep),
    address_description: fields.addressDescription,
    address_number: fields.addressNumber,
    address_neighborhood: fields.addressNeighborhood,
    address_complement: fields.addressComplement,
    erp_state: fields.erpState,
    erp_city: fields.erpCity,
    erp_city_name: registeredCity(fields.erpState, fields.erpCity),
    points_enabled: fields.pointsEnabled,
    can_do_triangulation: fields.canDoTriangulation,
    company_code: company,
    branch_code: branch,
  }
}

/** A pending seller; undefined if another seller has its CNPJ or its code. */
export const insertSeller = async (tx: Tx, fields: NewRegistration, { now, by }: Saving) => {
  const row = await tx
    .insertInto('seller')
    .values({
      ...toColumns(fields),
      erp_code: fields.erpCode,
      cnpj: bareDocument(fields.cnpj),
      status: 'PENDING',
      created_at: now,
      updated_at: now,
      updated_by: by,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** Writes over one version of a registration; false when there is a newer one. */
export const updateSeller = async (
  tx: Tx,
  { id, version }: { readonly id: number; readonly version: number },
  { fields, now, by }: Saving & { readonly fields: RegistrationFields },
): Promise<boolean> => {
  const changed = await tx
    .updateTable('seller')
    .set({ ...toColumns(fields), ...nextVersion({ now, by }) })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirstOrThrow()
  return wasChanged(changed)
}

type Review = {
  readonly id: number
  readonly from: SellerStatus
  readonly to: SellerStatus
  readonly reason: string | null
}

/** Moves a seller out of its current status; false if another user changed the status in between. */
export const moveSeller = async (tx: Tx, { id, from, to, reason }: Review, { now, by }: Saving): Promise<boolean> => {
  const changed = await tx
    .updateTable('seller')
    .set({
      status: to,
      reproval_reason: reason,
      ...nextVersion({ now, by }),
    })
    .where('id', '=', id)
    .where('status', '=', from)
    .executeTakeFirstOrThrow()
  return wasChanged(changed)
}
