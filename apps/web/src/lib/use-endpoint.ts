import type { RequestOf, ResponseOf } from '@girassol/contract/http/endpoint'
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
import { type AnyEndpoint, addressOf, callEndpoint, type Parts } from './api-client.ts'
import { queuedSending } from './connection.ts'
import { takeArrivedAnswer } from './early-answers.ts'
import { keyOfRequest } from './idempotency-key.ts'
import { keptMs, type Messages } from './query-client.ts'
import { useSellerId } from './seller-scope.ts'
import { uniqueRows } from './unique-rows.ts'

const nameOf = (endpoint: AnyEndpoint) => `${endpoint.method} ${endpoint.path}`

/** `[endpoint, request, seller]`: what one integrator sees is never shown to another. */
export const endpointKey = (endpoint: AnyEndpoint, request: unknown, sellerId: string | undefined) =>
  [nameOf(endpoint), request, sellerId ?? null] as const

/** What the page asked for before the application ran, where it has come: the first drawing shows it. */
const arrivedAnswer = <E extends AnyEndpoint>(endpoint: E, request: RequestOf<E>, sellerId: string | undefined) =>
  endpoint.method === 'GET'
    ? (takeArrivedAnswer(addressOf(endpoint.path, request as Parts), sellerId) as ResponseOf<E> | undefined)
    : undefined

const endpointQuery = <E extends AnyEndpoint>(endpoint: E, request: RequestOf<E>, sellerId?: string) =>
  queryOptions({
    queryKey: endpointKey(endpoint, request, sellerId),
    queryFn: ({ signal }) => callEndpoint(endpoint, request, { signal, sellerId }),
  })

export type EndpointQueryOptions = {
  readonly enabled?: boolean
  readonly staleTime?: number
  readonly refetchInterval?: number | false
  /** A failure is told at once instead of being tried again. */
  readonly retry?: false
  readonly refetchOnMount?: boolean | 'always'
  readonly refetchOnWindowFocus?: () => boolean | 'always'
  /** Keep the old answer on screen (dimmed) while the next one loads. */
  readonly keepPrevious?: boolean
}

/** Reads an endpoint. `useEndpointQuery(readOrder, { params: { id } })` */
export const useEndpointQuery = <E extends AnyEndpoint>(
  endpoint: E,
  request: RequestOf<E>,
  { keepPrevious = false, ...options }: EndpointQueryOptions = {},
) => {
  const sellerId = useSellerId()
  const usesEarlyAnswer = options.refetchOnMount !== 'always' && options.enabled !== false
  return useQuery({
    ...endpointQuery(endpoint, request, sellerId),
    ...options,
    ...(usesEarlyAnswer && { initialData: () => arrivedAnswer(endpoint, request, sellerId) }),
    // What stays fresh longer than answers are kept is kept as long as it is fresh.
    ...(options.staleTime !== undefined && { gcTime: Math.max(options.staleTime, keptMs) }),
    ...(keepPrevious && { placeholderData: keepPreviousData }),
  })
}

type Page = { readonly data: readonly unknown[]; readonly total: number; readonly totalIsExact: boolean }
type PagedRequest = { readonly query?: unknown }

const loadedIn = (pages: readonly Page[]) => pages.reduce((sum, page) => sum + page.data.length, 0)

/** The next page number, or none: all are loaded, or a page came back empty (C-41). */
const nextPage = (last: Page, pages: readonly Page[]): number | undefined =>
  last.data.length === 0 || (last.totalIsExact && loadedIn(pages) >= last.total) ? undefined : pages.length + 1

type PagesOptions<Row> = Pick<EndpointQueryOptions, 'enabled'> & {
  /** Reads the list again after this many milliseconds while its rows want it. */
  readonly pollMs?: (rows: readonly Row[]) => number | false
  /** How the endpoint calls the number of a page. */
  readonly pageField?: 'skip' | 'page'
}

/**
 * Reads a list page after page; `skip` is added to the query. `rows` is every loaded row, `total` of the first page
 * (a page past the end answers 0, C-41).
 */
