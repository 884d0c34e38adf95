import { displayName } from '../catalogue/index.ts'
import type { NotificationIcon } from './notification.ts'

/** A swap as the notices describe it. */
export type NotifiedTrade = {
  readonly integrator: string
  readonly product: string
  /** Points. */
  readonly value: number
  readonly city: string
  readonly state: string
}

type Notice = {
  readonly title: string
  readonly icon: NotificationIcon
  readonly message: string
  readonly path: string
}

const dotted = (points: number): string => String(points).replace(/\B(?=(\d{3})+$)/g, '.')

/** C-111: for the people of the integrator. */
export const tradeNotice = ({ product, value }: NotifiedTrade): Notice => ({
  title: 'Troca de pontos',
  path: '/pontos/extrato',
  icon: 'SUCCESS',
  message: `A troca de ${dotted(value)} pontos por ${displayName(product)} foi solicitada. Veja no extrato de pontos.`,
})

/** C-111: for the users who manage the points: the distributor has to deliver the product. */
export const tradeToDeliverNotice = ({ integrator, product, value, city, state }: NotifiedTrade): Notice => ({
  title: 'Troca de pontos a entregar',
  path: '/pontos/gerenciar',
  icon: 'INFO',
  message: `${integrator} trocou ${dotted(value)} pontos por ${displayName(product)}. Entrega em ${city}, ${state}; o endereço está em Gerenciar Pontos.`,
})
