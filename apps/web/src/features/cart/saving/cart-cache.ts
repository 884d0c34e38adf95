import { readCart } from '@girassol/contract/cart'
import type { OrderView } from '@girassol/contract/orders'
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSellerId } from '../../../lib/seller-scope.ts'
import { setUnsaved } from '../../../lib/unsaved-changes.ts'
import { endpointKey } from '../../../lib/use-endpoint.ts'
import { createQuantityQueue } from '../items/quantity-queue.ts'
import { withQuantity } from '../items/with-quantity.ts'
import { notifyOtherTabs } from './cart-tabs.ts'

/** Changes of the cart run one after the other: each response is the whole cart, so their order matters. */
export const cartScope = 'cart'

const createBook = () => {
  const queue = createQuantityQueue<OrderView>()
  /** The last cart that the server confirmed, while quantities are being sent. */
  let confirmed: OrderView | undefined
  return {
    queue,
    confirmed: () => confirmed,
    expect: (shown: OrderView) => {
      confirmed ??= shown
    },
    /** The server's cart with the changes that are still being sent. */
    settle: (answer: OrderView): OrderView => {
      const unanswered = [...queue.unanswered()]
      confirmed = unanswered.length > 0 ? answer : undefined
      return unanswered.reduce((cart, [code, quantity]) => withQuantity(cart, code, quantity), answer)
    },
  }
}

/** The quantity being sent is counted by its mutation; this counts the others in the queue (USE-010). */
const countWaiting = (book: ReturnType<typeof createBook>) =>
  setUnsaved(book, Math.max(book.queue.unanswered().size - 1, 0))

const books = new WeakMap<QueryClient, ReturnType<typeof createBook>>()

/** One queue for all steppers of the application. */
const getBook = (client: QueryClient) => {
  const book = books.get(client) ?? createBook()
  books.set(client, book)
  return book
}

/** When this browser last saved a change of the cart: an ISO time, null before the first. */
const savedAtQuery = (sellerId: string | undefined) =>
  queryOptions({
    queryKey: ['cart saved at', sellerId ?? null],
    queryFn: (): string | null => null,
    staleTime: 'static',
  })

/** When the cart was last saved from this browser; null before the first time. */
export const useCartSavedAt = (): string | null => useQuery(savedAtQuery(useSellerId())).data ?? null

/** The cart that every screen shows. */
export const useCartCache = () => {
  const client = useQueryClient()
  const sellerId = useSellerId()
  const queryKey = endpointKey(readCart, {}, sellerId)
  const read = (): OrderView | undefined => client.getQueryData<OrderView | null>(queryKey) ?? undefined
  /** A running read is older than the written data, so it is cancelled. */
  const write = (cart: OrderView) => {
    void client.cancelQueries({ queryKey })
    client.setQueryData(queryKey, cart)
  }
  const store = (answer: OrderView) => {
    write(getBook(client).settle(answer))
    client.setQueryData(savedAtQuery(sellerId).queryKey, new Date().toISOString())
    notifyOtherTabs()
  }
  return {
    read,
    /** Shows the cart that the server returned. */
    answer: store,
    /** While quantities are being sent, a response may be older than what is shown. */
    isWaiting: () => getBook(client).queue.unanswered().size > 0,
    /** Shows a quantity before the server responds, and sends it with `send`. If that fails, the old one returns. */
    change: async (shown: OrderView, [code, quantity]: readonly [string, number], send: () => Promise<OrderView>) => {
      const book = getBook(client)
      book.expect(shown)
      write(withQuantity(shown, code, quantity))
      const answer = book.queue.change(code, quantity, send)
      countWaiting(book)
      try {
        store(await answer)
      } catch (error) {
        write(book.settle(book.confirmed() ?? shown))
        throw error
      } finally {
        countWaiting(book)
      }
    },
  }
}