export const useEndpointPages = <E extends AnyEndpoint>(
  endpoint: E,
  request: RequestOf<E>,
  { enabled = true, pageField = 'skip', pollMs }: PagesOptions<(ResponseOf<E> & Page)['data'][number]> = {},
) => {
  type Answer = ResponseOf<E> & Page
  const sellerId = useSellerId()
  const requestOf = (page: number) => {
    const asked = request as PagedRequest
    return { ...asked, query: { ...(asked.query as object | undefined), [pageField]: page } } as RequestOf<E>
  }
  const list = useInfiniteQuery({
    ...infiniteQueryOptions({
      queryKey: endpointKey(endpoint, request, sellerId),
      queryFn: async ({ signal, pageParam }) =>
        (await callEndpoint(endpoint, requestOf(pageParam), { signal, sellerId })) as Answer,
      initialPageParam: 1,
      getNextPageParam: nextPage,
      initialData: () => {
        const first = enabled ? arrivedAnswer(endpoint, requestOf(1), sellerId) : undefined
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
 * Shows at once what a change will make of the answers that are kept, before the server has followed; what is on its
 * way is not waited for. Answers how to take it back.
 */
export const changeAnswers = <E extends AnyEndpoint>(
  client: QueryClient,
  endpoint: E,
  change: (answer: ResponseOf<E>) => ResponseOf<E>,
): (() => void) => {
  type Pages = { readonly pages: readonly ResponseOf<E>[] }
  type Kept = ResponseOf<E> | Pages
  const isList = (kept: Kept): kept is Pages => typeof kept === 'object' && kept !== null && 'pages' in kept
  const ofEndpoint = { predicate: ({ queryKey }: Query) => queryKey[0] === nameOf(endpoint) }
  const before = client.getQueriesData<Kept>(ofEndpoint)
  void client.cancelQueries(ofEndpoint)
  client.setQueriesData<Kept>(ofEndpoint, (kept) => {
    if (kept === undefined) return kept
    return isList(kept) ? { ...kept, pages: kept.pages.map(change) } : change(kept as ResponseOf<E>)
  })
  return () => {
    for (const [key, kept] of before) client.setQueryData(key, kept)
  }
}

/** Marks every answer of these endpoints as old, whatever the request. */
export const refreshEndpoints = (client: QueryClient, endpoints: readonly AnyEndpoint[]): Promise<void> => {
  const names = new Set(endpoints.map(nameOf))
  return client.invalidateQueries({ predicate: ({ queryKey }) => names.has(String(queryKey[0])) })
}

type Loaded = { readonly pages?: readonly Page[] }

/**
 * Changes the rows of this endpoint's lists where they stand; the lists stay as old as they are. One that is being read
 * at this moment is left to its answer.
 */
export const changeLoadedRows = <E extends AnyEndpoint>(
  client: QueryClient,
  endpoint: E,
  change: (row: (ResponseOf<E> & Page)['data'][number]) => unknown,
): void => {
  const lists = client.getQueryCache().findAll({ queryKey: [nameOf(endpoint)], fetchStatus: 'idle' })
  for (const { queryKey, state } of lists) {
    const { pages } = (state.data ?? {}) as Loaded
    if (pages === undefined || state.isInvalidated) continue
    const changed = pages.map((page) => ({ ...page, data: page.data.map(change as (row: unknown) => unknown) }))
    client.setQueryData(queryKey, { ...(state.data as object), pages: changed }, { updatedAt: state.dataUpdatedAt })
  }
}

export type EndpointMutationOptions<E extends AnyEndpoint> = Messages & {
  /** What is read again afterwards. */
  readonly refreshes?: readonly AnyEndpoint[]
  readonly onSuccess?: (answer: ResponseOf<E>, request: RequestOf<E>) => void
  /** Changes made on the same scope run one after the other (quantities of one cart, say). */
  readonly scope?: string
  /** What must happen once, however often it is asked: the same key for every try. */
  readonly idempotencyKey?: string
  /**
   * Without a connection it waits, and goes on by itself (USE-010): 'once' with a key of its own, so that a repetition
   * does nothing twice; 'absolute' where a repetition is harmless; 'question' stores nothing and is not counted.
   */
  readonly queued?: 'once' | 'absolute' | 'question'
}

/** Changes something. `const approve = useEndpointMutation(approveOrder, { refreshes: [listOrders], success: '…' })` */
export const useEndpointMutation = <E extends AnyEndpoint>(
  endpoint: E,
  { refreshes = [], onSuccess, scope, success, failure, idempotencyKey, queued }: EndpointMutationOptions<E> = {},
) => {
  const client = useQueryClient()
  const sellerId = useSellerId()
  return useMutation({
    mutationFn: (request: RequestOf<E>) => {
      const key = queued === 'once' ? keyOfRequest(request as object) : idempotencyKey
      return callEndpoint(endpoint, request, { sellerId, idempotencyKey: key })
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
