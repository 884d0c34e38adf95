import '@mantine/carousel/styles.layer.css'
import type { BannerView } from '@girassol/contract/dashboard'
import type { ReactNode } from 'react'
import { ActionButton } from '../../../ui/action-button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { ArrivedBanners } from './arrived-banners.tsx'
import { BannerCarousel } from './banner-carousel.tsx'

export type BannersDialogProps = { readonly banners: readonly BannerView[]; readonly onClose: () => void }

/** BAN-001, BAN-007: opens once every picture loaded or failed, with the loaded ones; never opens when none loaded. */
export const BannersDialog = ({ banners, onClose }: BannersDialogProps): ReactNode => (
  <ArrivedBanners banners={banners}>
    {(arrived) => (
      <Dialog
        isOpen
        leavesRoom
        title="Novidades"
        width="product"
        onClose={onClose}
        footer={<ActionButton label="Agora não" variant="text" onRun={onClose} />}
      >
        <BannerCarousel banners={arrived} onFollow={onClose} />
      </Dialog>
    )}
  </ArrivedBanners>
)
