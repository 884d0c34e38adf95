import { type LinkView, listLinks } from '@girassol/contract/links'
import type { LinkPlace } from '@girassol/domain/links'
import { useEndpointQuery } from '../../lib/use-endpoint.ts'

const hourMs = 3_600_000

/** The links of a place, in order; undefined while they are loading. A failure counts as none (C-15). */
export const useLinks = (place: LinkPlace): readonly LinkView[] | undefined => {
  const { data, isError } = useEndpointQuery(listLinks, {}, { staleTime: hourMs })
  return isError ? [] : data?.filter((link) => link.place === place)
}
