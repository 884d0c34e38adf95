import '@mantine/carousel/styles.layer.css'
import { type BannerView, listBanners } from '@girassol/contract/dashboard'
import { bannersCacheMs } from '@girassol/domain/dashboard'
import { useEndpointQuery } from '../../../lib/use-endpoint.ts'
import { ArrivedBanners } from './arrived-banners.tsx'
import { BannerCarousel } from './banner-carousel.tsx'
import classes from './place-banners.module.css'

export type PlaceBannersProps = { readonly location: BannerView['location'] }

const stay = () => undefined

/** BAN-003, BAN-007: the banners of a place inside its page; without any, the page starts without them. */
export const PlaceBanners = ({ location }: PlaceBannersProps) => {
  const { data = [] } = useEndpointQuery(
    listBanners,
    { query: { location } },
    { staleTime: bannersCacheMs, retry: false },
  )
  return (
    <ArrivedBanners banners={data}>
      {(arrived) => (
        <div className={classes.place}>
          <BannerCarousel banners={arrived} onFollow={stay} />
        </div>
      )}
    </ArrivedBanners>
  )
}
