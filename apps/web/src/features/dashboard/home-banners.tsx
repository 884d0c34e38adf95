import { listBanners } from '@girassol/contract/dashboard'
import { bannersKeptMs } from '@girassol/domain/dashboard'
import { lazy, Suspense, useState } from 'react'
import { useEndpointQuery } from '../../lib/use-endpoint.ts'
import { bannersSeen } from './banners-seen.ts'

const BannersDialog = lazy(async () => {
  try {
    return { default: (await import('./banners-dialog.tsx')).BannersDialog }
  } catch {
    // BAN-007: a banner that does not come leaves nothing behind.
    return { default: () => null }
  }
})

/** BAN-001, BAN-008: the banners of the home, asked for once a day, shown until they are closed once in this session. */
export const HomeBanners = () => {
  const [areSeen, setSeen] = useState(bannersSeen.get)
  const { data = [] } = useEndpointQuery(
    listBanners,
    { query: { location: 'dashboard' } },
    { enabled: !areSeen, staleTime: bannersKeptMs, retry: false },
  )
  const close = () => {
    bannersSeen.set()
    setSeen(true)
  }
  if (areSeen || data.length === 0) return null
  return (
    <Suspense>
      <BannersDialog banners={data} onClose={close} />
    </Suspense>
  )
}
