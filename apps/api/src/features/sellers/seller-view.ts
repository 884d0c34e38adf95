import type { OwnSeller, RegisteredSeller, SellerView } from '@girassol/contract/sellers'
import type { Selectable } from 'kysely'
import type { Seller } from '../../database/schema.ts'

/** The columns of a list row. */
export const listedColumns = [
  'id',
  'name',
  'fancy_name',
  'cnpj',
  'erp_code',
  'erp_state',
  'erp_city_name',
  'points_enabled',
] as const satisfies readonly (keyof Seller)[]

type Row = Selectable<Seller>

/** The fields of a seller in lists (SEL-010). */
export const toSellerView = (row: Pick<Row, (typeof listedColumns)[number]>): SellerView => ({
  id: row.id,
  name: row.name,
  fancyName: row.fancy_name,
  cnpj: row.cnpj,
  erpCode: row.erp_code,
  erpState: row.erp_state,
  erpCityName: row.erp_city_name,
  pointsEnabled: row.points_enabled,
})

/** A seller with its registration (AUTH-016). */
export const toRegisteredSeller = (row: Row): RegisteredSeller => ({
  ...toSellerView(row),
  status: row.status,
  ie: row.ie,
  phone: row.phone,
  addressCep: row.address_cep,
  addressDescription: row.address_description,
  addressNumber: row.address_number,
  addressNeighborhood: row.address_neighborhood,
  canDoTriangulation: row.can_do_triangulation,
})

/** The seller of an integrator, as that integrator sees it (AUTH-015). */
export const toOwnSeller = (row: Row): OwnSeller => ({
  ...toRegisteredSeller(row),
  profile: row.profile,
  profilePoints: row.profile_points,
  companyInfo: row.company_info,
})
