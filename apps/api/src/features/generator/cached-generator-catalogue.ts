import { can } from '@girassol/domain/access'
import type { GeneratorSettings } from '@girassol/domain/generator'
import { toDay } from '@girassol/domain/shared'
import { sql } from 'kysely'
import type { Tx } from '../../database/transaction.ts'
import type { Context } from '../../http/context.ts'
import { catalogueVersion } from '../../records/catalogue-version.ts'
import {
  type GeneratorProduct,
  type LoadedGeneratorCatalogue,
  loadGeneratorCatalogue,
} from '../catalogue/generator-catalogue-queries.ts'
import { findGeneratorSettings, generatorFiguresKey, kitPiecesKey } from '../settings/generator-settings-queries.ts'

export type CachedCatalogue = LoadedGeneratorCatalogue & {
  /** The settings for sizing its kits (C-23). */
  readonly settings: GeneratorSettings
  readonly byCode: ReadonlyMap<string, GeneratorProduct>
}

type CacheEntry = { readonly version: string; readonly catalogue: CachedCatalogue }

/** One entry for users who see internal-only products, one for the others. */
const cache = new Map<boolean, CacheEntry>()

/** Changes with every product and figure that is written. */
const readVersion = async (tx: Tx, now: string): Promise<string> => {
  const { rows } = await sql<{ version: string }>`
    select concat_ws(' ', ${catalogueVersion(now)},
      (select md5(string_agg(key || value::text, ' ' order by key)) from setting
        where key in (${generatorFiguresKey}, ${kitPiecesKey}))) as version
  `.execute(tx)
  return rows[0]?.version ?? ''
}

/** The catalogue for this caller's kits, reloaded only after it changed (KIT-001, C-38). */
export const findGeneratorCatalogue = async ({
  tx,
  actor,
  now,
}: Pick<Context, 'tx' | 'actor' | 'now'>): Promise<CachedCatalogue> => {
  const seesInternal = can(actor.roles, 'catalogue.seeInternal')
  const today = toDay(now)
  const version = `${today} ${await readVersion(tx, now)}`
  const known = cache.get(seesInternal)
  if (known?.version === version) return known.catalogue
  const settings = await findGeneratorSettings(tx)
  const loaded = await loadGeneratorCatalogue(tx, { seesInternal, now, settings })
  const products: readonly GeneratorProduct[] = loaded.products
  const catalogue = { ...loaded, settings, byCode: new Map(products.map((product) => [product.B1_COD, product])) }
  cache.set(seesInternal, { version, catalogue })
  return catalogue
}
