import { listAlerts } from '@girassol/contract/alerts'
import { readCart } from '@girassol/contract/cart'
import {
  listCategories,
  listProducts,
  listPromotedProducts,
  type ProductView,
  showPromotionalSeason,
} from '@girassol/contract/catalogue'
import { readSession } from '@girassol/contract/session'
import { readSetting } from '@girassol/contract/settings'
import type { Role } from '@girassol/domain/access'
import { anOrder, anOrderItem } from '@girassol/test-data/orders'
import { aPanel, aProductPage } from '@girassol/test-data/products'
import { aSession } from '@girassol/test-data/sessions'
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import { SessionProvider } from '../../../access/session.tsx'
import { fakeApi } from '../../../lib/fake-api.ts'
import { renderScreen } from '../../../lib/render-screen.tsx'

/** A ready kit of 5,5 kWp on sale. */
export const aKit = (more: Partial<ProductView> = {}): ProductView =>
  aPanel({
    B1_COD: '20010005',
    B1_DESC: 'KIT GERADOR 5,50 KWP HELIAR 550W + VOLTARA VT-5K-M - TELHA CERAMICA',
    VLR_TOT: 9350,
    BM_GRUPO: '2001',
    CAT_COD: 'KCER',
    power: 5500,
    URL_ID: 'kit-20010005',
    facts: ['5,50 kWp'],
    items: [{ code: '10010005', name: 'MODULO HELIAR 550W MONO PERC 144C', quantity: 10 }],
    ...more,
  })

export const aPromotion = (more: Partial<ProductView> = {}): ProductView =>
  aKit({ B1_COD: '30010001', B1_DESC: 'PROMO KIT 5,50 KWP CERAMICA', BM_GRUPO: '3001', URL_ID: 'promo-1', ...more })

/** An open cart with one product of a purchase type. */
export const aCartWith = (type: 'MP' | 'PA' | 'BF', code: string, more: Parameters<typeof anOrder>[0] = {}) =>
  anOrder({
    status: 'CART',
    type,
    invoiceItems: [anOrderItem({ productErpCode: code, productName: `Produto ${code}`, quantity: 1, isCart: true })],
    ...more,
  })

export const aSeason = { id: 1, name: 'Black Friday Solar', start: '2026-11-01', finish: '2026-12-31', isOpen: true }

type Shop = { readonly role?: Role; readonly campaign?: string; readonly seesPrices?: boolean }

/** A store with one kit and an active promotion; the cart is empty by default. */
export const aShop = ({ role = 'INTEGRATOR', campaign = '1', seesPrices = true }: Shop = {}) =>
  fakeApi()
    .on(readSession, aSession(role, { canViewProductPrices: seesPrices }))
    .on(readCart, anOrder({ status: 'CART', invoiceItems: [], type: 'PA' }))
    .on(listCategories, [
      { CAT_COD: 'KCER', CAT_DESC: 'KIT TELHA CERAMICA' },
      { CAT_COD: 'KSOL', CAT_DESC: 'KIT SOLO' },
    ])
    .on(listProducts, ({ query }) => aProductPage([query.type === 'BF' ? aPromotion() : aKit()]))
    .on(listPromotedProducts, aProductPage())
    .on(readSetting, { id: 'sales-campaign', value: campaign })
    .on(showPromotionalSeason, aSeason)
    .on(listAlerts, [])

/** A window that is wide enough for panels beside lists. */
export const openWideWindow = () =>
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: media.includes('min-width'),
    addEventListener: () => {},
    removeEventListener: () => {},
  }))

export const drawScreen = (screen: ReactNode, path = '/') =>
  renderScreen(<SessionProvider>{screen}</SessionProvider>, path)
