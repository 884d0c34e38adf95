import type { Failure } from '@girassol/contract/failures'
import { formatCount } from '../../lib/format.ts'
import { AppLink } from '../../ui/app-link.tsx'

/** '1 operação vai ser tentada de novo agora.' */
export const retriedText = (retried: number): string => {
  if (retried === 0) return 'Nada a tentar: outra pessoa já pediu, ou os links venceram.'
  return retried === 1
    ? 'A operação vai ser tentada de novo agora.'
    : `${formatCount(retried)} operações vão ser tentadas de novo agora.`
}

export const triesText = (tries: number): string => (tries === 1 ? '1 tentativa' : `${formatCount(tries)} tentativas`)

const toPath = ({ kind, id }: NonNullable<Failure['record']>): string | null => {
  if (kind === 'order') return `/pedidos/${id}`
  return kind === 'user' ? `/administracao/usuarios/${id}` : null
}

/** The record that the failed operation was about, with a link when it has a screen. */
export const RecordName = ({ record }: Pick<Failure, 'record'>) => {
  if (record === null) return 'Nenhum'
  const address = toPath(record)
  return address === null ? record.name : <AppLink to={address}>{record.name}</AppLink>
}
