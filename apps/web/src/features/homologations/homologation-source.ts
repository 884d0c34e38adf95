import type { HomologationView } from '@girassol/contract/homologations'

type Source = HomologationView['source']

/** 'pedido 10418'; without its budget, which was removed, nothing. */
export const describeSource = (source: Source): string | null =>
  source === null ? null : `${source.kind === 'ORDER' ? 'pedido' : 'orçamento'} ${source.id}`

/** The page of the order or budget. */
export const toSourcePage = ({ kind, id }: NonNullable<Source>): string =>
  `${kind === 'ORDER' ? '/pedidos' : '/orcamentos'}/${id}`

/** 'Homologação do pedido 10418' */
export const nameHomologation = ({ id, source }: Pick<HomologationView, 'id' | 'source'>): string => {
  const described = describeSource(source)
  return described === null ? `Homologação ${id}` : `Homologação do ${described}`
}
