import { readQualifiable, readTradeable } from '@girassol/contract/points'
import type { Caller } from '../../../test-application.ts'
import type { Store } from '../../catalogue/store/test-storefront.ts'

type Stock = { readonly remaining_quantity: number | null; readonly boarding_date: string | null }
type ResetOptions = { readonly withEntries?: boolean }
type Credited = { readonly qualifiable?: boolean; readonly sellerCode?: string }

/** The delivery address of the tests' trades, different from the integrator's address. */
const address = {
  wishlist: false,
  addressCep: '30130-010',
  addressDescription: 'Avenida Afonso Pena',
  addressNumber: '1500',
  addressNeighborhood: 'Centro',
  erpState: 'MG',
  erpCity: '3106200',
  erpCityName: 'Belo Horizonte',
}

export const balance = async (call: Caller) => ({
  tradeable: (await call(readTradeable)).json().value,
  qualifiable: (await call(readQualifiable)).json().value,
})

/** The points and the stock of a demonstration, for tests that trade. */
export const openTrades = async ({ db }: Store) => {
  const sellers = await db.selectFrom('seller').select(['id', 'erp_code']).execute()
  const products = await db.selectFrom('product').select(['code', 'url_id']).where('group_code', '=', '4001').execute()
  const findSeller = (code: string) => ({ id: sellers.find(({ erp_code }) => erp_code === code)?.id ?? 0 })
  const season = await db.selectFrom('point_season').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()
  return {
    address,
    seller: findSeller('INT001'),
    findUrlId: (code: string) => products.find((product) => product.code === code)?.url_id ?? '',
    entries: () => db.selectFrom('point_entry').select(['type', 'value']).orderBy('id').execute(),
    readStock: async (code: string) =>
      (await db.selectFrom('product').select('remaining_quantity').where('code', '=', code).executeTakeFirstOrThrow())
        .remaining_quantity,
    /** Points of this season that can be spent. */
    credit: (value: number, { qualifiable = false, sellerCode = 'INT001' }: Credited = {}) =>
      db
        .insertInto('point_entry')
        .values({
          seller_id: findSeller(sellerCode).id,
          type: 'CREDIT',
          value,
          qualifiable,
          season_id: season.id,
          created_at: '2026-11-20T15:00:00.000Z',
        })
        .execute(),
    /** Removes points and wishes, and sets this stock. */
    reset: async (stock: Readonly<Record<string, Stock>>, { withEntries = false }: ResetOptions = {}) => {
      if (!withEntries) {
        await db.deleteFrom('point_entry').execute()
        await db.deleteFrom('wishlist').execute()
      }
      for (const [code, set] of Object.entries(stock)) {
        await db.updateTable('product').set(set).where('code', '=', code).execute()
      }
    },
  }
}

export type Trades = Awaited<ReturnType<typeof openTrades>>
