import { type Capability, can, type Role } from '@girassol/domain/access'
import {
  type Icon,
  IconAdjustments,
  IconBuildingStore,
  IconBuildingWarehouse,
  IconCreditCard,
  IconHistory,
  IconMailExclamation,
  IconPackages,
  IconPhoto,
  IconTruck,
  IconUsers,
} from '@tabler/icons-react'

export type AdministrationSection = {
  readonly label: string
  readonly to: `/administracao/${string}`
  readonly capability: Capability
  readonly icon: Icon
}

/** The sections of the administration, in the order of its menu (C-140). */
const sections: readonly AdministrationSection[] = [
  { label: 'Usuários', to: '/administracao/usuarios', capability: 'administration.use', icon: IconUsers },
  { label: 'Integradores', to: '/administracao/integradores', capability: 'sellers.manage', icon: IconBuildingStore },
  { label: 'Catálogo', to: '/administracao/catalogo', capability: 'catalogue.import', icon: IconPackages },
  { label: 'Tabela de frete', to: '/administracao/frete', capability: 'administration.use', icon: IconTruck },
  {
    label: 'Tabelas de parcelas',
    to: '/administracao/parcelas',
    capability: 'administration.use',
    icon: IconCreditCard,
  },
  { label: 'Filiais', to: '/administracao/filiais', capability: 'administration.use', icon: IconBuildingWarehouse },
  { label: 'Banners', to: '/administracao/banners', capability: 'banners.manage', icon: IconPhoto },
  {
    label: 'Configurações',
    to: '/administracao/configuracoes',
    capability: 'settings.change',
    icon: IconAdjustments,
  },
  {
    label: 'Mensagens não aproveitadas',
    to: '/administracao/mensagens',
    capability: 'administration.use',
    icon: IconMailExclamation,
  },
  {
    label: 'Registro de alterações',
    to: '/administracao/registro',
    capability: 'administration.use',
    icon: IconHistory,
  },
]

/** Those that somebody with these roles may open; none, and the administration is not theirs. */
export const sectionsFor = (roles: readonly Role[]): readonly AdministrationSection[] =>
  sections.filter(({ capability }) => can(roles, capability))
