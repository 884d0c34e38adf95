import { can } from '@girassol/domain/access'
import type { Actor } from '../../http/actor.ts'
import { requireSeller } from '../../http/require-seller.ts'

/** The seller whose homologations the caller reads: the own one, or the one that staff selected (C-154). */
export const requireHomologationSeller = (actor: Actor): number => requireSeller(actor).id

const readOnly = 'Só os usuários do integrador mudam a homologação.'

type Permission =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly reason: string; readonly hidden?: true }

/** The action of a rule, hidden from users who only read (HOM-016). */
export const toAction = ({ roles }: Pick<Actor, 'roles'>, permission: Permission): Permission =>
  can(roles, 'homologation.use') ? permission : { allowed: false, reason: readOnly, hidden: true }
