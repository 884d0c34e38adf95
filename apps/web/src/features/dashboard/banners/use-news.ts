import { type BannerView, listBanners, markBannersSeen } from '@girassol/contract/dashboard'
import { type Capability, can } from '@girassol/domain/access'
import { bannersCacheMs } from '@girassol/domain/dashboard'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useCan, useRoles } from '../../../access/session.tsx'
import { changeAnswers, useEndpointQuery } from '../../../lib/use-endpoint.ts'
import { useNeedsOnboarding } from '../../onboarding/index.ts'

const none: readonly BannerView[] = []

/** The permission for the screen of a banner's link; none for links outside the portal. */
const useFindRequirement = () => {
  const router = useRouter()
  return (link: string): Capability | undefined => {
    const { origin, pathname, search } = new URL(link, window.location.origin)
    if (origin !== window.location.origin) return undefined
    return router.matchRoutes(pathname, Object.fromEntries(new URLSearchParams(search))).at(-1)?.staticData.requires
  }
}

/**
 * USE-003, BAN-001: the home banners that this user has not seen. The server returns each once, so of two tabs only one
 * shows it. They wait until the company form is answered. Users who do not buy in the store get no news, nor does a
 * user get a banner of a screen that they may not open.
 */
export const useNews = () => {
  const mayBuy = useCan('store.use')
  const mayAppear = !useNeedsOnboarding() && mayBuy
  const roles = useRoles()
  const findRequirement = useFindRequirement()
  const client = useQueryClient()
  const { data: banners = none } = useEndpointQuery(
    listBanners,
    { query: { location: 'dashboard' } },
    { enabled: mayAppear, staleTime: bannersCacheMs, retry: false },
  )
  const usable = banners.filter(({ referLink }) => {
    const requirement = referLink === null ? undefined : findRequirement(referLink)
    return requirement === undefined || can(roles, requirement)
  })
  const request = { body: { ids: usable.map(({ id }) => id) } }
  // Its response is cached as long as the list: returning to the home sends no new request.
  const { data: unseen } = useEndpointQuery(markBannersSeen, request, {
    enabled: mayAppear && usable.length > 0,
    staleTime: bannersCacheMs,
    retry: false,
  })
  return {
    news: usable.filter(({ id }) => unseen?.ids.includes(id)),
    close: () => changeAnswers(client, markBannersSeen, () => ({ ids: [] })),
  }
}
