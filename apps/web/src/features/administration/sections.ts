import { type Capability, can, type Role } from '@girassol/domain/access'
import {
  type Icon,
  IconAdjustments,
  IconAlertTriangle,
  IconBolt,
  IconBuildingBank,
  IconBuildingStore,
  IconBuildingWarehouse,
  IconCash,
  IconCreditCard,
  IconExternalLink,
  IconHistory,
  IconMailExclamation,
  IconMessageCircle,
  IconPackages,
  IconPhoto,
  IconPlugConnected,
  IconScale,
  IconShieldLock,
  IconSun,
  IconTruck,
  IconUserShield,
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
  { label: 'Catálogo', to: '/administracao/catalogo', capability: 'catalogue.manage', icon: IconPackages },
  { label: 'Tabela de frete', to: '/administracao/frete', capability: 'administration.use', icon: IconTruck },
  { label: 'Filiais', to: '/administracao/filiais', capability: 'administration.use', icon: IconBuildingWarehouse },
  { label: 'Concessionárias', to: '/administracao/concessionarias', capability: 'utilities.manage', icon: IconBolt },
  { label: 'Irradiação', to: '/administracao/irradiacao', capability: 'administration.use', icon: IconSun },
  {
    label: 'Tabelas de parcelas',
    to: '/administracao/parcelas',
    capability: 'administration.use',
    icon: IconCreditCard,
  },
  {
    label: 'Outras formas de pagamento',
    to: '/administracao/outras-formas-de-pagamento',
    capability: 'administration.use',
    icon: IconCash,
  },
  {
    label: 'Linhas de financiamento',
    to: '/administracao/linhas-de-financiamento',
    capability: 'financingLines.manage',
    icon: IconBuildingBank,
  },
  { label: 'Crédito', to: '/administracao/credito', capability: 'credit.manage', icon: IconScale },
  { label: 'Alçadas', to: '/administracao/alcadas', capability: 'floors.manage', icon: IconScale },
  {
    label: 'Consultores',
    to: '/administracao/consultores',
    capability: 'administration.use',
    icon: IconMessageCircle,
  },
  { label: 'Integrações', to: '/administracao/integracoes', capability: 'keys.house', icon: IconPlugConnected },
  { label: 'Links', to: '/administracao/links', capability: 'administration.use', icon: IconExternalLink },
  { label: 'Banners', to: '/administracao/banners', capability: 'banners.manage', icon: IconPhoto },
  {
    label: 'Configurações',
    to: '/administracao/configuracoes',
    capability: 'settings.change',
    icon: IconAdjustments,
  },
  { label: 'Falhas', to: '/administracao/falhas', capability: 'administration.use', icon: IconAlertTriangle },
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
  { label: 'Segurança', to: '/administracao/seguranca', capability: 'administration.use', icon: IconShieldLock },
  { label: 'Privacidade', to: '/administracao/privacidade', capability: 'administration.use', icon: IconUserShield },
]

/** The sections that a user with these roles may open; with none, the user has no access to the administration. */
export const sectionsFor = (roles: readonly Role[]): readonly AdministrationSection[] =>
  sections.filter(({ capability }) => can(roles, capability))
