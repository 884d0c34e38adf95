import type { NotificationView } from '@girassol/contract/notifications'

/** An order was approved at noon on 21 November 2026; unread. */
export const aNotification = (rest: Partial<NotificationView> = {}): NotificationView => ({
  id: 1,
  type: 'INVOICE',
  title: 'Pedido aprovado',
  message: 'O pedido 10482 foi aprovado.',
  icon: 'SUCCESS',
  readed: false,
  invoiceId: 10482,
  path: null,
  sellerId: 1,
  createdAt: '2026-11-21T15:00:00.000Z',
  ...rest,
})

/** The response of the bell's call: one page with all of them. */
export const notificationPage = (data: readonly NotificationView[]) => ({
  data: [...data],
  total: data.length,
  totalIsExact: true,
  unread: data.filter(({ readed }) => !readed).length,
  pollSeconds: 60,
})
