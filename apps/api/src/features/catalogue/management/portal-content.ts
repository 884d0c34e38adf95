import { type RawBuilder, sql } from 'kysely'

/** Joins the portal's columns of product `p` as `own`; all null for a product without them (USE-026). */
export const portalContent = sql`left join product_content own on own.product_code = p.code`

/** The name of the first picture: the portal's where it has a list, else the import's; null without one. */
export const coverPicture: RawBuilder<string | null> = sql`case when own.pictures is null then p.picture
  else own.pictures[1] end`

export const hasPicture: RawBuilder<boolean> = sql`${coverPicture} is not null`

/** The technical files: the portal's where it has a list, else the import's. */
export const technicalFiles = sql`coalesce(own.files, p.files)`

/** The text of the store: the portal's where it has one, else the ERP's. */
export const storeText: RawBuilder<string> = sql`coalesce(own.store_text, p.details)`

/** The successor that is named for product `p`: the portal's where it has one, else the ERP's (USE-026, SUB-001). */
export const namedSuccessor: RawBuilder<string | null> = sql`coalesce(own.successor_code, p.successor_code)`

/** The registration at INMETRO: the portal's where it has one, else the import's; null without any (HOM-013). */
export const registration = sql`case
  when own.inmetro_number is not null
    then json_build_object('number', own.inmetro_number, 'validUntil', own.inmetro_valid_until)
  when p.inmetro_number is not null
    then json_build_object('number', p.inmetro_number, 'validUntil', p.inmetro_valid_until) end`
