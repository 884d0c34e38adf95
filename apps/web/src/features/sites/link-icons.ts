import type { SiteLinkKind } from '@girassol/domain/sites'
import {
  type Icon,
  IconCertificate,
  IconFileInvoice,
  IconFileText,
  IconPackage,
  IconShoppingCart,
} from '@tabler/icons-react'

export const linkIcons: Readonly<Record<SiteLinkKind, Icon>> = {
  CART: IconShoppingCart,
  BUDGET: IconFileInvoice,
  ORDER: IconPackage,
  PROPOSAL: IconFileText,
  HOMOLOGATION: IconCertificate,
}
