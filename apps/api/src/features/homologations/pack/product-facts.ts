import { displayName, inverterGroup, moduleGroup, type Registration } from '@girassol/domain/catalogue'
import type { KitInverter, PvModule } from '@girassol/domain/generator'
import type { PackProduct, PackProductKind } from '@girassol/domain/homologation-pack'
import { sql } from 'kysely'
import type { Tx } from '../../../http/context.ts'
import type { StoredFile } from '../../catalogue/files/stored-file.ts'
import { portalContent, registration, technicalFiles } from '../../catalogue/management/portal-content.ts'
import type { OrderLine } from '../../order-record/order-lines.ts'

/** What the catalogue has of a product of the kit. */
export type KitProduct = {
  readonly code: string
  readonly brand: string | null
  readonly electrical: PvModule | KitInverter | null
  readonly transformer: { readonly kva: number; readonly inputV: number; readonly outputV: number } | null
  readonly inmetro: Registration | null
  readonly hasSheet: boolean
  readonly files: readonly StoredFile[]
}

/** By their codes. */
export const findKitProducts = async (
  tx: Tx,
  lines: readonly Pick<OrderLine, 'product_code'>[],
): Promise<ReadonlyMap<string, KitProduct>> => {
  const codes = lines.map(({ product_code }) => product_code)
  const { rows } = await sql<KitProduct>`
    select p.code, b.name as brand, p.electrical,
      case when p.transformer_kva is not null then json_build_object('kva', p.transformer_kva::float8,
        'inputV', p.transformer_input_v, 'outputV', p.transformer_output_v) end as transformer,
      ${registration} as inmetro,
      p.electrical is not null or p.technical_sheet <> '[]' as "hasSheet", ${technicalFiles} as files
    from product p left join brand b on b.code = p.brand_code ${portalContent}
    where p.code = any(${codes}::text[])`.execute(tx)
  return new Map(rows.map((row) => [row.code, row]))
}

/** A file whose name begins with 'Certificado' is the certificate of its product. */
export const isCertificate = ({ file }: Pick<StoredFile, 'file'>): boolean => file.startsWith('certificado')

/** The maker's files but the certificates; the sheet that the portal draws from the figures is none of them. */
export const listDatasheets = ({ files }: Pick<KitProduct, 'files'>): readonly StoredFile[] =>
  files.filter((file) => !isCertificate(file))

const kinds: Readonly<Record<string, PackProductKind>> = { [moduleGroup]: 'MODULE', [inverterGroup]: 'INVERTER' }

/** The products of the equipment list, in the order of the items (HOM-013). */
export const toPackProducts = (
  lines: readonly OrderLine[],
  products: ReadonlyMap<string, KitProduct>,
): readonly PackProduct[] =>
  lines.map((line) => {
    const product = products.get(line.product_code)
    return {
      code: line.product_code,
      name: displayName(line.product_name),
      brand: product?.brand ?? null,
      quantity: line.quantity,
      kind: kinds[line.group_code] ?? 'OTHER',
      inmetro: product?.inmetro ?? null,
      hasDatasheet: product !== undefined && (product.hasSheet || listDatasheets(product).length > 0),
      hasCertificate: product?.files.some(isCertificate) ?? false,
    }
  })
