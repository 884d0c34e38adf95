import { can } from '@girassol/domain/access'
import { hideFromReaders, type Permission } from '@girassol/domain/shared'
import type { Actor } from '../../http/actor.ts'

const readOnly = 'Só os usuários do integrador mudam a homologação.'

/** The action of a rule, hidden from users who only read (HOM-016). */
export const toAction = ({ roles }: Pick<Actor, 'roles'>, permission: Permission): Permission =>
  hideFromReaders(permission, can(roles, 'homologation.use'), readOnly)
