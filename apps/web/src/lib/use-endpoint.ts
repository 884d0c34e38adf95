import type { RequestFor, ResponseFor } from '@girassol/contract/http/endpoint'
import {
  infiniteQueryOptions,
  keepPreviousData,
  type Query,
  type QueryClient,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { type AnyEndpoint, callEndpoint, type Parts, toAddress } from './api-client.ts'
import { queuedSending } from './connection.ts'
import { takeArrivedAnswer } from './early-answers.ts'
import { toRequestKey, useContentKey } from './idempotency-key.ts'
import { cacheMs, type Messages } from './query-client.ts'
import { useSellerId } from './seller-scope.ts'
import { uniqueRows } from './unique-rows.ts'

const nameEndpoint = (endpoint: AnyEndpoint) => `${endpoint.method} ${endpoint.path}`

/** `[endpoint, request, seller]`: data of one integrator is never shown to another. */
export const endpointKey = (endpoint: AnyEndpoint, request: unknown, sellerId: string | undefined) =>
  [nameEndpoint(endpoint), request, sellerId ?? null] as const

/** The early response of the page, if it has arrived: the first render shows it. */
const arrivedAnswer = <E extends AnyEndpoint>(endpoint: E, request: RequestFor<E>, sellerId: string | undefined) =>
  endpoint.method === 'GET'
    ? (takeArrivedAnswer(toAddress(endpoint.path, request as Parts), sellerId) as ResponseFor<E> | undefined)
    : undefined

const endpointQuery = <E extends AnyEndpoint>(endpoint: E, request: RequestFor<E>, sellerId?: string) =>
  queryOptions({
    queryKey: endpointKey(endpoint, request, sellerId),
    queryFn: ({ signal }) => callEndpoint(endpoint, request, { signal, sellerId }),
  })

export type EndpointQueryOptions = {
  readonly enabled?: boolean
  readonly staleTime?: number
  readonly refetchInterval?: number | false
  /** A failure is reported at once, without a retry. */
  readonly retry?: false
  readonly refetchOnMount?: boolean | 'always'
  readonly refetchOnWindowFocus?: () => boolean | 'always'
  /** Show the previous response (dimmed) while the next one loads. */
  readonly showPrevious?: boolean
}

/** Reads an endpoint. `useEndpointQuery(readOrder, { params: { id } })` */
export const useEndpointQuery = <E extends AnyEndpoint>(
  endpoint: E,
  request: RequestFor<E>,
  { showPrevious = false, ...options }: EndpointQueryOptions = {},
) => {
  const sellerId = useSellerId()
  const usesEarlyAnswer = options.refetchOnMount !== 'always' && options.enabled !== false
  return useQuery({
    ...endpointQuery(endpoint, request, sellerId),
    ...options,
    ...(usesEarlyAnswer && { initialData: () => arrivedAnswer(endpoint, request, sellerId) }),
    // A response that is fresh for longer than the cache time is cached as long as it is fresh.
    ...(options.staleTime !== undefined && { gcTime: Math.max(options.staleTime, cacheMs) }),
    ...(showPrevious && { placeholderData: keepPreviousData }),
  })
}

type Page = { readonly data: readonly unknown[]; readonly total: number; readonly totalIsExact: boolean }
type PagedRequest = { readonly query?: unknown }

const loadedIn = (pages: readonly Page[]) => pages.reduce((sum, page) => sum + page.data.length, 0)

/** The next page number, or none: all are loaded, or a page was empty (C-41). */
const nextPage = (last: Page, pages: readonly Page[]): number | undefined =>
  last.data.length === 0 || (last.totalIsExact && loadedIn(pages) >= last.total) ? undefined : pages.length + 1

type PagesOptions<Row> = Pick<EndpointQueryOptions, 'enabled'> & {
  /** Reads the list again after this many milliseconds while its rows require it. */
  readonly pollMs?: (rows: readonly Row[]) => number | false
  /** The endpoint's name for the number of a page. */
  readonly pageField?: 'skip' | 'page'
}

/**
 * Reads a list page by page; `skip` is added to the query. `rows` is every loaded row, `total` is that of the first
 * page (a page past the end returns 0, C-41).
 */
export const useEndpointPages = <E extends AnyEndpoint>(
  endpoint: E,
  request: RequestFor<E>,
  { enabled = true, pageField = 'skip', pollMs }: PagesOptions<(ResponseFor<E> & Page)['data'][number]> = {},
) => {
  type Answer = ResponseFor<E> & Page
  const sellerId = useSellerId()
  const toPageRequest = (page: number) => {
    const pagedRequest = request as PagedRequest
    return {
      ...pagedRequest,
      query: { ...(pagedRequest.query as object | undefined), [pageField]: page },
    } as RequestFor<E>
  }
  const list = useInfiniteQuery({
    ...infiniteQueryOptions({
      queryKey: endpointKey(endpoint, request, sellerId),
      queryFn: async ({ signal, pageParam }) =>
        (await callEndpoint(endpoint, toPageRequest(pageParam), { signal, sellerId })) as Answer,
      initialPageParam: 1,
      getNextPageParam: nextPage,
      initialData: () => {
        const first = enabled ? arrivedAnswer(endpoint, toPageRequest(1), sellerId) : undefined
        return first && { pages: [first as Answer], pageParams: [1] }
      },
    }),
    enabled,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      pollMs?.((state.data?.pages ?? []).flatMap((page) => page.data as readonly Answer['data'][number][])) ?? false,
  })
  const rowsIn = (loaded: readonly Answer[] = []) =>
    uniqueRows(loaded.flatMap((page) => page.data as readonly Answer['data'][number][]))
  const pages = list.data?.pages ?? []
  return {
    ...list,
    rows: rowsIn(pages),
    /** Reads the loaded pages again. */
    reread: async () => rowsIn((await list.refetch()).data?.pages),
    total: pages[0]?.total ?? 0,
    totalIsExact: pages[0]?.totalIsExact ?? true,
  }
}

/**
 * Shows the result of a change in the cached responses before the server has confirmed it. Reads that would overwrite a
 * cached response are cancelled; a first read goes on, because nothing would start it again. Returns a function that
 * reverts the change.
 */
export const changeAnswers = <E extends AnyEndpoint>(
  client: QueryClient,
  endpoint: E,
  change: (answer: ResponseFor<E>) => ResponseFor<E>,
): (() => void) => {
  type Pages = { readonly pages: readonly ResponseFor<E>[] }
  type CachedAnswer = ResponseFor<E> | Pages
  const isList = (cached: CachedAnswer): cached is Pages =>
    typeof cached === 'object' && cached !== null && 'pages' in cached
  const ofEndpoint = { predicate: ({ queryKey }: Query) => queryKey[0] === nameEndpoint(endpoint) }
  const before = client.getQueriesData<CachedAnswer>(ofEndpoint)
  void client.cancelQueries({
    predicate: (query) => ofEndpoint.predicate(query) && query.state.data !== undefined,
  })
  client.setQueriesData<CachedAnswer>(ofEndpoint, (cached) => {
    if (cached === undefined) return cached
    return isList(cached) ? { ...cached, pages: cached.pages.map(change) } : change(cached as ResponseFor<E>)
  })
  return () => {
    for (const [key, cached] of before) client.setQueryData(key, cached)
  }
}

/** Marks every response of these endpoints as outdated, whatever the request. */
export const refreshEndpoints = (client: QueryClient, endpoints: readonly AnyEndpoint[]): Promise<void> => {
  const names = new Set(endpoints.map(nameEndpoint))
  return client.invalidateQueries({ predicate: ({ queryKey }) => names.has(String(queryKey[0])) })
}

type Loaded = { readonly pages?: readonly Page[] }

/**
 * Changes the rows of this endpoint's cached lists in place, without changing how old the lists are. A list that is
 * being read at this moment is not changed.
 */
export const changeLoadedRows = <E extends AnyEndpoint>(
  client: QueryClient,
  endpoint: E,
  change: (row: (ResponseFor<E> & Page)['data'][number]) => unknown,
): void => {
  const lists = client.getQueryCache().findAll({ queryKey: [nameEndpoint(endpoint)], fetchStatus: 'idle' })
  for (const { queryKey, state } of lists) {
    const { pages } = (state.data ?? {}) as Loaded
    if (pages === undefined || state.isInvalidated) continue
    const changed = pages.map((page) => ({ ...page, data: page.data.map(change as (row: unknown) => unknown) }))
    client.setQueryData(queryKey, { ...(state.data as object), pages: changed }, { updatedAt: state.dataUpdatedAt })
  }
}

export type EndpointMutationOptions<E extends AnyEndpoint> = Messages & {
  /** The endpoints that are read again afterwards. */
  readonly refreshes?: readonly AnyEndpoint[]
  readonly onSuccess?: (answer: ResponseFor<E>, request: RequestFor<E>) => void
  /** Changes with the same scope run one after the other (for example quantities of one cart). */
  readonly scope?: string
  /** For what must happen once, however often it is requested: every attempt with the same content has the same key. */
  readonly isOnce?: true
  /**
   * Without a connection it waits, and continues by itself (USE-010): 'once' with its own key, so that a repetition
   * does nothing twice; 'absolute' when a repetition is harmless; 'question' stores nothing and does not count as
   * unsaved.
   */
  readonly queued?: 'once' | 'absolute' | 'question'
}

/**
 * Calls an endpoint that changes something. `const approve = useEndpointMutation(approveOrder, { refreshes:
 * [listOrders], success: '…' })`
 */
export const useEndpointMutation = <E extends AnyEndpoint>(
  endpoint: E,
  { refreshes = [], onSuccess, scope, success, failure, isOnce, queued }: EndpointMutationOptions<E> = {},
) => {
  const client = useQueryClient()
  const sellerId = useSellerId()
  const toContentKey = useContentKey()
  return useMutation({
    mutationFn: (request: RequestFor<E>) => {
      const contentKey = isOnce && toContentKey(request)
      const idempotencyKey = queued === 'once' ? toRequestKey(request as object) : contentKey
      return callEndpoint(endpoint, request, { sellerId, idempotencyKey })
    },
    meta: { success, failure, isSave: queued !== undefined && queued !== 'question' },
    ...(queued !== undefined && queuedSending),
    ...(scope !== undefined && { scope: { id: scope } }),
    onSuccess: (answer, request) => {
      onSuccess?.(answer, request)
      return refreshEndpoints(client, refreshes)
    },
  })
}
