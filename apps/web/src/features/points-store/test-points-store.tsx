import { findCep, listStates } from '@girassol/contract/customers'
import { showIntegrator } from '@girassol/contract/onboarding'
import { readCategory, readGainedInSeason, readQualifiable, readTradeable } from '@girassol/contract/points'
import { listPointsProducts, type PointsProductView } from '@girassol/contract/points-store'
import { readSession } from '@girassol/contract/session'
import { anOwnSeller } from '@girassol/test-data/sellers'
import { aSession } from '@girassol/test-data/sessions'
import type { ReactNode } from 'react'
import { SessionProvider } from '../../access/session.tsx'
import { fakeApi } from '../../lib/fake-api.ts'
import { renderScreen } from '../../lib/render-screen.tsx'

export const storePage = (data: PointsProductView[], total = data.length) => ({ data, total, totalIsExact: true })

/** A points store with these products, an integrator with 184.320 points, and its company in Goiânia. */
export const servingStore = (products: PointsProductView[]) =>
  fakeApi()
    .on(readSession, aSession('INTEGRATOR'))
    .on(readTradeable, { value: 184_320 })
    .on(readQualifiable, { value: 682_140 })
    .on(readCategory, { name: 'Prata', nextCategoryName: 'Ouro', nextCategoryRequirement: 1_000_001 })
    .on(readGainedInSeason, {
      value: 690_000,
      season: { id: 2, seasonStart: '2026-01-01', seasonFinish: '2026-12-31' },
    })
    .on(listPointsProducts, storePage(products))
    .on(showIntegrator, { ...anOwnSeller(), email: 'contato@sol.example', addressComplement: '', logo: null })
    .on(listStates, [{ nome: 'Goiás', sigla: 'GO' }])
    .on(findCep, {
      street: 'Avenida Goiás',
      neighborhood: 'Setor Central',
      city: 'Goiânia',
      cityCode: '5208707',
      state: 'GO',
    })

export const openStore = (screen: ReactNode, path = '/pontos/loja') =>
  renderScreen(<SessionProvider>{screen}</SessionProvider>, path)
