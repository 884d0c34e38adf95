import { type BannerView, listBanners, markBannersSeen } from '@girassol/contract/dashboard'
import { type Capability, can } from '@girassol/domain/access'
import { bannersCacheMs } from '@girassol/domain/dashboard'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useCan, useRoles } from '../../../access/session.tsx'
import { changeAnswers, useEndpointQuery } from '../../../lib/use-endpoint.ts'
import { useNeedsOnboarding } from '../../onboarding/index.ts'

const none: readonly BannerView[] = []

/** What a role needs for the screen that a link leads to; nothing for links out of the portal. */
const useFindRequirement = () => {
  const router = useRouter()
  return (link: string): Capability | undefined => {
    const { origin, pathname, search } = new URL(link, window.location.origin)
    if (origin !== window.location.origin) return undefined
    return router.matchRoutes(pathname, Object.fromEntries(new URLSearchParams(search))).at(-1)?.staticData.requires
  }
}

/**
 * USE-003, BAN-001: the banners of the home that are new to this person. The server answers each once, so of two tabs
 * only one shows it. They wait until the company was asked for. Who buys nothing in the store has no news, nor has who
 * may not open the screen that a banner leads to.
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
  // Its answer is kept as the list is: coming back to the home asks nothing again.
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
