import type { BannerView } from '@girassol/contract/dashboard'
import { type ReactNode, useState } from 'react'
import { toBannerPictureUrl } from './banner-picture-url.ts'

/** Which pictures loaded, and which failed. */
type Arrivals = Readonly<Record<number, boolean>>

export type ArrivedBannersProps = {
  readonly banners: readonly BannerView[]
  readonly children: (arrived: readonly BannerView[]) => ReactNode
}

/** BAN-007: shows its content once every picture loaded or failed, with the loaded ones; nothing when none loaded. */
export const ArrivedBanners = ({ banners, children }: ArrivedBannersProps) => {
  const [arrivals, setArrivals] = useState<Arrivals>({})
  const settle = (id: number, hasArrived: boolean) => setArrivals((before) => ({ ...before, [id]: hasArrived }))
  if (banners.some(({ id }) => arrivals[id] === undefined)) {
    return (
      <div hidden>
        {banners.map(({ id, fileName }) => (
          <img
            key={id}
            src={toBannerPictureUrl(fileName)}
            alt=""
            onLoad={() => settle(id, true)}
            onError={() => settle(id, false)}
          />
        ))}
      </div>
    )
  }
  const arrived = banners.filter(({ id }) => arrivals[id])
  return arrived.length > 0 && children(arrived)
}
