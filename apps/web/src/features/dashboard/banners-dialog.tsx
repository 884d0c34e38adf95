import '@mantine/carousel/styles.layer.css'
import type { BannerView } from '@girassol/contract/dashboard'
import { useState } from 'react'
import { ActionButton } from '../../ui/action-button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { BannerCarousel } from './banner-carousel.tsx'
import { pictureUrlOf } from './banner-picture-url.ts'

/** Which pictures have come, and which will not. */
type Arrivals = Readonly<Record<number, boolean>>

export type BannersDialogProps = { readonly banners: readonly BannerView[]; readonly onClose: () => void }

/** BAN-001, BAN-007: opens once every picture came or failed, with those that came; with none it never opens. */
export const BannersDialog = ({ banners, onClose }: BannersDialogProps) => {
  const [arrivals, setArrivals] = useState<Arrivals>({})
  const settle = (id: number, hasCome: boolean) => setArrivals((before) => ({ ...before, [id]: hasCome }))
  if (banners.some(({ id }) => arrivals[id] === undefined)) {
    return (
      <div hidden>
        {banners.map(({ id, fileName }) => (
          <img
            key={id}
            src={pictureUrlOf(fileName)}
            alt=""
            onLoad={() => settle(id, true)}
            onError={() => settle(id, false)}
          />
        ))}
      </div>
    )
  }
  const shown = banners.filter(({ id }) => arrivals[id])
  if (shown.length === 0) return null
  return (
    <Dialog
      isOpen
      leavesRoom
      title="Novidades"
      width="product"
      onClose={onClose}
      footer={<ActionButton label="Agora não" variant="text" onRun={onClose} />}
    >
      <BannerCarousel banners={shown} onFollow={onClose} />
    </Dialog>
  )
}
