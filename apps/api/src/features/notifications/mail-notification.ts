import { toNotificationPath } from '@girassol/domain/notifications'
import type { Database } from '../../database/connection.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import { maskPersonalText } from '../../http/mask-personal-fields.ts'
import { type Letter, writeLetter } from '../../integrations/mail/letter.ts'
import type { Effects } from '../../outbox/effects.ts'
import { wantsEmail } from './wants-email.ts'

/** The notification with its recipient, if the user still wants the copy and has not received it. */
const findUnmailed = (db: Database, id: number) =>
  db
    .selectFrom('notification')
    .innerJoin('app_user', 'app_user.id', 'notification.user_id')
    // C-227: an order that was given to another integrator has another customer than the one of the notification.
    .leftJoin('orders', (join) =>
      join.onRef('orders.id', '=', 'notification.order_id').onRef('orders.seller_id', '=', 'notification.seller_id'),
    )
    .leftJoin('seller', 'seller.id', 'orders.seller_id')
    .select(['notification.id', 'notification.type', 'title', 'message', 'order_id', 'path'])
    .select(['app_user.name', 'app_user.email', 'app_user.roles'])
    .select(['orders.customer_name', 'seller.fancy_name as integrator'])
    .where('notification.id', '=', id)
    .where('mailed_at', 'is', null)
    .where('app_user.active', '=', true)
    .where(wantsEmail)
    .executeTakeFirst()

type Unmailed = NonNullable<Awaited<ReturnType<typeof findUnmailed>>>

const nameKind = (type: string): string => (type.startsWith('BUDGET') ? 'orçamento' : 'pedido')

const toFacts = ({ customer_name, integrator, roles }: Unmailed) =>
  [
    { label: 'Cliente', value: customer_name && maskPersonalText(customer_name, { roles }) },
    { label: 'Integrador', value: integrator },
  ].flatMap(({ label, value }) => (value ? [{ label, value }] : []))

const toAction = (notification: Unmailed, publicUrl: string): Letter['action'] => {
  const { type, order_id: invoiceId, path } = notification
  const address = toNotificationPath({ type, invoiceId, path })
  const label = path === null ? `Ver o ${nameKind(type)}` : 'Abrir no portal'
  return address === null ? undefined : { label, url: `${publicUrl}${address}` }
}

const toLetter = (notification: Unmailed, publicUrl: string): Letter => {
  const profile = `${publicUrl}/perfil/usuario`
  return {
    id: `notification-${notification.id}`,
    to: notification,
    subject: notification.order_id === null ? notification.title : `${notification.title} · ${notification.order_id}`,
    paragraphs: [maskPersonalText(notification.message, notification)],
    facts: toFacts(notification),
    action: toAction(notification, publicUrl),
    footnote: 'Você recebe as notificações também por e-mail. Para não receber mais, desmarque E-mail em Meu perfil:',
    unsubscribeUrl: profile,
  }
}

/**
 * C-111: copies a notification to its user by e-mail, unless it was sent before, the user deleted it or switched the
 * copies off. If the process is killed after the mail server accepted the mail, it sends the same message id again.
 */
export const mailNotification = async (
  { connection, ports, clock, publicUrl = '' }: Dependencies,
  { notificationId }: Effects['mail.notification'],
): Promise<void> => {
  const notification = await findUnmailed(connection.db, notificationId)
  if (notification === undefined) return
  await ports.mail.send(writeLetter(toLetter(notification, publicUrl)))
  await connection.db.updateTable('notification').set({ mailed_at: clock() }).where('id', '=', notificationId).execute()
}
