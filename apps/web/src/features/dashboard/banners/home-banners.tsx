import { lazy, Suspense } from 'react'
import { useNews } from './use-news.ts'

const BannersDialog = lazy(async () => {
  try {
    return { default: (await import('./banners-dialog.tsx')).BannersDialog }
  } catch {
    // BAN-007: a banner that fails to load leaves no empty space.
    return { default: () => null }
  }
})

/** BAN-001, BAN-008, USE-003: the news of the home, read once a day and shown once to each user. */
export const HomeBanners = () => {
  const { news, close } = useNews()
  if (news.length === 0) return null
  return (
    <Suspense>
      <BannersDialog banners={news} onClose={close} />
    </Suspense>
  )
}
