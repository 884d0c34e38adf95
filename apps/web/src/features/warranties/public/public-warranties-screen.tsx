import { useEffect } from 'react'
import { fallbackMessage } from '../../../lib/api-error.ts'
import { tooManySentence } from '../../../lib/public-call.ts'
import { FailedPage, LoadingPage, MissingPage } from './closed-pages.tsx'
import { usePublicWarranties } from './use-public-warranties.ts'
import { WarrantiesPage } from './warranties-page.tsx'

/** The page behind the link of a site, without a session (WAR-006). */
export const PublicWarrantiesScreen = ({ token }: { readonly token: string }) => {
  const { loaded, isRetried, retry } = usePublicWarranties(token)
  const company = loaded.state === 'found' ? loaded.warranties.company.name : undefined
  useEffect(() => {
    if (company !== undefined) document.title = `Garantias – ${company}`
  }, [company])
  if (loaded.state === 'found') return <WarrantiesPage warranties={loaded.warranties} takesFocus={isRetried} />
  if (loaded.state === 'loading') return <LoadingPage />
  if (loaded.state === 'missing') return <MissingPage takesFocus={isRetried} />
  const sentence = loaded.state === 'tooMany' ? tooManySentence : fallbackMessage
  return <FailedPage sentence={sentence} takesFocus={isRetried} onRetry={retry} />
}
