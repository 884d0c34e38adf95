import type { Registration } from '@girassol/domain/catalogue'
import { sql } from 'kysely'
import type { Tx } from '../../../database/transaction.ts'
import type { StoredFile } from '../files/stored-file.ts'
import { namedSuccessor, portalContent, technicalFiles } from './portal-content.ts'

/** The portal's columns of a product, with the import's values where the portal has no list of its own. */
export type ProductContent = {
  readonly code: string
  readonly name: string
  readonly groupCode: string
  readonly isActive: boolean
  readonly isInStore: boolean
  readonly weightKg: number
  readonly cubageM3: number
  readonly erpText: string
  readonly readAt: string
  readonly pictures: readonly string[]
  /** Whether the pictures are the import's. */
  readonly hasImportedPictures: boolean
  readonly files: readonly StoredFile[]
  /** Whether the files are the import's. */
  readonly hasImportedFiles: boolean
  readonly storeText: string | null
  readonly promoted: boolean
  readonly internalMark: string | null
  /** Null while that of the ERP holds. */
  readonly inmetro: Registration | null
  readonly erpInmetro: Registration | null
  readonly successor: { readonly code: string; readonly name: string } | null
  /** The import's, which holds while the portal has chosen none. */
  readonly erpSuccessorCode: string | null
  /** 0 while the portal has changed nothing. */
  readonly version: number
  readonly updatedAt: string | null
  readonly updatedBy: string | null
}

const toRegistration = (table: 'own' | 'p') =>
  sql`case when ${sql.ref(`${table}.inmetro_number`)} is not null then json_build_object(
    'number', ${sql.ref(`${table}.inmetro_number`)}, 'validUntil', ${sql.ref(`${table}.inmetro_valid_until`)}) end`

/** The portal's columns of a product, by its code; null for a code that does not exist. */
export const findProductContent = async (tx: Tx, code: string): Promise<ProductContent | null> => {
  const { rows } = await sql<ProductContent>`
    select p.code, p.name, p.group_code as "groupCode", p.active as "isActive", p.online_store as "isInStore",
      p.weight_kg::float8 as "weightKg", p.cubage_m3::float8 as "cubageM3", p.details as "erpText",
      coalesce(reading.read_at, p.updated_at) as "readAt",
      coalesce(own.pictures, array_remove(array[p.picture], null)) as pictures,
      own.pictures is null as "hasImportedPictures",
      ${technicalFiles} as files, own.files is null as "hasImportedFiles", own.store_text as "storeText",
      coalesce(own.promoted, false) as promoted, own.internal_mark as "internalMark",
      ${toRegistration('own')} as inmetro, ${toRegistration('p')} as "erpInmetro",
      case when s.code is not null then json_build_object('code', s.code, 'name', s.name) end as successor,
      p.successor_code as "erpSuccessorCode",
      coalesce(own.version, 0) as version, own.updated_at as "updatedAt", own.updated_by as "updatedBy"
    from product p ${portalContent}
      left join product_reading reading on reading.product_code = p.code
      left join product s on s.code = ${namedSuccessor}
    where p.code = ${code}
  `.execute(tx)
  return rows[0] ?? null
}

export type Successor = { readonly exists: boolean; readonly next: readonly string[] }

/** Whether the product exists, and the chain of its successors. */
export const findSuccession = async (tx: Tx, code: string): Promise<Successor> => {
  const { rows } = await sql<Successor>`
    with recursive chain (code) as (
      select ${namedSuccessor} from product p ${portalContent}
      where p.code = ${code} and ${namedSuccessor} is not null
      union
      select ${namedSuccessor} from chain join product p on p.code = chain.code ${portalContent}
      where ${namedSuccessor} is not null
    )
    select exists (select from product where code = ${code}) as exists,
      (select coalesce(json_agg(code), '[]') from chain) as next
  `.execute(tx)
  return rows[0] ?? { exists: false, next: [] }
}
