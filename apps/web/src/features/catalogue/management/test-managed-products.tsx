import { listAuditEntries } from '@girassol/contract/administration'
import {
  countManagedProducts,
  listCatalogueFilters,
  listManagedProducts,
  type ManagedProductRow,
  type ManagedProductView,
  showManagedProduct,
} from '@girassol/contract/catalogue'
import { readSession } from '@girassol/contract/session'
import type { Role } from '@girassol/domain/access'
import { anInverter, aProductDetail } from '@girassol/test-data/products'
import { aSession } from '@girassol/test-data/sessions'
import { userEvent } from '@testing-library/user-event'
import { fakeApi } from '../../../lib/fake-api.ts'
import { drawScreen, openWideWindow } from '../store/test-kits.tsx'
import { ManagedCatalogueScreen } from './managed-catalogue-screen.tsx'

const aRow = (more: Partial<ManagedProductRow> = {}): ManagedProductRow => ({
  code: '10100003',
  name: 'INVERSOR VOLTARA VT-5K-M',
  picture: 'inverter.svg',
  facts: ['5,07 kW'],
  stock: 126,
  isActive: true,
  isInStore: true,
  hasPicture: true,
  hasSheet: true,
  ...more,
})

export const aRecord = (more: Partial<ManagedProductView> = {}): ManagedProductView => ({
  product: aProductDetail({ ...anInverter(), remainingQuantity: 126 }),
  isActive: true,
  isInStore: true,
  weightKg: 12.4,
  cubageM3: 0.03,
  readAt: '2026-11-19T12:02:00.000Z',
  erpText: 'Texto do ERP.',
  erpInmetro: { number: '004512/2025', validUntil: '2027-12-31' },
  content: {
    pictures: ['a.png', 'b.png', 'c.png'],
    files: [{ name: 'vt-5k-m-ficha', stored: 'f.pdf', bytes: 1_258_291 }],
    storeText: 'Dois MPPT.',
    promoted: false,
    internalMark: 'Giro A',
    inmetro: null,
    successor: null,
  },
  promotion: { refusal: null, finish: '2026-11-30' },
  version: 3,
  updatedAt: '2026-11-19T13:00:00.000Z',
  updatedBy: 'Marta Kuhn',
  ...more,
})

const gaps = { WITHOUT_STOCK: 5, WITHOUT_PICTURE: 3, WITHOUT_SHEET: 4, PROMOTED: 2, INACTIVE: 1 }

export const aPageWith = (rows: readonly ManagedProductRow[]) => ({
  data: [...rows],
  total: rows.length,
  totalIsExact: true,
})

type Opening = { readonly role?: Role; readonly isNarrow?: boolean }

/** A catalogue with three products, by default in a desktop window. */
export const openCatalogue = (
  path = '/administracao/catalogo',
  { role = 'ADMINISTRATOR', isNarrow = false }: Opening = {},
) => {
  if (!isNarrow) openWideWindow()
  const rows = [
    aRow({ code: '10100002', name: 'INVERSOR VOLTARA VT-4K-M', hasPicture: false }),
    aRow(),
    aRow({ code: '10100004', name: 'INVERSOR VOLTARA VT-6K-M', stock: 0, hasSheet: false, isActive: false }),
  ]
  const api = fakeApi()
    .on(readSession, aSession(role))
    .on(listManagedProducts, aPageWith(rows))
    .on(countManagedProducts, { catalogue: 1142, matching: 24, gaps })
    .on(listCatalogueFilters, {
      groups: [{ code: '1010', name: 'INVERSORES' }],
      brands: [{ code: '201', name: 'VOLTARA' }],
    })
    .on(showManagedProduct, ({ params }) =>
      aRecord({ product: { ...aRecord().product, B1_COD: params.code ?? '', B1_DESC: `INVERSOR ${params.code}` } }),
    )
    .on(listAuditEntries, { data: [], total: 0, totalIsExact: true })
  const view = drawScreen(<ManagedCatalogueScreen />, path)
  return { api, user: userEvent.setup(), ...view }
}
