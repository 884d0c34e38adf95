import { listBanners } from '@girassol/contract/dashboard'
import {
  listPoints,
  type PointEntryView,
  readCategory,
  readGainedInSeason,
  readQualifiable,
  readTradeable,
} from '@girassol/contract/points'
import { listSellers } from '@girassol/contract/sellers'
import { readSession, type SessionView } from '@girassol/contract/session'
import type { ReactNode } from 'react'
import { SessionProvider } from '../../access/session.tsx'
import { fakeApi } from '../../lib/fake-api.ts'
import { renderScreen } from '../../lib/render-screen.tsx'

export const aPointsPage = (data: PointEntryView[], total = data.length) => ({ data, total, totalIsExact: true })

/** A server with these entries, a balance and a season. */
export const servingPoints = (session: SessionView, entries: PointEntryView[] = []) =>
  fakeApi()
    .on(readSession, session)
    .on(listSellers, { data: [], total: 0, totalIsExact: true })
    .on(listBanners, [])
    .on(readTradeable, { value: 184_320 })
    .on(readQualifiable, { value: 682_140 })
    .on(readCategory, { name: 'Prata', nextCategoryName: 'Ouro', nextCategoryRequirement: 1_000_001 })
    .on(readGainedInSeason, {
      value: 690_000,
      season: { id: 2, seasonStart: '2026-01-01', seasonFinish: '2026-12-31' },
    })
    .on(listPoints, aPointsPage(entries))

export const openPoints = (screen: ReactNode, path: string) =>
  renderScreen(<SessionProvider>{screen}</SessionProvider>, path)
