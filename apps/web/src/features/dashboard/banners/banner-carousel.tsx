import type { BannerView } from '@girassol/contract/dashboard'
import { leavesPortal } from '@girassol/domain/dashboard'
import { Carousel } from '@mantine/carousel'
import { ActionIcon } from '@mantine/core'
import { useReducedMotion } from '@mantine/hooks'
import { IconChevronLeft, IconChevronRight, IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react'
import type { EmblaCarouselType } from 'embla-carousel'
import Autoplay from 'embla-carousel-autoplay'
import { useState } from 'react'
import { AppLink } from '../../../ui/app-link.tsx'
import { externalAnchor } from '../../../ui/external-link.tsx'
import classes from './banner-carousel.module.css'
import { toBannerPictureUrl } from './banner-picture-url.ts'

/** Long enough to read a sentence twice. */
const delayMs = 6000

/** Pauses while the mouse or the focus is on it, and then continues. */
const newAutoplay = () =>
  Autoplay({ delay: delayMs, stopOnInteraction: false, stopOnMouseEnter: true, stopOnFocusIn: true })

type BannerProps = { readonly banner: BannerView; readonly onFollow: () => void }

const Banner = ({ banner: { title, fileName, referLink }, onFollow }: BannerProps) => {
  const picture = <img src={toBannerPictureUrl(fileName)} alt={title} className={classes.picture} />
  if (referLink === null) return picture
  if (!leavesPortal(referLink)) {
    return (
      <AppLink to={referLink} className={classes.link} onClick={onFollow}>
        {picture}
      </AppLink>
    )
  }
  return (
    <a href={referLink} {...externalAnchor} className={classes.link}>
      {picture}
      <span className="hidden-visually"> (abre em outra aba)</span>
    </a>
  )
}

type ControlsProps = {
  readonly embla: EmblaCarouselType | null
  readonly current: number
  readonly count: number
  readonly isPlaying: boolean
  readonly onPlay: (isPlaying: boolean) => void
}

const Controls = ({ embla, current, count, isPlaying, onPlay }: ControlsProps) => (
  <div className={classes.controls}>
    <ActionIcon variant="default" aria-label={isPlaying ? 'Pausar' : 'Continuar'} onClick={() => onPlay(!isPlaying)}>
      {isPlaying ? <IconPlayerPause size={16} aria-hidden /> : <IconPlayerPlay size={16} aria-hidden />}
    </ActionIcon>
    <span className={`${classes.count} figures`}>
      {current + 1} de {count}
    </span>
    <ActionIcon variant="default" aria-label="Banner anterior" onClick={() => embla?.scrollPrev()}>
      <IconChevronLeft size={16} aria-hidden />
    </ActionIcon>
    <ActionIcon variant="default" aria-label="Próximo banner" onClick={() => embla?.scrollNext()}>
      <IconChevronRight size={16} aria-hidden />
    </ActionIcon>
  </div>
)

/** Plays unless the system is set to reduce motion; the button starts and stops it. */
const useAutoplay = (count: number) => {
  const wantsStill = useReducedMotion()
  const [chosen, setChosen] = useState<boolean>()
  const [plugin] = useState(newAutoplay)
  const isPlaying = count > 1 && (chosen ?? !wantsStill)
  return { isPlaying, plugins: isPlaying ? [plugin] : [], wantsStill, play: setChosen }
}

export type BannerCarouselProps = {
  readonly banners: readonly BannerView[]
  /** The chosen target is a screen of the portal. */
  readonly onFollow: () => void
}

/** BAN-002: shows one banner at a time in a loop, each with its link. */
export const BannerCarousel = ({ banners, onFollow }: BannerCarouselProps) => {
  const [embla, setEmbla] = useState<EmblaCarouselType | null>(null)
  const [current, setCurrent] = useState(0)
  const { isPlaying, plugins, wantsStill, play } = useAutoplay(banners.length)
  return (
    <>
      <Carousel
        withControls={false}
        emblaOptions={{ loop: true, ...(wantsStill && { duration: 0 }) }}
        plugins={plugins}
        getEmblaApi={setEmbla}
        onSlideChange={setCurrent}
        aria-roledescription="carrossel"
        aria-label="Banners"
        role="region"
      >
        {banners.map((banner, index) => (
          <Carousel.Slide key={banner.id} inert={index !== current} data-banner={index === current ? 'shown' : 'aside'}>
            <Banner banner={banner} onFollow={onFollow} />
          </Carousel.Slide>
        ))}
      </Carousel>
      {banners.length > 1 && (
        <Controls embla={embla} current={current} count={banners.length} isPlaying={isPlaying} onPlay={play} />
      )}
    </>
  )
}
